import type { MatchSummary, TimeControl } from '@sesame/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDuel, openTestServer, type TestServer, watching } from './test-server.ts';
import { useTestTime } from './test-time.ts';

/** One second per move, so that tests see the timeout. */
const HASTE = { kind: 'live', perMove: 1, bank: 0 } as const;

let server: TestServer;
const time = useTestTime(() => [server.url]);
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const openBotMatch = async (wish: { game?: string; rated?: boolean; pace?: TimeControl; bot?: string } = {}) => {
  const { game = 'crack-the-code', rated = false, pace = HASTE, bot = 'novice' } = wish;
  const ann = await (rated ? server.enterAccount() : server.enter());
  const table = await ann.api.openTable({ body: { game, rated, pace, seats: 2 } });
  if (!table.ok) throw new Error(table.error.message);
  const params = { id: table.value.id };
  await ann.api.seatBot({ params, body: { bot } });
  const started = await ann.api.startMatch({ params, body: { terms: table.value.terms } });
  if (!started.ok || started.value.match === undefined) throw new Error('the match did not begin');
  return { ann, id: started.value.match };
};

/** Lets a second per move run out in another match. */
const outlastClock = async () => {
  const duel = await openDuel([await server.enter(), await server.enter()], { pace: HASTE });
  await time.hurry(duel.ann.until(({ outcome }) => outcome !== undefined));
};

test.each(['by leaving the page', 'by losing the connection'])(
  'a live clock stops %s, also over a restart',
  async (how) => {
    const { ann, id } = await openBotMatch();
    const bo = await server.enter();
    const eyes = watching(ann, id);
    await eyes.until(({ clocks }) => clocks?.[0]?.runs === true);
    if (how === 'by leaving the page') eyes.stop();
    else ann.connection.close();
    const watcher = watching(bo, id);
    const paused = await watcher.until(({ clocks }) => clocks?.[0]?.runs === false);
    const left = paused.clocks?.[0]?.left ?? 0;
    expect(left).toBeGreaterThan(0);
    await outlastClock();
    await server.restart();
    await outlastClock();
    const listed = await ann.api.matches({ query: { which: 'running' } });
    expect(listed).toMatchObject({ ok: true, value: [{ id, yourTurn: true }] });
    expect(listed.ok && listed.value[0]?.due).toBeUndefined();
    expect((await watcher.until(() => true)).outcome).toBeUndefined();
    if (how !== 'by leaving the page') return;
    const back = watching(ann, id);
    const resumed = await back.until(({ clocks }) => clocks?.[0]?.runs === true);
    expect(resumed.clocks?.[0]?.left).toBeLessThanOrEqual(left);
    const end = await time.hurry(back.until(({ outcome }) => outcome !== undefined));
    expect(end.told.at(-1)?.by).toBe('clock');
  },
);

test('a rated match is not paused', async () => {
  const { ann, id } = await openBotMatch({ rated: true });
  const eyes = watching(ann, id);
  await eyes.until(() => true);
  eyes.stop();
  const watcher = watching(await server.enter(), id);
  await time.hurry(watcher.until(({ outcome }) => outcome !== undefined));
});

test('a second window keeps the clock running', async () => {
  const { ann, id } = await openBotMatch();
  const [first, second] = [watching(ann, id), watching(ann, id)];
  await Promise.all([first.until(() => true), second.until(() => true)]);
  first.stop();
  const end = await time.hurry(second.until(({ outcome }) => outcome !== undefined));
  expect(end.told.at(-1)?.by).toBe('clock');
});

test('the hourglass of a race stops, and so does the bot', async () => {
  const none = { kind: 'none', perMove: 0, bank: 0 } as const;
  const { ann, id } = await openBotMatch({ game: 'crystal-code', pace: none, bot: 'inventor' });
  const bo = await server.enter();
  const eyes = watching(ann, id);
  await eyes.until(() => true);
  expect(await eyes.play({ type: 'ready' })).toMatchObject({ ok: true });
  await time.hurry(eyes.until(({ race }) => race !== undefined));
  eyes.stop();
  /** Match time, as a spectator who has just come is told. */
  const matchTime = async () => {
    const looker = watching(bo, id);
    const { at } = await looker.until(() => true);
    looker.stop();
    return at;
  };
  let paused = await matchTime();
  await expect
    .poll(async () => {
      const before = paused;
      paused = await matchTime();
      return paused - before;
    })
    .toBe(0);
  await outlastClock();
  expect(await matchTime()).toBe(paused);
  const back = watching(ann, id);
  expect((await back.until(() => true)).race).toBeDefined();
  await time.hurry(back.until(({ at }) => at > paused));
});

test('the list of matches is sent again when a clock stops and when it runs', async () => {
  const { ann, id } = await openBotMatch({ pace: { kind: 'live', perMove: 600, bank: 0 } });
  const lists: MatchSummary[] = [];
  const until = async (isSeen: (match: MatchSummary) => boolean) => expect.poll(() => lists.some(isSeen)).toBe(true);
  ann.connection.watch('me', (update) => {
    if (update.type === 'me') lists.push(...update.matches);
  });
  await until(({ due }) => due !== undefined);
  const eyes = watching(ann, id);
  await eyes.until(({ clocks }) => clocks?.[0]?.runs === true);
  lists.length = 0;
  eyes.stop();
  await until(({ yourTurn, due }) => yourTurn && due === undefined);
  lists.length = 0;
  await watching(ann, id).until(({ clocks }) => clocks?.[0]?.runs === true);
  await until(({ due }) => due !== undefined);
});

test('a list of matches tells when the other player’s time is up', async () => {
  const pace = { kind: 'live', perMove: 600, bank: 0 } as const;
  const players = [await server.enter(), await server.enter()] as const;
  const duel = await openDuel([...players], { pace });
  const listed = await players[0].api.matches({ query: { which: 'running' } });
  expect(listed).toMatchObject({ ok: true, value: [{ id: duel.match, othersDue: expect.any(Number) }] });
});
