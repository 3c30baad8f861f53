import { makeRng } from '@sesame/kernel';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { gameOf } from '../../data/games.ts';
import { type FakeMatch, startFakeMatch } from '../../testing/fake-match.ts';
import { openPage } from '../../testing/open-page.tsx';
import { textOf, watchPage } from '../../testing/watch-page.ts';

/** The parts of the game’s state and moves that this test needs. */
interface Position {
  readonly circle: readonly { readonly spaces: number; readonly stones: readonly number[] }[];
}
interface WordMove {
  readonly type: string;
  readonly word: string;
  readonly safes: readonly number[];
}

/** Plays random words until Bo, seat 1, has one that locks a safe, and returns it. */
const playUntilLock = async (match: FakeMatch): Promise<WordMove> => {
  const rules = await gameOf('passwords')?.rules();
  const rng = makeRng('words');
  for (;;) {
    const { circle } = match.state() as Position;
    const [seat = 0] = rules?.awaits(match.state()).seats ?? [];
    const move = rules?.sample(match.state(), seat, rng) as WordMove;
    const isFilledBy = (place: number) => {
      const { stones = [], spaces = 0 } = circle[place] ?? {};
      return stones.length + 1 >= spaces;
    };
    if (seat === 1 && move.type === 'word' && move.safes.some(isFilledBy)) return move;
    match.move(seat, move);
  }
};

const readPage = () => ({
  prompt: textOf('.pw-status'),
  log: textOf('.match-log'),
  counts: textOf('.pw-players'),
  words: textOf('.pw-used'),
  spoken: textOf('[aria-live="polite"]'),
});

test('Passwords: log, counts and announcements wait until the walk, the locked safes and the stones were shown', async () => {
  const match = await startFakeMatch('passwords', { options: { strict: false } });
  const move = await playUntilLock(match);
  await openPage('/matches/m');
  await expect.element(page.getByText('Bo is looking for a word').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect.element(page.getByText('Circle:').first()).toBeVisible();
  const word = move.word.toUpperCase();
  const before = readPage();

  const { frames, stop } = watchPage(readPage);
  match.move(1, move);
  await expect.poll(() => readPage().log).toContain(`Bo plays ${word}`);
  await expect.poll(() => readPage().spoken).toContain(`Bo plays ${word}`);
  stop();

  const shown = frames.filter(({ prompt }) => prompt === `Bo plays ${word}.`);
  expect(shown.length).toBeGreaterThan(0);
  for (const { log, counts, words, spoken } of shown) {
    expect({ log, counts, words }).toEqual({ log: before.log, counts: before.counts, words: before.words });
    expect(spoken).not.toContain(word);
  }
  expect(readPage().counts).not.toBe(before.counts);
  expect(readPage().words).toContain(word);
  expect(readPage().prompt).toContain('Your turn');
});
