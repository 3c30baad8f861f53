import { answer } from '@sesame/crack-the-code/rules';
import type { Locator, Page } from 'playwright-core';

/** Crystal names on the screen, by the letters of a code. */
const CRYSTALS = { r: 'red', y: 'yellow', b: 'blue', w: 'white', g: 'green', p: 'purple' } as const;
type Letter = keyof typeof CRYSTALS;

const NAMES = new Map(Object.entries(CRYSTALS).map(([letter, name]) => [name as string, letter]));

export const crystal = (page: Page, letter: string): Locator =>
  page.getByRole('group', { name: 'Crystals' }).getByRole('button', { name: CRYSTALS[letter as Letter] });

/** Composes a code and confirms it, once the board is ready for it: until then crystals belong to the move before. */
const compose = async (page: Page, code: string, action: string): Promise<void> => {
  const confirm = page.getByRole('button', { name: action, exact: true });
  await confirm.waitFor();
  for (const letter of code) await crystal(page, letter).click();
  await confirm.click();
};

export const hide = (page: Page, code: string): Promise<void> => compose(page, code, 'Hide code');
export const guess = (page: Page, code: string): Promise<void> => compose(page, code, 'Guess');

export interface Row {
  readonly code: string;
  readonly black: number;
  readonly white: number;
}

/** Reads a player’s guesses and their answers from the accessible names. */
export const readRows = async (race: Locator): Promise<readonly Row[]> => {
  const rows = await race
    .getByRole('listitem')
    .filter({ hasText: /Guess \d+:/ })
    .all();
  return Promise.all(
    rows.map(async (row) => {
      const spoken = /: (.*)\./.exec((await row.textContent()) ?? '')?.[1] ?? '';
      const code = spoken
        .split(', ')
        .map((name) => NAMES.get(name.trim()) ?? '?')
        .join('');
      const pins = (await row.getByRole('img').first().getAttribute('aria-label')) ?? '';
      const [black = 0, white = 0] = [...pins.matchAll(/\d+/g)].map(Number);
      return { code, black, white };
    }),
  );
};

/** All codes consistent with the answers. */
const allFitting = (rows: readonly Row[]): readonly string[] => {
  const letters = Object.keys(CRYSTALS);
  const codes = Array.from({ length: 6 ** 5 }, (_, n) =>
    Array.from({ length: 5 }, (_, i) => letters[Math.floor(n / 6 ** i) % 6]).join(''),
  );
  return codes.filter((code) =>
    rows.every((row) => {
      const { black, white } = answer(code, row.code);
      return black === row.black && white === row.white;
    }),
  );
};

export const countFitting = (rows: readonly Row[]): number => allFitting(rows).length;

/** A code consistent with the answers; `choice` selects which. */
export const fitting = (rows: readonly Row[], choice = 0): string => {
  const left = allFitting(rows);
  const found = left[(choice * 7919 + 1234) % left.length];
  if (found === undefined) throw new Error('no code is consistent with the answers on the screen');
  return found;
};
