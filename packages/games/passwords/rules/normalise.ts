/**
 * A text as words are written in this game: letters a to z without accents, ligatures taken apart (PW7).
 * What is no letter stays, and makes it no word.
 */
export const normalise = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ĳ', 'ij')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
