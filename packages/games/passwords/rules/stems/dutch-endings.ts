import { isClosed, isOpen, lengthened } from './dutch-sounds.ts';
import { cut, type Endings, each, type Regions } from './endings.ts';

/** Maps the part before an ending to the stem; undefined if the ending stays. */
type Change = (head: string, regions: Regions) => string | undefined;

interface Condition {
  /** The region that must contain the ending, by default the first. */
  readonly region?: keyof Regions | 'none';
  readonly after?: (head: string) => boolean;
}

const swap =
  (instead: string, { region = 'first', after }: Condition = {}): Change =>
  (head, regions) => {
    const within = region === 'none' || head.length >= regions[region];
    return within && after?.(head) !== false ? head + instead : undefined;
  };

/** Removes the ending and doubles the vowel before it if it was long. */
const swapLong = (instead: string, condition?: Condition): Change => {
  const change = swap(instead, condition);
  return (head, regions) => {
    const stem = change(head, regions);
    return stem === undefined ? undefined : lengthened(stem);
  };
};

/** Tries changes by the end of the start, which is removed along with the ending. */
const firstOf =
  (...changes: readonly (readonly [end: string, change: Change])[]): Change =>
  (head, regions) => {
    for (const [end, change] of changes) {
      const stem = head.endsWith(end) ? change(head.slice(0, head.length - end.length), regions) : undefined;
      if (stem !== undefined) return stem;
    }
    return undefined;
  };

const anywhere: Condition = { region: 'none' };
const closed: Condition = { after: isClosed };
const open: Condition = { after: isOpen };
const bare = swap('', closed);

/** A plural `s`, but not in `ts`. */
const plural: Change = (head, regions) =>
  head.endsWith('t') && head.length > regions.first ? undefined : bare(head, regions);

const PLURALS: Endings<Change> = new Map([
  ['s', plural],
  ['ies', swap('ie')],
  ['es', firstOf(['ar', swapLong('ar', closed)], ['er', swap('er', closed)], ['', swap('e', closed)])],
  ['aus', swap('au', open)],
  [
    'en',
    firstOf(
      ['hed', swap('heid')],
      ['nd', swap('nd', anywhere)],
      ['d', bare],
      ['i', swap('i', { ...anywhere, ...open })],
      ['j', swap('j', { ...anywhere, ...open })],
      ['', swapLong('', closed)],
    ),
  ],
  ['nde', swap('nd', anywhere)],
]);

const SMALL: Change = firstOf(
  ['et', bare],
  ['rnt', swap('rn', anywhere)],
  ['t', swap('', { after: (head) => isOpen(head.slice(0, -1)) })],
  ['ink', swap('ing', anywhere)],
  ['mp', swap('m', anywhere)],
  ['', bare],
);

const INFLECTIONS: Endings<Change> = new Map([
  ['je', SMALL],
  ['ge', swap('g')],
  ['lijke', swap('lijk')],
  ['ische', swap('isch')],
  ['de', bare],
  ['te', swap('t')],
  ['se', swap('s')],
  ['re', swap('r')],
  ['le', swapLong('l')],
  ['ene', swapLong('en', closed)],
  ['ieve', swap('ief', closed)],
]);

const NOUNS: Endings<Change> = new Map([
  ['atie', swap('eer')],
  ['iteit', swapLong('')],
  ...each('heid sel ster', swap('')),
  ['rder', swap('r', anywhere)],
  ...each('ing isme erij', firstOf(['ild', swap('ilder', anywhere)], ['', swapLong('')])),
  ['arij', swap('aar', closed)],
  ['fie', swapLong('f', { region: 'second' })],
  ['gie', swapLong('g', { region: 'second' })],
  ['tst', swap('t', closed)],
  ['dst', swap('d', closed)],
]);

const ADJECTIVES: Endings<Change> = new Map([
  ['ioneel', swap('ie')],
  ['atief', swap('eer')],
  ['naar', swap('n', open)],
  ['laar', swap('l', open)],
  ['raar', swap('r', open)],
  ['tant', swap('teer')],
  ...each('lijker lijkst', swap('lijk')),
  ...each('baar achtig achtiger achtigst', swap('')),
  ...each('erig eriger erigst end', swapLong('', closed)),
]);

/** Except `innig`, which is unrelated to `in`. */
const QUALITIES: Endings<Change> = new Map(
  each('ig iger igst', swapLong('', { after: (head) => head !== 'inn' && isClosed(head) })),
);

const changed = (word: string, endings: Endings<Change>, regions: Regions): string | undefined => {
  const found = cut(word, endings);
  return found?.change(found.head, regions);
};

/** Removes endings in four rounds. */
export const withoutEndings = (word: string, regions: Regions): string => {
  const singular = changed(word, PLURALS, regions) ?? word;
  const plain = changed(singular, INFLECTIONS, regions) ?? singular;
  const noun = changed(plain, NOUNS, regions) ?? plain;
  return changed(noun, ADJECTIVES, regions) ?? changed(noun, QUALITIES, regions) ?? noun;
};
