import { expect, test } from 'vitest';
import { findViolations } from '../accessibility.ts';
import { type ByEar, listenTo } from '../by-ear.ts';
import { useServer } from '../use-server.ts';

const server = useServer();

interface Side {
  readonly letter: string;
  readonly count: number;
  readonly symbol: string;
}
/** The keys that join two sides: a tile and a letter, twice. */
type Joint = readonly [string, string, string, string];

const SINGULAR: Readonly<Record<string, string>> = { leaves: 'leaf' };
const singular = (symbol: string): string => SINGULAR[symbol] ?? symbol.replace(/(?<=glass)es$|s$(?<!ss)/, '');

/** The sides of the five tiles as their names tell them: "Tile 1: a 5 moons, b 1 wave, …". */
const readTiles = async (ear: ByEar): Promise<readonly (readonly Side[])[]> => {
  const names = [1, 2, 3, 4, 5].map((n) => ear.find('button', new RegExp(`^Tile ${n}:`)).getAttribute('aria-label'));
  return (await Promise.all(names)).map((name) =>
    [...(name ?? '').matchAll(/([a-e]) (\d) (\w+)/g)].map(([, letter = '', count = '', symbol = '']) => ({
      letter,
      count: Number(count),
      symbol: singular(symbol),
    })),
  );
};

const matches = (one: Side, other: Side): boolean => one.symbol === other.symbol && one.count + other.count >= 6;

/** Sides are adjacent if their letters are neighbours, and a and e. */
const areApart = (one: Side, other: Side): boolean => {
  const far = Math.abs(one.letter.charCodeAt(0) - other.letter.charCodeAt(0));
  return far === 2 || far === 3;
};

/** A chain of all tiles by trying, as the keys of its joints. */
const chainOf = (
  tiles: readonly (readonly Side[])[],
  row: readonly number[] = [],
  into?: Side,
): readonly Joint[] | undefined => {
  const last = row.at(-1);
  if (last === undefined) return firstOf(tiles.keys(), (tile) => chainOf(tiles, [tile]));
  if (row.length === tiles.length) return [];
  return firstOf(tiles.keys(), (next) => {
    if (row.includes(next)) return undefined;
    return firstOf(tiles[last] ?? [], (out) =>
      firstOf(tiles[next] ?? [], (side) => {
        if (!matches(out, side) || (into && !areApart(into, out))) return undefined;
        const rest = chainOf(tiles, [...row, next], side);
        return rest && [[String(next + 1), side.letter, String(last + 1), out.letter] as const, ...rest];
      }),
    );
  });
};

