/**
 * PW7: lower case, without accents, ligatures expanded. Other characters stay, and make the text an invalid word.
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
