import unhomoglyph from 'unhomoglyph';

const MAX_MARKS_PER_LETTER = 2;
const TOO_MANY_MARKS = new RegExp(`(\\p{M}{${MAX_MARKS_PER_LETTER}})\\p{M}+`, 'gu');
/** Also signs that are drawn as nothing: the empty pattern of Braille, and a note without a head. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u{2800}\u{1D159}]/gu;
const MARKS_WITHOUT_LETTER = /^\p{M}+/u;

/** A name as it is kept: without invisible characters, accents on nothing, towers of them, and surplus spaces. */
export const cleanName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(INVISIBLE, '')
    .replace(TOO_MANY_MARKS, '$1')
    .normalize('NFC')
    .split(/\s+/u)
    .map((word) => word.replace(MARKS_WITHOUT_LETTER, ''))
    .filter((word) => word !== '')
    .join(' ');

/**
 * What a name looks like, for comparison: names with one skeleton can be mistaken for each other, such as "Ann" and
 * "Αnn" with a Greek letter (UTS #39, with case and spaces ignored, too).
 */
export const skeletonOf = (name: string): string => {
  const plain = cleanName(name).normalize('NFKC').toLowerCase().normalize('NFD');
  const skeleton = unhomoglyph(plain).normalize('NFD').toLowerCase();
  // In capitals an I looks like an l, which is lost when case is ignored.
  return skeleton.replaceAll('i', 'l').replace(/[\s\p{P}]/gu, '');
};
