import { ok, type Result, refuse } from '@sesame/kernel';
import type { PlayBots } from '@sesame/protocol';
import { termsHash } from '../../match/terms.ts';
import type { StoredPlayer } from '../../store/store.ts';
import type { Tables } from './tables.ts';

/** Starts a match against bots in one request, without a share of the player in its luck. Returns the match id. */
export const playBots = async (tables: Tables, player: StoredPlayer, request: PlayBots): Promise<Result<string>> => {
  const { game, bots, options = {}, rated = false } = request;
  const wish = { game, options, rated, bots, ...(request.pace !== undefined && { pace: request.pace }) };
  const opened = await tables.open(player, { ...wish, seats: bots.length + 1 });
  if (!opened.ok) return opened;
  const started = await tables.start(opened.value.id, player.id, termsHash(opened.value));
  if (!started.ok) return started;
  return started.value.match === undefined
    ? refuse('not-started', 'The match could not be started.')
    : ok(started.value.match);
};
