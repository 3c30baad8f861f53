import { MAX_RECORD_INPUTS } from '@sesame/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULTS } from '../settings.ts';
import { beginMatch, openTestServer, QUIET, type TestServer, watching } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  const limits = { ...DEFAULTS.limits, ...QUIET.limits, messagesPerSecond: 100_000, messageBurst: 100_000 };
  server = await openTestServer({ limits });
});
afterAll(() => server.close());

test('a player who goes back and forth without end is stopped, and the others play on', async () => {
  const [ann, bo] = [await server.enter(), await server.enter()];
  const { match } = await beginMatch('crystal-code', [ann, bo]);
  const eyes = watching(bo, match);
  await eyes.until(({ awaits }) => awaits.includes(0));
  const moves = Array.from({ length: 2_001 }, (_, i) => ({ type: i % 2 === 0 ? 'ready' : 'not-ready' }));
  const answers = await Promise.all(moves.map((move) => ann.connection.play(match, move)));
  expect(answers.slice(0, 2_000).every(({ ok }) => ok)).toBe(true);
  expect(answers.at(-1)).toMatchObject({ error: { code: 'too-many-moves' } });
  expect(await eyes.play({ type: 'ready' })).toMatchObject({ ok: true });
});

test('a record with more inputs than any match has is refused before it is replayed', async () => {
  const ann = await server.enter();
  const inputs = Array.from({ length: MAX_RECORD_INPUTS + 1 }, () => ({ at: 0, by: 0, move: { type: 'ready' } }));
  const record = { sesame: 1, game: 'crystal-code', rules: 2, options: {}, seats: ['Ann', 'Bo'], inputs };
  const branched = await ann.api.branch({ body: { record, ply: inputs.length, seat: 0, bots: ['novice'] } });
  expect(branched).toMatchObject({ error: { code: 'faulty-record', message: expect.stringContaining('too many') } });
});
