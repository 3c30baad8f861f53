import type { NodeClient } from '@sesame/client';
import type { TimeControl } from '@sesame/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer, watching } from './test-server.ts';
import { useTestTime } from './test-time.ts';

const DAY = 86_400;
const days = (n: number): TimeControl => ({ kind: 'correspondence', perMove: n * DAY, bank: 0 });
const LIVE: TimeControl = { kind: 'live', perMove: 30, bank: 600 };
/** Correspondence with one second per move, so that tests see the timeout. */
const HASTE: TimeControl = { kind: 'correspondence', perMove: 1, bank: 0 };
const codeOf = (result: { ok: boolean; error?: { code: string } }) => (result.ok ? 'done' : result.error?.code);

interface Exported {
  readonly holidays?: readonly { readonly from: number; readonly until: number }[];
}

const openMatch = async (guests: readonly NodeClient[], wish: { game?: string; pace: TimeControl; seats?: number }) => {
  const [host, ...others] = guests;
  const table = await host?.api.openTable({ body: { game: 'crack-the-code', ...wish } });
  if (!table?.ok) throw new Error('no table');
  let match: string | undefined;
  for (const guest of others) {
    const sat = await guest.api.sit({ params: { id: table.value.id }, body: { terms: table.value.terms } });
    match = sat.ok ? sat.value.match : undefined;
  }
  if (match === undefined) throw new Error('the match did not begin');
  const id = match;
  const watch = (guest: NodeClient) => watching(guest, id);
  const [first, second, ...rest] = guests.map(watch);
  if (first === undefined || second === undefined) throw new Error('too few players');
  return { id, eyes: [first, second, ...rest] as const };
};

describe('the time control of a running match', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());
  const two = async () => [await server.enter(), await server.enter()] as const;

  test('changes when everybody agrees, for clocks and subscribers, also after a restart', async () => {
    const [ann, bo] = await two();
    const cleo = await server.enter();
    const { id, eyes } = await openMatch([ann, bo], { pace: LIVE });
    const [hers, his] = eyes;
    const looker = watching(cleo, id);
    await hers.play({ type: 'hide', code: 'rrybw' });
    expect(codeOf(await ann.api.proposeTimeControl({ params: { id }, body: { pace: days(3) } }))).toBe('done');
    const offered = await his.until(({ paceOffer }) => paceOffer !== undefined);
    const { terms = '' } = offered.paceOffer ?? {};
    expect(offered.paceOffer).toEqual({ seat: 0, pace: days(3), terms, agreed: [0] });
    expect(offered.info.pace).toEqual(LIVE);
    expect(codeOf(await bo.api.proposeTimeControl({ params: { id }, body: { pace: days(1) } }))).toBe('other-offer');
    const agree = { params: { id }, body: { answer: 'agree', terms } } as const;
    expect(codeOf(await cleo.api.answerTimeControl(agree))).toBe('not-yours');
    expect(codeOf(await bo.api.answerTimeControl(agree))).toBe('done');
    for (const seen of [hers, his, looker]) {
      const story = await seen?.until(({ info }) => info.pace.kind === 'correspondence');
      expect(story?.paceOffer).toBeUndefined();
      expect(story?.told.map(({ ply }) => ply)).toEqual([1]);
      expect(story?.clocks?.[1]?.left).toBeGreaterThan(2 * DAY * 1000);
    }
    await server.restart();
    const again = watching(bo, id);
    const story = await again.until(({ info }) => info.pace.kind === 'correspondence');
    expect(story.clocks?.[1]).toMatchObject({ runs: true, bank: 0 });
    expect(codeOf(await again.play({ type: 'hide', code: 'ggppw' }))).toBe('done');
    const listed = await ann.api.matches({ query: { which: 'running' } });
    expect(listed.ok && listed.value.find((one) => one.id === id)?.pace).toEqual(days(3));
  });

  test('stays when a player declines, and a proposal can be withdrawn', async () => {
    const [ann, bo] = await two();
    const { id, eyes } = await openMatch([ann, bo], { pace: LIVE });
    await ann.api.proposeTimeControl({ params: { id }, body: { pace: days(3) } });
    const offered = await eyes[1].until(({ paceOffer }) => paceOffer !== undefined);
    const { terms = '' } = offered.paceOffer ?? {};
    expect(codeOf(await bo.api.answerTimeControl({ params: { id }, body: { answer: 'decline' } }))).toBe('done');
    const declined = await eyes[0].until(({ paceOffer }) => paceOffer === undefined);
    expect(declined.info.pace).toEqual(LIVE);
    const agree = { params: { id }, body: { answer: 'agree', terms } } as const;
    expect(codeOf(await bo.api.answerTimeControl(agree))).toBe('no-offer');
    await bo.api.proposeTimeControl({ params: { id }, body: { pace: days(2) } });
    await ann.api.answerTimeControl({ params: { id }, body: { answer: 'decline' } });
    expect(codeOf(await ann.api.proposeTimeControl({ params: { id }, body: { pace: LIVE } }))).toBe('same-pace');
  });

  test('needs the agreement of all human players, but not of bots', async () => {
    const [ann, bo] = await two();
    const cy = await server.enter();
    const { id, eyes } = await openMatch([ann, bo, cy], { game: 'fake-crystal', pace: LIVE, seats: 3 });
    await ann.api.proposeTimeControl({ params: { id }, body: { pace: days(1) } });
    const offered = await eyes[1].until(({ paceOffer }) => paceOffer !== undefined);
    const agree = { params: { id }, body: { answer: 'agree', terms: offered.paceOffer?.terms ?? '' } } as const;
    await bo.api.answerTimeControl(agree);
    const waiting = await eyes[2]?.until(({ paceOffer }) => paceOffer?.agreed.length === 2);
    expect(waiting?.info.pace).toEqual(LIVE);
    await cy.api.answerTimeControl(agree);
    await eyes[0].until(({ info }) => info.pace.kind === 'correspondence');

    const alone = await ann.api.playBots({ body: { game: 'crack-the-code', bots: ['master'] } });
    if (!alone.ok) throw new Error(alone.error.message);
    const solo = watching(ann, alone.value.id);
    expect(codeOf(await ann.api.proposeTimeControl({ params: { id: alone.value.id }, body: { pace: days(1) } }))).toBe(
      'done',
    );
    await solo.until(({ info }) => info.pace.kind === 'correspondence');
  });

  test('of a shared race can’t become correspondence', async () => {
    const [ann, bo] = await two();
    const { id } = await openMatch([ann, bo], { game: 'crazy-mix', pace: LIVE });
    expect(codeOf(await ann.api.proposeTimeControl({ params: { id }, body: { pace: days(1) } }))).toBe('race-together');
    expect(
      codeOf(
        await ann.api.proposeTimeControl({ params: { id }, body: { pace: { kind: 'none', perMove: 0, bank: 0 } } }),
      ),
    ).toBe('done');
  });
});