const firstOf = <Item, Found>(items: Iterable<Item>, find: (item: Item) => Found | undefined): Found | undefined => {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Joins two sides with buttons alone: each press leads to the next. */
const joinWithButtons = async (ear: ByEar, [tile, side, other, otherSide]: Joint): Promise<void> => {
  await ear.press('button', new RegExp(`^Tile ${tile}:`));
  await expect.poll(() => ear.focused()).toMatch(/button "a \d/);
  await ear.press('button', new RegExp(`^${side} \\d`));
  await ear.hears(new RegExp(`^Tile ${tile}, ${side} \\d .*Choose a side of another tile`));
  await expect.poll(() => ear.focused()).toMatch(/button "Tile/);
  await ear.press('button', new RegExp(`^Tile ${other}:`));
  await ear.press('button', new RegExp(`^${otherSide} \\d`), 'Space');
};

/** Waits until something was said, before or after what was heard last: the prompt and the events take turns. */
const hasHeard = (ear: ByEar, start: string): Promise<void> =>
  expect.poll(async () => (await ear.heard()).some((text) => text.includes(start))).toBe(true);

/** Opens the race of a round. */
const startRace = async (ear: ByEar, round: number): Promise<void> => {
  await hasHeard(ear, `Race ${round} of 9: start`);
  await expect.poll(() => ear.focused()).toMatch(/Start my race|tab|Race/);
  await ear.press('button', 'Start my race');
  await expect.poll(() => ear.focused()).toMatch(/group "Your tiles"/);
};

const findChain = async (ear: ByEar): Promise<readonly Joint[]> => {
  const chain = chainOf(await readTiles(ear));
  if (chain === undefined) throw new Error('a fair hand can be chained');
  return chain;
};

/** Joins all tiles, and hands the chain in. */
const handIn = async (ear: ByEar, chain: readonly Joint[]): Promise<void> => {
  for (const [i, joint] of chain.entries()) {
    if (i === 0) await joinWithButtons(ear, joint);
    else await ear.keys(...joint);
    const heard = await ear.hears(/ of tile \d: (\d+|different symbols)\./);
    expect(heard).toMatch(i === 3 ? /All five tiles are joined\./ : new RegExp(`${i + 2} of 5 tiles joined\\.`));
  }
  await ear.press('button', 'Done!');
};

/** The same chain, but the last tile is joined with a side that has another symbol. */
const spoil = async (ear: ByEar, chain: readonly Joint[]): Promise<readonly Joint[]> => {
  const [tile, , other, otherSide] = chain.at(-1) ?? [];
  if (tile === undefined || other === undefined || otherSide === undefined) throw new Error('a chain has joints');
  const tiles = await readTiles(ear);
  const there = tiles[Number(other) - 1]?.find(({ letter }) => letter === otherSide);
  const wrong = tiles[Number(tile) - 1]?.find(({ symbol }) => symbol !== there?.symbol);
  return [...chain.slice(0, -1), [tile, wrong?.letter ?? '', other, otherSide]];
};

const startBuilding = async (ear: ByEar): Promise<void> => {
  await expect.poll(() => ear.focused()).toMatch(/button "Start building"/);
  await ear.keys('Enter');
};

/** Lays cards until the plan can be confirmed. */
const build = async (ear: ByEar): Promise<void> => {
  await startBuilding(ear);
  await expect.poll(() => ear.focused()).toMatch(/button "Hand card 1: lines? (up|right|down|left)/);
  const confirm = ear.find('button', /^Build with \d cards?$/);
  for (let tries = 0; tries < 12 && (await confirm.count()) === 0; tries++) {
    const spots = ear.page.getByRole('button', { name: /^Hand card \d+: .*spot/ });
    const card = spots.nth(tries % Math.max(1, await spots.count()));
    await card.focus();
    await ear.keys('Enter');
    if (/doesn’t fit/.test(await ear.hears(/^Fits at|doesn’t fit/))) continue;
    await expect
      .poll(() => ear.focused())
      .toMatch(/button "(in the middle|(right|left) of card|below card|above card)/);
    await ear.keys('Enter');
    expect(await ear.hears(/^Laid /)).toMatch(/open lines?\.|it works!/);
  }
  await expect.poll(() => findViolations(ear.page)).toEqual([]);
  await confirm.focus();
  await ear.keys('Enter');
};

/** Presses a button that asks first, and the button of the same name in its question. */
const pressAndConfirm = async (ear: ByEar, name: string): Promise<void> => {
  await ear.press('button', name);
  await ear.find('alertdialog').getByRole('button', { name }).focus();
  await ear.keys('Enter');
};

/** Leaves the machine as it is. */
const buildNothing = async (ear: ByEar): Promise<void> => {
  await startBuilding(ear);
  await ear.find('button', 'Lay no cards').waitFor();
  await pressAndConfirm(ear, 'Lay no cards');
};

/** Starts a match against the easiest bot. */
const startMatch = async (): Promise<ByEar> => {
  const ear = await listenTo(await server.openPage());
  await ear.page.goto('/settings');
  await ear.press('switch', /^By ear/, 'Space');
  await ear.page.goto('/');
  await ear.press('button', /^Crystal Code/);
  await ear.press('button', 'Play Crystal Code');
  await ear.find('dialog').waitFor();
  expect(await ear.find('switch', /^No hourglass/).isChecked()).toBe(true);
  await ear.press('button', /Level 1(?!\d)/);
  return ear;
};

test('chains tiles rightly and wrongly, and builds, without seeing them', async () => {
  const ear = await startMatch();
  await startRace(ear, 1);
  await handIn(ear, await findChain(ear));
  await ear.hears(/has a right chain: \d crystals? and \d cards?\./);
  await build(ear);
  await ear.hears(/lays \d cards? and places \d/);

  await startRace(ear, 2);
  await expect.poll(() => findViolations(ear.page)).toEqual([]);
  await handIn(ear, await spoil(ear, await findChain(ear)));
  await ear.hears(/chain is wrong\. Tiles \d and \d: \d \w+ against \d \w+, different symbols\./);
  await startBuilding(ear);
  await ear.find('button', 'Lay no cards').waitFor();
  // What was laid before.
  expect(await ear.has('img', /^Card 1, in the middle: lines? /)).toBe(true);
  await pressAndConfirm(ear, 'Lay no cards');
  await ear.hears(/builds nothing/);
  await ear.expectNoFaults();
});

test('plays a whole match against the easiest bot without seeing it', async () => {
  const ear = await startMatch();
  // To the end by the shortest way.
  for (const round of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    await startRace(ear, round);
    await pressAndConfirm(ear, 'Give up race');
    await buildNothing(ear);
    await ear.hears(/builds nothing/);
  }
  await expect.poll(() => ear.focused()).toMatch(/heading "(Victory|Defeat|Draw)"/);
  await ear.hears(/win|share/);
  await expect.poll(() => findViolations(ear.page)).toEqual([]);
  await ear.expectNoFaults();
});
