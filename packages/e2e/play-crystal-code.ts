import { solve } from '@sesame/crystal-code/rules';
import type { Page } from 'playwright-core';

/** Size of a tile’s drawing, and the distance between the centres of two joined tiles, in units of the drawing. */
const TILE_BOX = 208;
const JOINED_DISTANCE = 2 * 98 * Math.cos(Math.PI / 5);
const FIFTH_DEGREES = 72;

/** A tile on the screen: its centre, its rotation in degrees, and the pixels per unit of the drawing. */
const poseOf = async (page: Page, at: number) => {
  const tile = page.locator('.xc-tile').nth(at);
  // A dropped tile slides into place.
  await tile.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  const box = await tile.boundingBox();
  if (box === null) throw new Error('the tile is not on the page');
  const turn = await tile.evaluate((element: HTMLElement) =>
    Number.parseFloat(element.style.getPropertyValue('--turn')),
  );
  const width = await tile.evaluate((element: HTMLElement) => element.offsetWidth);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, turn, unit: width / TILE_BOX };
};

/** The side `own` of the tile `at` joins a side of another tile. Tiles are numbered as on the screen. */
interface Joint {
  readonly at: number;
  readonly own: number;
  readonly to: { readonly at: number; readonly side: number };
}

/** The four joints that chain the five tiles of a deal, in order. */
export const findJoints = (tiles: readonly number[]): readonly Joint[] => {
  const [chain] = solve(tiles);
  if (chain === undefined) throw new Error('this deal has no solution');
  return chain.slice(1).map((link, i) => {
    const before = chain[i];
    return {
      at: tiles.indexOf(link.tile),
      own: link.in ?? 0,
      to: { at: tiles.indexOf(before?.tile ?? 0), side: before?.out ?? 0 },
    };
  });
};

/** How the mouse moves and keys are pressed; the demo takes pictures on the way. */
export interface Hands {
  move(x: number, y: number): Promise<void>;
  press(key: string): Promise<void>;
}

const handsOf = (page: Page): Hands => ({
  move: (x, y) => page.mouse.move(x, y, { steps: 8 }),
  press: (key) => page.keyboard.press(key),
});

/** Joins two tiles: drags one to the other, then rotates it until the sides fit. */
export const joinTiles = async (page: Page, { at, own, to }: Joint, hands: Hands = handsOf(page)): Promise<void> => {
  const there = await poseOf(page, to.at);
  const angle = ((there.turn + FIFTH_DEGREES * to.side - 90) * Math.PI) / 180;
  const from = await poseOf(page, at);
  await hands.move(from.x, from.y);
  await page.mouse.down();
  const distance = JOINED_DISTANCE * there.unit;
  await hands.move(there.x + distance * Math.cos(angle), there.y + distance * Math.sin(angle));
  await page.mouse.up();
  // The side that touches now, and the fifths of a turn that bring the right one there.
  const [mine, theirs] = [await poseOf(page, at), await poseOf(page, to.at)];
  const towards = (Math.atan2(theirs.y - mine.y, theirs.x - mine.x) * 180) / Math.PI;
  const touching = Math.round((towards + 90 - mine.turn) / FIFTH_DEGREES);
  const fifths = (((touching - own) % 5) + 5) % 5;
  await hands.press(String(at + 1));
  for (let n = 0; n < fifths; n++) await hands.press('.');
};
