import { ok, type Result, refuse } from '@sesame/kernel';
import type { PlayBots } from '@sesame/protocol';
import { termsHash } from '../../match/terms.ts';
import type { StoredPlayer } from '../../store/store.ts';
import type { Tables } from './tables.ts';

/** Starts a match against bots: opens, fills and starts a table. Returns the match id. */
export const playBots = async (tables: Tables, player: StoredPlayer, request: PlayBots): Promise<Result<string>> => {
  const { game, bots, options = {}, rated = false, contribution = '' } = request;
  const opened = await tables.open(player, { game, options, rated, contribution, seats: bots.length + 1 });
  if (!opened.ok) return opened;
  const { id } = opened.value;
  for (const bot of bots) {
    const seated = await tables.seatBot(id, player.id, { bot });
    if (!seated.ok) return seated;
  }
  const started = await tables.start(id, player.id, termsHash(opened.value));
  if (!started.ok) return started;
  return started.value.match === undefined
    ? refuse('not-started', 'The match could not be started.')
    : ok(started.value.match);
};
