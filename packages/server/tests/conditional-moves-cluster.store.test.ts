import { connectAsGuest } from '@sesame/client';
import { expect, test } from 'vitest';
import { serve } from '../main.ts';
import { isShared, makeTestDatabase } from './test-database.ts';
import { openDuel, QUIET, watching } from './test-server.ts';

/** Ann looks for ggppw: two crystals of rrgpw are in their places and one is elsewhere. */
const PLAN = {
  attempt: 1,
  guess: 'rrgpw',
  answers: [{ black: 2, white: 1, guess: 'gggpw', answers: [{ black: 4, white: 0, guess: 'ggppw' }] }],
};

interface Seen {
  readonly seats: readonly { readonly guesses: readonly { readonly code: string }[] }[];
}
const guessesIn = (view: unknown): readonly string[] => (view as Seen).seats[0]?.guesses.map(({ code }) => code) ?? [];

test.runIf(isShared)('a planned move is played once over several processes', async () => {
  const place = await makeTestDatabase();
  const open = () => serve({ ...QUIET, ...place, port: 0 });
  const urlOf = ({ port }: { readonly port: number }) => `http://127.0.0.1:${port}`;
  const first = await open();
  const [ann, bo] = [await connectAsGuest(urlOf(first)), await connectAsGuest(urlOf(first))];
  const duel = await openDuel([ann, bo]);
  await duel.ann.play({ type: 'hide', code: 'rrybw' });
  expect(await ann.api.setConditionalMoves({ params: { id: duel.match }, body: { plan: PLAN } })).toMatchObject({
    ok: true,
  });
  for (const { connection } of [ann, bo]) connection.close();
  await first.close();
  await place.ask(
    `insert into log (match_id, seq, at, by, move) values (?, 2, 9, '1', '{"type":"hide","code":"ggppw"}')`,
    duel.match,
  );

  const servers = await Promise.all([open(), open(), open()]);
  const [, , third] = servers;
  const back = await connectAsGuest(urlOf(third), bo.cookie);
  const eyes = watching(back, duel.match);
  await eyes.until(({ view }) => guessesIn(view).length === 1);
  // The process that wrote the move evaluates the plan.
  await eyes.play({ type: 'guess', code: 'bbbbb' });
  const seen = await eyes.until(({ view }) => guessesIn(view).length === 2);
  expect(guessesIn(seen.view)).toEqual(['rrgpw', 'gggpw']);
  back.connection.close();
  await Promise.all(servers.map((server) => server.close()));
  const rows = await place.ask('select seq, key from log where match_id = ? order by seq', duel.match);
  expect(rows.map(({ seq }) => Number(seq))).toEqual([1, 2, 3, 4, 5]);
  await place.clear();
});

test.runIf(isShared)('a plan is noticed by a process that knew the match without one', async () => {
  const place = await makeTestDatabase();
  const servers = await Promise.all([serve({ ...QUIET, ...place, port: 0 }), serve({ ...QUIET, ...place, port: 0 })]);
  const [ann, bo] = await Promise.all(servers.map(({ port }) => connectAsGuest(`http://127.0.0.1:${port}`)));
  if (ann === undefined || bo === undefined) throw new Error('nobody is here');
  const duel = await openDuel([ann, bo]);
  await duel.ann.play({ type: 'hide', code: 'rrybw' });
  await duel.bo.until(({ seq }) => seq === 1);
  expect(await ann.api.setConditionalMoves({ params: { id: duel.match }, body: { plan: PLAN } })).toMatchObject({
    ok: true,
  });
  ann.connection.close();
  await servers[0]?.close();
  await duel.bo.play({ type: 'hide', code: 'ggppw' });
  const seen = await duel.bo.until(({ view }) => guessesIn(view).length === 1);
  expect(guessesIn(seen.view)).toEqual(['rrgpw']);
  bo.connection.close();
  await servers[1]?.close();
  await place.clear();
});
