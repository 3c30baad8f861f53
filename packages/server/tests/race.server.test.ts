import { type View, whereIs } from '@sesame/crazy-mix/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer, watching } from './test-server.ts';
import { useTestTime } from './test-time.ts';

let server: TestServer;
const time = useTestTime(() => [server.url]);
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** A match of Crazy Mix between two guests who both watch it and, live, are ready. */
const openRace = async (pace?: { kind: 'correspondence'; perMove: number; bank: number }) => {
  const [ann, bo] = [await server.enter(), await server.enter()];
  const table = await ann.api.openTable({ body: { game: 'crazy-mix', ...(pace && { pace }) } });
  const sat = table.ok
    ? await bo.api.sit({ params: { id: table.value.id }, body: { terms: table.value.terms } })
    : table;
  if (!sat.ok || sat.value.match === undefined) throw new Error('the match did not begin');
  const { match } = sat.value;
  if (!pace) for (const guest of [ann, bo]) await guest.connection.play(match, { type: 'ready' });
  return { table: sat.value, match, ann: watching(ann, match), bo: watching(bo, match), guests: { ann, bo } };
};
type Watching = ReturnType<typeof watching>;
/** What both are shown, at the same moment. */
const revealed = async (...players: readonly [Watching, Watching]) => {
  const [shown, alsoShown] = await time.hurry(
    Promise.all(players.map((player) => player.until(({ race }) => race !== undefined))),
  );
  if (shown === undefined || alsoShown === undefined) throw new Error('nothing was shown');
  return [shown, alsoShown] as const;
};
const viewOf = ({ view }: { view: unknown }) => view as View;

test('a race is revealed to both and decided, with a receipt for all', async () => {
  const { ann, bo, match, guests } = await openRace();
  const [shown, alsoShown] = await revealed(ann, bo);
  expect(shown.race).toBe(alsoShown.race);
  const answered = await guests.ann.connection.play(match, whereIs(viewOf(shown)), 300);
  expect(answered.ok).toBe(true);
  const decided = await bo.until(({ told }) => told.some(({ receipt }) => receipt !== undefined));
  const award = decided.told.find(({ receipt }) => receipt !== undefined);
  expect(award).toMatchObject({ by: 0, receipt: { claimed: 300, decision: 'alone' } });
  expect(award?.at).toBe((shown.race ?? 0) + (award?.receipt?.credited ?? Number.NaN));
  const late = await guests.bo.connection.play(match, { type: 'point', target: 0 }, 1);
  expect(!late.ok && late.error.code).toBe('too-late');
});

test.each([
  ['no person can make is marked', 0, true],
  ['a person can make is not', 300, undefined],
])('a claim that %s', async (_, after, inhuman) => {
  const { ann, bo, match, guests } = await openRace();
  const [shown] = await revealed(ann, bo);
  // What counts is the time since the reveal, whatever the client reports.
  await time.skip(after);
  time.stop();
  const played = guests.ann.connection.play(match, whereIs(viewOf(shown)), after);
  // Her messages arrive in order.
  await new Promise((seen) => guests.ann.connection.watch('lobby', seen));
  time.go();
  await played;
  const { told } = await bo.until((story) => story.told.some(({ receipt }) => receipt !== undefined));
  const receipt = told.find((entry) => entry.receipt !== undefined)?.receipt;
  expect(receipt?.inhuman).toBe(inhuman);
});

test('a claim just after the winning one is told with the gap', async () => {
  const { ann, bo, match, guests } = await openRace();
  const [shown] = await revealed(ann, bo);
  const answer = whereIs(viewOf(shown));
  await Promise.all([guests.ann.connection.play(match, answer), guests.bo.connection.play(match, answer)]);
  const { view } = await ann.until((story) => viewOf(story).rounds[0]?.tries.length === 2);
  const { winner, tries = [] } = viewOf({ view }).rounds[0] ?? {};
  expect(tries.map(({ right }) => right)).toEqual([true, true]);
  expect(tries[0]?.seat).toBe(winner);
});

test('over days everybody races alone: nobody is told of another’s race before all are through', async () => {
  const { table, ann, bo, match, guests } = await openRace({ kind: 'correspondence', perMove: 86_400, bank: 0 });
  expect(table.options.apart).toBe(true);
  await ann.until(({ view }) => viewOf({ view }).may.open === true);
  await guests.ann.connection.play(match, { type: 'open' });
  const open = await time.hurry(ann.until(({ race }) => race !== undefined));
  await guests.ann.connection.play(match, whereIs(viewOf(open)), 900);
  await bo.until(({ view }) => viewOf({ view }).seats[0]?.through === true);
  const told = bo.story()?.told ?? [];
  expect(told.filter(({ by, receipt }) => by === 0 && receipt !== undefined)).toEqual([]);
  await guests.bo.connection.play(match, { type: 'open' });
  const late = await time.hurry(bo.until(({ race }) => race !== undefined));
  await guests.bo.connection.play(match, whereIs(viewOf(late)), 5_000);
  const settled = await time.hurry(ann.until(({ view }) => viewOf({ view }).rounds.length === 1));
  expect(viewOf(settled).rounds[0]?.tries).toHaveLength(2);
});

test('a bot plays a race like anybody', async () => {
  const guest = await server.enter();
  const started = await guest.api.playBots({ body: { game: 'crazy-mix', bots: ['lightning'] } });
  if (!started.ok) throw new Error(started.error.message);
  const { until } = watching(guest, started.value.id);
  // Against bots alone nothing starts by itself.
  await until(({ view }) => viewOf({ view }).may.ready === true);
  await guest.connection.play(started.value.id, { type: 'ready' });
  await time.hurry(until(({ race }) => race !== undefined));
  // The bot thinks in another thread, for which time passes as usual.
  const { told } = await until(({ view }) => viewOf({ view }).rounds.length > 0);
  const tries = told.filter(({ receipt }) => receipt !== undefined);
  expect(tries.map(({ by }) => by)).toContain(1);
  expect(tries.every(({ receipt }) => (receipt?.credited ?? 0) > 100)).toBe(true);
});
