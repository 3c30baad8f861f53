import { greedyPlan, solve, type View } from '@sesame/crystal-code/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findJoints, joinTiles } from './play-crystal-code.ts';
import { connectAsPlayer, matchIdOf, type Player } from './player-connection.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  // Bots race ten times as fast, so that the match does not take as long as with people.
  server = await startTestServer({ botTempo: 0.1 });
});
afterAll(() => server.close());

const viewOf = (player: Player) => player.matchState()?.view as View | undefined;

/** Chains the five tiles with the mouse and presses “Done!”. */
const race = async (player: Player, { tiles = [] }: View): Promise<void> => {
  const { page } = player;
  await page.locator('.xc-tile').first().waitFor();
  for (const joint of findJoints(tiles)) await joinTiles(page, joint);
  await page.getByRole('button', { name: 'Done!' }).click();
};

/** Builds the greedy plan: picks every card from the hand and clicks its place. */
const build = async ({ page }: Player, view: View): Promise<void> => {
  const { machine, hand = [], crystals } = view.seats[0] ?? { machine: { cards: [], crystals: 0 }, crystals: 0 };
  const { lay } = greedyPlan({ machine, hand, crystals }, view.round === 9);
  await page.getByRole('button', { name: 'Start building' }).click();
  let left = hand;
  for (const { card, x, y, turn } of lay) {
    await page.locator('.xc-hand .xc-card').nth(left.indexOf(card)).click();
    const place = page.locator(`.xc-place[data-drop="${x} ${y}"]`);
    await place.hover();
    // Later cards fit only if this one has the planned rotation.
    for (let turns = 0; turns < 4 && (await place.getAttribute('data-turn')) !== String(turn); turns++) {
      await page.keyboard.press('.');
    }
    await place.click();
    left = left.filter((other) => other !== card);
  }
  const confirm = /^(Build with|Lay no cards)/;
  await page.getByRole('button', { name: confirm }).click();
  // Laying nothing or losing crystals asks first.
  const dialog = page.getByRole('alertdialog');
  const isAsked = await dialog.waitFor({ timeout: 500 }).then(
    () => true,
    () => false,
  );
  if (isAsked) await dialog.getByRole('button', { name: confirm }).click();
};

/** Makes the move the match waits for and waits until the server has accepted it. */
const act = async (player: Player, view: View): Promise<void> => {
  const { may, round } = view;
  const isAccepted = (action: keyof View['may']) => () => {
    const now = viewOf(player);
    return now?.round !== round || now.may[action] === undefined;
  };
  if (may.ready) {
    await player.page.getByRole('button', { name: 'I’m ready' }).click();
    await expect.poll(isAccepted('ready')).toBe(true);
  } else if (may.done) {
    await race(player, view);
    await expect.poll(isAccepted('done')).toBe(true);
  } else if (may.build) {
    await build(player, view);
    await expect.poll(isAccepted('build')).toBe(true);
  }
};

test('plays a match against a bot with tiles dragged by mouse', async () => {
  const page = await server.openPage({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const match: string = await page.evaluate(async () => {
    await fetch('/api/me', { method: 'POST' });
    const body = JSON.stringify({ game: 'crystal-code', bots: ['engineer'], options: { glass: 30 } });
    const answer = await fetch('/api/play', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    return (await answer.json()).id;
  });
  await page.goto(`/matches/${match}`);
  const player = await connectAsPlayer(page, server.url);
  while (player.matchState()?.outcome === undefined) {
    const view = viewOf(player);
    if (view !== undefined) await act(player, view);
    await page.waitForTimeout(50);
  }
  await page.getByRole('button', { name: 'Play again' }).waitFor();
  const rounds = viewOf(player)?.history ?? [];
  expect(rounds).toHaveLength(9);
  // Every chain is right.
  expect(rounds.map(({ raced }) => raced[0]?.right)).toEqual(rounds.map(() => true));
  const record = await page.evaluate(async (id) => (await fetch(`/api/matches/${id}/record`)).json(), matchIdOf(page));
  expect(record.outcome.detail).toHaveLength(2);
  player.stop();
  expect(server.pageErrors).toEqual([]);
}, 420_000);

test('opens the daily puzzle, answers wrongly, then solves it and starts a streak', async () => {
  const page = await server.openPage({ reducedMotion: 'no-preference' });
  await page.goto('/daily/crystal-code');
  await page.getByRole('button', { name: 'Open puzzle' }).click();
  await page.locator('.xc-tile').first().waitFor();
  const opened = await page.evaluate(async () =>
    (await fetch('/api/daily/crystal-code/open', { method: 'POST' })).json(),
  );
  const { tiles } = opened.puzzle;
  const [chain] = solve(tiles);
  const wrong = await page.evaluate(
    async (answer) => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ answer });
      return (await fetch('/api/daily/crystal-code/answer', { method: 'POST', headers, body })).json();
    },
    { type: 'done', chain: chain?.map((link, i) => (i === 0 ? { ...link, out: ((link.out ?? 0) + 1) % 5 } : link)) },
  );
  expect(wrong.right).toBe(false);
  for (const joint of findJoints(tiles)) await joinTiles(page, joint);
  await page.getByRole('button', { name: 'Done!' }).click();
  await page.getByText(/^Solved in/).waitFor();
  await page.getByText('Streak: 1 day.').waitFor();
  expect(server.pageErrors).toEqual([]);
}, 60_000);
