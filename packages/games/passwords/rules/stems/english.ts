import { cut, type Endings, each, type Regions, regionsOf } from './endings.ts';

/** Exceptions to the rules below. */
const EXCEPTIONS: ReadonlyMap<string, string> = new Map([
  ['skis', 'ski'],
  ['skies', 'sky'],
  ['idly', 'idl'],
  ['gently', 'gentl'],
  ['ugly', 'ugli'],
  ['early', 'earli'],
  ['only', 'onli'],
  ['singly', 'singl'],
  ...['sky', 'news', 'howe', 'atlas', 'cosmos', 'bias', 'andes'].map((word): [string, string] => [word, word]),
]);
/** Prefixes after which R1 starts, whatever the vowels. */
const LONG_STARTS = /^(?:arsen|commun|emerg|gener|inter|later|organ|past|univers)/;
const ONWARD = /^.*?[aeiouy][^aeiouy]/;

const DERIVED: Endings<string> = new Map([
  ['tional', 'tion'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['abli', 'able'],
  ['entli', 'ent'],
  ...each('izer ization', 'ize'),
  ...each('ational ation ator', 'ate'),
  ...each('alism aliti alli', 'al'),
  ...each('fulness fulli', 'ful'),
  ...each('ousli ousness', 'ous'),
  ...each('iveness iviti', 'ive'),
  ...each('biliti bli', 'ble'),
  ...each('ogist ogi', 'og'),
  ['lessli', 'less'],
  ['li', ''],
]);
const FURTHER: Endings<string> = new Map([
  ['tional', 'tion'],
  ['ational', 'ate'],
  ['alize', 'al'],
  ...each('icate iciti ical', 'ic'),
  ...each('ful ness ative', ''),
]);
const LAST: Endings<string> = new Map(
  each('al ance ence er ic able ible ant ement ment ent ism ate iti ous ive ize ion', ''),
);

/** The stem of an English word (Snowball's English stemmer, Porter 2). */
export const englishStem = (word: string): string => {
  const exception = EXCEPTIONS.get(word);
  if (exception !== undefined) return exception;
  if (word.length < 3) return word;
  // A consonant `y` is written `Y` until the end.
  const marked = word.replace(/^y/, 'Y').replace(/([aeiouy])y/g, '$1Y');
  const regions = regionsOf(marked, ONWARD, LONG_STARTS.exec(marked)?.[0].length);
  const singular = withoutPlural(marked);
  const present = withoutTense(singular, regions);
  const even = present.replace(/(.[^aeiouy])[yY]$/, '$1i');
  return withoutEnd(withoutSuffixes(even, regions), regions).toLowerCase();
};

const withoutPlural = (word: string): string => {
  if (word.endsWith('sses')) return word.slice(0, -2);
  if (/ie[ds]$/.test(word)) return word.slice(0, word.length > 4 ? -2 : -1);
  return /[aeiouy].+s$/.test(word) && !/[us]s$/.test(word) ? word.slice(0, -1) : word;
};

const withoutTense = (word: string, { first }: Regions): string => {
  const found = /^(.*?)(eed|eedly|ed|edly|ing|ingly)$/.exec(word);
  if (found === null) return word;
  const [, head = '', ending = ''] = found;
  if (ending.startsWith('ee')) {
    return head.length < first || /^(?:succ|proc|exc)$/.test(head) ? word : `${head}ee`;
  }
  if (ending === 'ing') {
    if (/^[^aeiouy]y$/.test(head)) return `${head.slice(0, 1)}ie`;
    if (/^(?:even|cann|inn|earr|herr|out)$/.test(head)) return word;
  }
  return /[aeiouy]/.test(head) ? wholeAgain(head, first) : word;
};

/** After removing `ed` or `ing`: restores an `e` or reduces a doubled letter. */
const wholeAgain = (head: string, first: number): string => {
  if (/(?:at|bl|iz)$/.test(head)) return `${head}e`;
  if (/(bb|dd|ff|gg|mm|nn|pp|rr|tt)$/.test(head)) return /^[aeo]..$/.test(head) ? head : head.slice(0, -1);
  return head.length === first && isShort(head) ? `${head}e` : head;
};

/** Whether it ends in a short syllable. */
const isShort = (head: string): boolean => /(?:[^aeiouy][aeiouy][^aeiouywxY]|^[aeiouy][^aeiouy]|past)$/.test(head);

const withoutSuffixes = (word: string, { first, second }: Regions): string => {
  const derived = cut(word, DERIVED);
  const plain = derived && derived.head.length >= first && isDerived(derived) ? derived.head + derived.change : word;
  const further = cut(plain, FURTHER);
  const least = further?.ending === 'ative' ? second : first;
  const simple = further && further.head.length >= least ? further.head + further.change : plain;
  const last = cut(simple, LAST);
  if (last === undefined || last.head.length < second) return simple;
  return last.ending === 'ion' && !/[st]$/.test(last.head) ? simple : last.head;
};

const isDerived = ({ head, ending }: { readonly head: string; readonly ending: string }): boolean => {
  if (ending === 'ogi') return head.endsWith('l');
  return ending !== 'li' || /[cdeghkmnrt]$/.test(head);
};

const withoutEnd = (word: string, { first, second }: Regions): string => {
  const head = word.slice(0, -1);
  if (word.endsWith('e')) {
    return head.length >= second || (head.length >= first && !isShort(head)) ? head : word;
  }
  return word.endsWith('ll') && head.length >= second ? head : word;
};
