import { connectAsGuest, followMatch, type MatchState, type NodeClient } from '@sesame/client';
import { serve } from '@sesame/server';
import { game } from './game.ts';
import type { Move, View } from './rules.ts';

/** Starts a server with the game and plays two matches on it: two people, and one against the game's bot. */
const server = await serve({
  port: 0,
  host: '127.0.0.1',
  data: 'data',
  logLevel: 'error',
  botPauseMs: 0,
  ownGames: [game],
});
const url = `http://127.0.0.1:${server.port}`;

const unwrap = <Value>(result: { ok: true; value: Value } | { ok: false; error: { message: string } }): Value => {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};

const choose = ({ card = 0 }: View): Move => ({ type: card > 2 ? 'stay' : 'fold' });

/** Plays for a seat until the match is over. */
const playOut = ({ connection }: NodeClient, match: string): Promise<MatchState> =>
  new Promise((over, failed) => {
    let hasChosen = false;
    followMatch(connection, match, (state) => {
      const view = state.view as View;
      if (state.outcome !== undefined) return over(state);
      if (view.may.length === 0 || hasChosen) return;
      hasChosen = true;
      connection.play(match, choose(view)).then(unwrap).catch(failed);
    });
  });

const [ann, bo] = await Promise.all([connectAsGuest(url), connectAsGuest(url)]);
const table = unwrap(await ann.api.openTable({ body: { game: game.id } }));
const { match = '' } = unwrap(await bo.api.sit({ params: { id: table.id }, body: { terms: table.terms } }));
const [seen] = await Promise.all([playOut(ann, match), playOut(bo, match)]);

const against = unwrap(await ann.api.playBots({ body: { game: game.id, bots: ['careful'] } }));
const beaten = await playOut(ann, against.id);

for (const { connection } of [ann, bo]) connection.close();
await server.close();
console.log(JSON.stringify({ people: seen.outcome, bot: beaten.outcome }));
