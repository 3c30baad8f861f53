import type { NodeClient } from '@sesame/client';
import { commitmentOf, type Result } from '@sesame/kernel';
import type { Table } from '@sesame/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { given } from './authorisation-cast.ts';
import { openTestServer, type TestServer } from './test-server.ts';
import { useTestTime } from './test-time.ts';

const GAME = 'crack-the-code';
const [ANNS, BOS, OTHER] = ['1a', '2b', '3c'].map((byte) => byte.repeat(32)) as [string, string, string];

const codeOf = (result: Result<unknown>) => (result.ok ? 'accepted' : result.error.code);

describe('the draw of a match', () => {
  let server: TestServer;
  const time = useTestTime(() => [server.url]);
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  const reveal = (guest: NodeClient, { id }: Table, share: string) =>
    guest.api.revealShare({ params: { id }, body: { share } });
  /** A table of Ann's at which Bo has sat down. */
  const sitDown = async (anns: string, bos: string) => {
    const [ann, bo] = [await server.enter(), await server.enter()];
    const opened = given(await ann.api.openTable({ body: { game: GAME, share: commitmentOf(anns) } }));
    const { id, terms } = opened;
    const early = codeOf(await reveal(ann, opened, anns));
    const table = given(await bo.api.sit({ params: { id }, body: { terms, share: commitmentOf(bos) } }));
    return { ann, bo, opened, table, early };
  };
  const contributionsOf = async (guest: NodeClient, match = '') => {
    given(await guest.api.endMatch({ params: { id: match } }));
    return given(await guest.api.matchRecord({ params: { id: match } })).luck?.contributions;
  };

  test('shows all commitments before it takes a share, and starts when all shares are in', async () => {
    const { ann, bo, opened, table, early } = await sitDown(ANNS, BOS);
    expect(early).toBe('no-share');
    expect(table).toMatchObject({
      commitment: opened.commitment,
      draw: { dueAt: expect.any(Number), repeats: 0 },
      seats: [
        { share: { commitment: commitmentOf(ANNS), revealed: false } },
        { share: { commitment: commitmentOf(BOS), revealed: false } },
      ],
    });
    expect(table.match).toBeUndefined();
    expect(codeOf(await reveal(ann, table, OTHER))).toBe('wrong-share');
    const half = given(await reveal(ann, table, ANNS));
    expect([half.match, JSON.stringify(half).includes(ANNS)]).toEqual([undefined, false]);
    const started = given(await reveal(bo, table, BOS));
    expect(started.match).toBeTypeOf('string');
    // The answer was lost: the same request again.
    expect(given(await reveal(bo, table, BOS)).match).toBe(started.match);
    const moved = await fetch(`${server.url}/api/matches/${started.match}/moves`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: ann.cookie },
      body: JSON.stringify({ key: 'resign-now', move: { type: 'resign' } }),
    });
    expect(moved.status).toBe(200);
    const record = given(await bo.api.matchRecord({ params: { id: started.match ?? '' } }));
    expect(record.luck).toMatchObject({ commitment: opened.commitment, contributions: [ANNS, BOS] });
  });

  test('begins anew, with another secret, when a share is held back or a player leaves', async () => {
    const { ann, bo, table } = await sitDown(ANNS, BOS);
    given(await reveal(ann, table, ANNS));
    const left = given(await bo.api.clearSeat({ params: { id: table.id, seat: 1 } }));
    expect(left).toMatchObject({ draw: { repeats: 1 }, seats: [{ share: { revealed: false } }, { kind: 'open' }] });
    expect(left.commitment).not.toBe(table.commitment);
    const { id, terms } = left;
    const back = given(await bo.api.sit({ params: { id }, body: { terms, share: commitmentOf(BOS) } }));
    // Ann's first share is known, so she has to commit to another one before anybody reveals theirs.
    expect(codeOf(await reveal(bo, back, BOS))).toBe('no-share');
    given(await ann.api.commitShare({ params: { id }, body: { share: commitmentOf(OTHER) } }));
    expect(codeOf(await ann.api.commitShare({ params: { id }, body: { share: commitmentOf(ANNS) } }))).toBe('no-share');
    given(await reveal(ann, back, OTHER));
    // Bo holds his share back: he is left out, and Ann commits and reveals once more.
    const table2 = () => ann.api.table({ params: { id } }).then(given);
    await time.until(async () => (await table2()).draw.repeats === 2);
    expect((await table2()).seats).toMatchObject([{ share: { revealed: false } }, { kind: 'person' }]);
    given(await ann.api.commitShare({ params: { id }, body: { share: commitmentOf(ANNS) } }));
    const started = given(await reveal(ann, back, ANNS));
    expect(started.match).toBeTypeOf('string');
    expect(started.commitment).not.toBe(back.commitment);
  });

  test('of a match against bots asks for a share after the commitment was shown', async () => {
    const ann = await server.enter();
    const body = { game: GAME, seats: 2, bots: ['novice'], rated: false, share: commitmentOf(ANNS) };
    const table = given(await ann.api.openTable({ body }));
    expect([table.seats[1], table.draw]).toEqual([{ kind: 'bot', bot: 'novice' }, { repeats: 0 }]);
    const called = given(await ann.api.startMatch({ params: { id: table.id }, body: { terms: table.terms } }));
    expect(called.match).toBeUndefined();
    const { match } = given(await reveal(ann, called, ANNS));
    expect(await contributionsOf(ann, match)).toEqual([ANNS, '']);
    expect(codeOf(await ann.api.openTable({ body: { ...body, bots: ['nobody'] } }))).toBe('no-bot');
    expect(codeOf(await ann.api.openTable({ body: { ...body, bots: ['novice', 'novice'] } }))).toBe('full');
  });

  test('of a branch uses the table whose commitment was shown', async () => {
    const ann = await server.enter();
    const played = given(await ann.api.playBots({ body: { game: GAME, bots: ['novice'] } }));
    given(await ann.api.endMatch({ params: { id: played.id } }));
    const opened = given(await ann.api.openTable({ body: { game: GAME, rated: false, share: commitmentOf(ANNS) } }));
    const from = { match: played.id, ply: 0, seat: 1, bots: ['novice'], table: opened.id };
    expect(codeOf(await ann.api.branch({ body: { ...from, share: OTHER } }))).toBe('wrong-share');
    const stranger = await server.enter();
    expect(codeOf(await stranger.api.branch({ body: { ...from, share: ANNS } }))).toBe('no-table');
    const branched = given(await ann.api.branch({ body: { ...from, share: ANNS } }));
    expect(branched.table).toBe(opened.id);
    given(await ann.api.endMatch({ params: { id: branched.id } }));
    const { luck } = given(await ann.api.matchRecord({ params: { id: branched.id } }));
    expect(luck).toMatchObject({ commitment: opened.commitment, contributions: ['', ANNS] });
  });
});
