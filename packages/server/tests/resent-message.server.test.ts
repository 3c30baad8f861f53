import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Eavesdropper, openEavesdropper } from './eavesdropper.ts';
import { openDuel, openTestServer, type TestServer } from './test-server.ts';

describe('a message that is sent again', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  const sitDown = async () => {
    const [ann, bo] = [await server.enter(), await server.enter()];
    const { match } = await openDuel([ann, bo]);
    const rows = async () => (await server.ask('select seq from log where match_id = ?', match)).length;
    return {
      match,
      rows,
      ears: [await openEavesdropper(server.url, ann, 0), await openEavesdropper(server.url, ann, 0)] as const,
    };
  };
  const hide = (match: string) => ({
    type: 'play',
    match,
    key: 'the-same-key',
    move: { type: 'hide', code: 'rybwg' },
  });

  test('while the first is being written is also answered, and played once', async () => {
    const { match, rows, ears } = await sitDown();
    const [one, other] = ears;
    const said = [one, one, other, one, other].map((ear: Eavesdropper) => ear.say(hide(match)));
    expect(await Promise.all(said)).toEqual([{}, {}, {}, {}, {}]);
    expect(await rows()).toBe(1);
    for (const ear of ears) ear.close();
  });

  test('after it was played is acknowledged, whatever it contains now', async () => {
    const { match, rows, ears } = await sitDown();
    const [one, other] = ears;
    await one.say(hide(match));
    expect(await other.say({ ...hide(match), move: { type: 'resign' } })).toEqual({});
    expect(await rows()).toBe(1);
    for (const ear of ears) ear.close();
  });
});
