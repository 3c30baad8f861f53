import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { beat } from '../server/tests/play-rated.ts';
import { openTestServer, type TestServer } from '../server/tests/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await openTestServer();
});
afterEach(() => server.close());

const sesame = (...args: readonly string[]): Promise<{ code: number; out: string; err: string }> =>
  new Promise((ran) => {
    const script = join(import.meta.dirname, 'launch.js');
    execFile(process.execPath, [script, ...args, '--data', server.data], (error, out, err) => {
      ran({ code: error === null ? 0 : Number(error.code), out, err });
    });
  });

test('ratings --recompute puts forged ratings right while the server runs, and says which', async () => {
  const [ann, bo] = [await server.enterAccount(), await server.enterAccount()];
  await beat(ann, bo);
  const unchanged = await sesame('ratings', '--recompute');
  expect(unchanged).toEqual({ code: 0, err: '', out: 'Rated matches: 1. Ratings that have changed: 0.\n' });

  await server.ask(`update ratings set mu = 99 where player_id = '${bo.id}'`);
  const { code, out } = await sesame('ratings', '--recompute', '--json');
  expect(code).toBe(0);
  const change = { player: bo.id, game: 'crack-the-code', pace: 'live', before: 3720, after: 1421 };
  expect(JSON.parse(out)).toEqual({ ok: true, matches: 1, differences: [change] });
  const query = { game: 'crack-the-code', pace: 'live', player: [bo.id] } as const;
  const rating = await ann.api.ratings({ query });
  expect(rating.ok && rating.value[0]?.rating).toBe(1421);
});

test('ratings changes nothing unless it is told to recompute', async () => {
  expect(await sesame('ratings')).toEqual({
    code: 1,
    out: '',
    err: 'sesame: Missing --recompute. Nothing was changed.\n',
  });
});
