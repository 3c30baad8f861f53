import { answer } from '@sesame/crack-the-code/rules';
import { solve } from '@sesame/crystal-code/rules';
import { loadLexicon, usedWords } from '@sesame/passwords/rules';
import { bestPlays, fewestLeft } from '@sesame/passwords/search';
import type { PuzzlePage, ShownPuzzle } from '@sesame/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createAccount } from '../create-account.ts';
import { findJoints, joinTiles } from '../play-crystal-code.ts';
import { PHONE } from '../test-server.ts';
import { useServer } from '../use-server.ts';

// The browser logs the refusal of an unknown word.
const server = useServer({ expectedErrors: /400 \(Bad Request\)/ });

const ask = <Answer>(page: Page, path: string): Promise<Answer> =>
  page.evaluate(async (address) => (await fetch(address)).json(), `/api/puzzles/${path}`);

/** Opens the first puzzle of today's page, which bots have played matches for. Returns it as the server tells it. */
const openFirst = async <Puzzle>(page: Page, game: string): Promise<Puzzle> => {
  await page.goto(`/puzzles/${game}`);
  await page.getByRole('link', { name: /^Puzzle 1/ }).click();
  await page.getByText('Puzzle 1 of 5').waitFor();
  const { puzzles } = await ask<PuzzlePage>(page, game);
  const shown = await ask<ShownPuzzle>(page, `${game}/${puzzles[0]?.id}`);
  expect(shown).not.toHaveProperty('end');
  return shown.puzzle as Puzzle;
};

interface Dealt {
  readonly tiles: readonly number[];
}

interface Guessed {
  readonly guesses: readonly { readonly code: string; readonly black: number; readonly white: number }[];
}

/** A guess that tells all codes apart that fit the guesses. */
const findGuess = ({ guesses }: Guessed): string => {
  let codes = [''];
  for (let place = 0; place < 5; place++) codes = codes.flatMap((code) => [...'rybwgp'].map((letter) => code + letter));
  const pins = (code: string, guess: string) => {
    const { black, white } = answer(code, guess);
    return `${black} ${white}`;
  };
  const left = codes.filter((code) => guesses.every((one) => pins(code, one.code) === `${one.black} ${one.white}`));
  return codes.find((guess) => new Set(left.map((code) => pins(code, guess))).size === left.length) ?? '';
};

test('Crack the Code: a right guess by the keyboard moves the rating, and the page has its mark', async () => {
  const page = await server.openPage();
  await createAccount(page, `Solver ${Date.now() % 100_000}`);
  const puzzle = await openFirst<Guessed>(page, 'crack-the-code');
  await page.keyboard.type(findGuess(puzzle));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Solved!' }).waitFor();
  await page.getByText(/^Your rating: \d+ \(\+\d+\)$/).waitFor();
  await page.getByText('Every code gives different pins').waitFor();
  await page.getByText('From a match between bots.').waitFor();
  // The focus is on the way to the next one.
  await page.keyboard.press('Enter');
  await page.getByText('Puzzle 2 of 5').waitFor();
  await page.goto('/puzzles/crack-the-code');
  await page.getByRole('link', { name: /^Puzzle 1\s*, Solved\s*,/ }).waitFor();
  await page.getByText(/^Your puzzle rating: 1[5-9]\d\d/).waitFor();
});

test('Crystal Code: a right chain with the mouse, and giving up a puzzle on a phone', async () => {
  const page = await server.openPage();
  const { tiles } = await openFirst<Dealt>(page, 'crystal-code');
  expect(solve(tiles).length).toBeGreaterThan(0);
  for (const joint of findJoints(tiles)) await joinTiles(page, joint);
  await page.getByRole('button', { name: 'Done!' }).click();
  await page.getByRole('heading', { name: 'Solved!' }).waitFor();
  await page.getByText('Guests play puzzles unrated.').waitFor();

  const phone = await server.openPage({ viewport: PHONE, hasTouch: true, isMobile: true });
  await phone.goto('/puzzles/crystal-code/next');
  await phone.getByRole('button', { name: 'Give up and show solution' }).tap();
  await phone.getByRole('alertdialog').getByRole('button', { name: 'Show solution' }).tap();
  await phone.getByRole('heading', { name: 'Given up' }).waitFor();
  await phone.getByRole('heading', { name: 'A right chain' }).waitFor();
  await phone.getByRole('button', { name: 'Next puzzle' }).tap();
  await phone.getByText('Find a chain of all five tiles.').waitFor();
});

interface Turned {
  readonly circle: Parameters<typeof fewestLeft>[0];
  readonly hands: readonly number[];
  readonly seat: number;
  readonly turns: Parameters<typeof usedWords>[0];
}

test('Passwords: a refused word costs nothing, the best one solves it', async () => {
  const page = await server.openPage();
  const { circle, hands, seat, turns } = await openFirst<Turned>(page, 'passwords');
  const field = page.getByRole('textbox', { name: 'Your word' });
  const first = circle.find((safe) => safe !== null)?.letter.toLowerCase() ?? '';
  await field.fill(`${first}zzqx`);
  await field.press('Enter');
  await page.getByText('That word isn’t in the dictionary').first().waitFor();
  const position = { circle, hand: hands[seat] ?? 0, used: usedWords(turns) };
  const [best] = bestPlays(await loadLexicon('en'), position, { worth: fewestLeft(circle, seat) });
  await field.fill(best?.word ?? '');
  await field.press('Enter');
  await page.getByRole('heading', { name: 'Solved!' }).waitFor();
  await page.getByRole('heading', { name: 'Your word' }).waitFor();
});