describe('a vacation', () => {
  let server: TestServer;
  const time = useTestTime(() => [server.url]);
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  test('pauses a deadline, also over a restart, until it ends', async () => {
    const [ann, bo] = [await server.enter(), await server.enter()];
    const away = await ann.api.startVacation({ body: { days: 5 } });
    expect(away.ok && away.value).toMatchObject({ left: 16 });
    const { eyes } = await openMatch([ann, bo], { pace: HASTE });
    const [hers, his] = eyes;
    await his.play({ type: 'hide', code: 'ggppw' });
    const noted = await his.until(({ notes }) => notes.length > 0);
    expect(noted.notes).toEqual([{ seat: 0, holiday: away.ok ? away.value.until : 0 }]);
    expect(noted.clocks?.[0]).toEqual({ left: 1_000, bank: 0, runs: false });
    await server.restart();
    // Her second per move would be over many times by now.
    const other = await openMatch([await server.enter(), bo], { pace: HASTE });
    await other.eyes[1].play({ type: 'hide', code: 'ggppw' });
    await time.hurry(other.eyes[1].until(({ outcome }) => outcome !== undefined));
    expect((await his.until(() => true))?.outcome).toBeUndefined();
    const back = await ann.api.endVacation();
    expect(back.ok && back.value).toEqual({ left: 20 });
    const end = await time.hurry(hers.until(({ outcome }) => outcome !== undefined));
    expect(end.told.at(-1)?.by).toBe('clock');
  });

  test('is limited in days, and one at a time', async () => {
    const ann = await server.enter();
    expect(codeOf(await ann.api.endVacation())).toBe('not-on-holiday');
    expect(codeOf(await ann.api.startVacation({ body: { days: 22 } }))).toBe('malformed');
    expect(codeOf(await ann.api.startVacation({ body: { days: 20 } }))).toBe('done');
    expect(codeOf(await ann.api.startVacation({ body: { days: 1 } }))).toBe('on-holiday');
    await ann.api.endVacation();
    expect(codeOf(await ann.api.startVacation({ body: { days: 21 } }))).toBe('no-days-left');
    const described = await ann.api.vacation();
    expect(described.ok && described.value).toEqual({ left: 20 });
  });

  test('does not pause a live clock', async () => {
    const [ann, bo] = [await server.enter(), await server.enter()];
    await ann.api.startVacation({ body: { days: 5 } });
    const { eyes } = await openMatch([ann, bo], { pace: { kind: 'live', perMove: 1, bank: 0 } });
    await eyes[1].play({ type: 'hide', code: 'ggppw' });
    const end = await time.hurry(eyes[1].until(({ outcome }) => outcome !== undefined));
    expect(end.notes).toEqual([]);
  });

  test('is exported', async () => {
    const ann = await server.enter();
    await ann.api.startVacation({ body: { days: 2 } });
    const exported = await ann.api.exportAccount();
    const { holidays: vacations } = exported.ok ? (exported.value as Exported) : {};
    expect(vacations?.map(({ from, until }) => (until - from) / 1000)).toEqual([2 * DAY]);
  });
});
