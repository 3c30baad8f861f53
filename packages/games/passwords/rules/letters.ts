import type { Language, Letter, Safe } from './state.ts';

/** Cards with the same number of copies and spaces. */
interface Cards {
  readonly letters: string;
  readonly copies: number;
  readonly spaces: number;
}

/**
 * PW2: the 52 safe cards of a language. Copies follow letter frequencies, flattened to avoid circles of vowels; the most
 * common letter has one space more, rare ones have one less.
 */
const CARDS: Readonly<Record<Language, readonly Cards[]>> = {
  en: [
    { letters: 'E', copies: 5, spaces: 4 },
    { letters: 'AIO', copies: 4, spaces: 3 },
    { letters: 'RSTNL', copies: 3, spaces: 3 },
    { letters: 'UDCMPGH', copies: 2, spaces: 3 },
    { letters: 'F', copies: 1, spaces: 3 },
    { letters: 'BKVWY', copies: 1, spaces: 2 },
  ],
  fr: [
    { letters: 'E', copies: 6, spaces: 4 },
    { letters: 'AIRS', copies: 4, spaces: 3 },
    { letters: 'TNOLU', copies: 3, spaces: 3 },
    { letters: 'CPMD', copies: 2, spaces: 3 },
    { letters: 'G', copies: 1, spaces: 3 },
    { letters: 'BFVHZJ', copies: 1, spaces: 2 },
  ],
  nl: [
    { letters: 'E', copies: 6, spaces: 4 },
    { letters: 'NA', copies: 4, spaces: 3 },
    { letters: 'RTIDSOL', copies: 3, spaces: 3 },
    { letters: 'GKUPM', copies: 2, spaces: 3 },
    { letters: 'B', copies: 1, spaces: 3 },
    { letters: 'VHWJZC', copies: 1, spaces: 2 },
  ],
};

/** Spaces of a letter without a card in this language. */
const DEFAULT_SPACES = 2;

/** All cards of a language. */
export const cardsOf = (language: Language): readonly Letter[] =>
  CARDS[language].flatMap(({ letters, copies }) =>
    [...letters].flatMap((letter) => Array.from({ length: copies }, () => letter)),
  );

/** An empty safe with this letter. */
export const safeOf = (language: Language, letter: Letter): Safe => {
  const cards = CARDS[language].find(({ letters }) => letters.includes(letter));
  return { letter, spaces: cards?.spaces ?? DEFAULT_SPACES, stones: [] };
};
