import { greedyPlan, solve, type View } from '@sesame/crystal-code/rules';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { idOf, type Player, withFriend } from './friend.ts';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  // Bots that race ten times as fast: else the match takes as long as it takes people.
  stage = await openStage({ botTempo: 0.1 });
});
afterAll(() => stage.close());

const viewOf = (player: Player) => player.story()?.view as View | undefined;

/** A tile as it lies on the screen: its middle, its turn, and how many pixels a unit of the drawing is. */
const poseOf = async (page: Page, at: number) => {
  const tile = page.locator('.xc-tile').nth(at);
  // A tile that was laid down slides into its place.
  await tile.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  const box = await tile.boundingBox();
  if (box === null) throw new Error('the tile is not there');
  const turn = await tile.evaluate((element: HTMLElement) =>
    Number.parseFloat(element.style.getPropertyValue('--turn')),
  );
  const width = await tile.evaluate((element: HTMLElement) => element.offsetWidth);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, turn, unit: width / TILE_BOX };
};

/** The box of a tile's drawing, and twice the way from its middle to a side. */
const TILE_BOX = 208;
const APART = 2 * 98 * Math.cos(Math.PI / 5);
const FIFTH = 72;

/** Lays a tile with its side `own` against the side `side` of another: dragged there, then turned until it fits. */
const join = async (page: Page, { at, own }: { at: number; own: number }, to: { at: number; side: number }) => {
  const there = await poseOf(page, to.at);
  const angle = ((there.turn + FIFTH * to.side - 90) * Math.PI) / 180;
  const from = await poseOf(page, at);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const target = {
    x: there.x + APART * there.unit * Math.cos(angle),
    y: there.y + APART * there.unit * Math.sin(angle),
  };
  await page.mouse.move(target.x, target.y, { steps: 8 });
  await page.mouse.up();
  // The side that touches now, and how many fifths bring the other one there.
  const [mine, theirs] = [await poseOf(page, at), await poseOf(page, to.at)];
  const towards = (Math.atan2(theirs.y - mine.y, theirs.x - mine.x) * 180) / Math.PI;
  const touching = Math.round((towards + 90 - mine.turn) / FIFTH);
  const fifths = (((touching - own) % 5) + 5) % 5;
  await page.keyboard.press(String(at + 1));
  for (let n = 0; n < fifths; n++) await page.keyboard.press('.');
};

/** Chains the five tiles by hand and calls it done. */
const race = async (player: Player, { tiles = [] }: View): Promise<void> => {
  const { page } = player;
  const [chain] = solve(tiles);
  if (chain === undefined) throw new Error('a fair deal can be chained');
  await page.locator('.xc-tile').first().waitFor();
  for (const [i, link] of chain.entries()) {
    const before = chain[i - 1];
    if (before === undefined) continue;
    const of = (tile: number) => tiles.indexOf(tile);
    await join(page, { at: of(link.tile), own: link.in ?? 0 }, { at: of(before.tile), side: before.out ?? 0 });
  }
  await page.getByRole('button', { name: 'Done!' }).click();
};

/** Builds what the house would build: every card taken from the hand and pressed into its place. */
const build = async ({ page }: Player, view: View): Promise<void> => {
  const { machine, hand = [], crystals } = view.seats[0] ?? { machine: { cards: [], crystals: 0 }, crystals: 0 };
  const { lay } = greedyPlan({ machine, hand, crystals }, view.round === 9);
  let left = hand;
  for (const { card, x, y, turn } of lay) {
    await page.locator('.xc-hand .xc-card').nth(left.indexOf(card)).click();
    const place = page.locator(`.xc-place[data-drop="${x} ${y}"]`);
    await place.hover();
    // What is laid later fits only if this one lies as planned.
    for (let turns = 0; turns < 4 && (await place.getAttribute('data-turn')) !== String(turn); turns++) {
      await page.keyboard.press('.');
    }
    await place.click();
    left = left.filter((other) => other !== card);
  }
  await page.getByRole('button', { name: /^(Build with|Lay no cards)/ }).click();
};

/** Does what is to be done, until the house has taken it. */
const act = async (player: Player, view: View): Promise<void> => {
  const { may, round } = view;
  const isOver = (deed: keyof View['may']) => () => {
    const now = viewOf(player);
    return now?.round !== round || now.may[deed] === undefined;
  };
  if (may.ready) {
    await player.page.getByRole('button', { name: 'I’m ready' }).click();
    await expect.poll(isOver('ready')).toBe(true);
  } else if (may.done) {
    await race(player, view);
    await expect.poll(isOver('done')).toBe(true);
  } else if (may.build) {
    await build(player, view);
    await expect.poll(isOver('build')).toBe(true);
  }
};

test('a whole match against a bot, with chains really dragged together', async () => {
  const page = await stage.visit();
  await page.goto('/');
  const match: string = await page.evaluate(async () => {
    await fetch('/api/me', { method: 'POST' });
    const body = JSON.stringify({ game: 'crystal-code', bots: ['engineer'], options: { glass: 30 } });
    const answer = await fetch('/api/play', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    return (await answer.json()).id;
  });
  await page.goto(`/matches/${match}`);
  const player = await withFriend(page, stage.url);
  while (player.story()?.outcome === undefined) {
    const view = viewOf(player);
    if (view !== undefined) await act(player, view);
    await page.waitForTimeout(50);
  }
  await page.getByRole('button', { name: 'Play again' }).waitFor();
  const rounds = viewOf(player)?.history ?? [];
  expect(rounds).toHaveLength(9);
  // Every chain that was dragged together is right.
  expect(rounds.map(({ raced }) => raced[0]?.right)).toEqual(rounds.map(() => true));
  const record = await page.evaluate(async (id) => (await fetch(`/api/matches/${id}/record`)).json(), idOf(page));
  expect(record.outcome.detail).toHaveLength(2);
  player.stop();
  expect(stage.complaints).toEqual([]);
}, 420_000);

test('the deal of the day is opened, answered wrongly, then solved, and counted', async () => {
  const page = await stage.visit();
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
  for (const [i, link] of (chain ?? []).entries()) {
    const before = chain?.[i - 1];
    if (before === undefined) continue;
    const of = (tile: number) => tiles.indexOf(tile);
    await join(page, { at: of(link.tile), own: link.in ?? 0 }, { at: of(before.tile), side: before.out ?? 0 });
  }
  await page.getByRole('button', { name: 'Done!' }).click();
  await page.getByText(/^Solved in/).waitFor();
  await page.getByText('Streak: 1 day.').waitFor();
  expect(stage.complaints).toEqual([]);
}, 60_000);
