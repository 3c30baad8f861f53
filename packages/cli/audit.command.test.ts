import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { beat } from '../server/tests/play-rated.ts';
import { openTestServer, type TestServer } from '../server/tests/test-server.ts';
import { runSesame } from './serve-process.fixture.ts';

let server: TestServer;
beforeEach(async () => {
  server = await openTestServer();
});
afterEach(() => server.close());

test('audit finds a log in order as long as nobody rewrites it', async () => {
  const [ann, bo] = [await server.enterAccount(), await server.enterAccount()];
  const seen = join(server.data, 'seen.json');
  const audit = (...args: readonly string[]) => runSesame(['audit', server.url, '--seen', seen, ...args]);
  const first = await beat(ann, bo);
  expect(await audit()).toMatchObject({ code: 0, out: expect.stringContaining('the log has 2 entries') });
  await beat(bo, ann);
  const grown = await audit('--match', first);
  expect(grown).toMatchObject({ code: 0, out: expect.stringContaining('It only grew since it had 2.') });
  expect(grown.out).toContain(`"kind":"result","match":"${first}"`);

  // A host who turns a loss into a win, and starts again so that nothing is remembered.
  await server.ask(`update public_log set entry = replace(entry, '"rank":2', '"rank":1') where match_id = '${first}'`);
  await server.restart();
  expect(await audit()).toMatchObject({ code: 1, err: expect.stringContaining('The first 4 entries were changed.') });
  await server.ask('delete from public_log where number = 3');
  await server.restart();
  expect(await audit()).toMatchObject({ code: 1, err: expect.stringContaining('The log has 3 entries; it had 4.') });
});

test('audit says what is missing', async () => {
  expect(await runSesame(['audit'])).toMatchObject({ code: 1, err: expect.stringContaining('Missing URL') });
  expect(await runSesame(['audit', server.url, '--match', 'nothing'])).toMatchObject({
    code: 1,
    err: expect.stringContaining('The log has nothing about this match.'),
  });
});
