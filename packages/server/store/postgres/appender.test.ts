import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import type { Append } from '../store.ts';
import { makePostgresAppender } from './appender.ts';

/** A database whose queries are answered by the test, in order. */
const makePool = () => {
  const asked: { readonly matches: readonly string[]; fail(): void; write(): void }[] = [];
  const query = ({ values }: { values: readonly (readonly string[])[] }) =>
    new Promise((answer, fail) => {
      const matches = values[0] ?? [];
      asked.push({
        matches,
        fail: () => fail(new Error('connection lost')),
        write: () => answer({ rows: matches.map((match_id) => ({ match_id })) }),
      });
    });
  return { asked, pool: { query } as unknown as Pool };
};
const row = (match: string, seq: number): Append => ({ match, rows: [{ seq, at: 0, by: 0, move: {} }] });
const turn = () => new Promise((next) => setImmediate(next));

test('appends on top of a failed one fail with it; other matches continue', async () => {
  const { asked, pool } = makePool();
  const { append } = makePostgresAppender(pool, { committed: () => {}, failed: () => {} });
  const first = append(row('a', 1));
  await turn();
  await turn();
  const [second, other] = [append(row('a', 2)), append(row('b', 1))];
  const fates = Promise.allSettled([first, second, other]);
  asked[0]?.fail();
  await turn();
  expect(asked.map(({ matches }) => matches)).toEqual([['a'], ['b']]);
  asked[1]?.write();
  expect((await fates).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  const again = append(row('a', 1));
  await turn();
  await turn();
  asked[2]?.write();
  expect(await again).toBe(true);
});
