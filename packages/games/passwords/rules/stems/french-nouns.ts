import { cut, type Endings, each } from './endings.ts';
import type { FrenchRegions } from './french-regions.ts';

/** A noun, adjective or adverb without its ending. */
export interface Nominal {
  readonly stem: string;
  /** Whether an ending was removed that rules out verb endings. */
  readonly done: boolean;
}

/** Undefined if the ending stays. */
type Change = (head: string, regions: FrenchRegions) => string | undefined;

const swap =
  (instead: string, region: keyof FrenchRegions, after = /$/): Change =>
  (head, regions) =>
    head.length >= regions[region] && after.test(head) ? head + instead : undefined;

const off = swap('', 'second');

/** Also removes one of these if it lies in its region; otherwise replaces it, if there is a replacement. */
const also = (head: string, { second }: FrenchRegions, more: readonly (readonly [string, string | undefined])[]) => {
  const found = more.find(([end]) => head.endsWith(end));
  if (found === undefined) return head;
  const [end, instead] = found;
  const rest = head.slice(0, head.length - end.length);
  if (rest.length >= second) return rest;
  return instead === undefined ? head : rest + instead;
};

const ofAction: Change = (head, regions) => {
  const stem = off(head, regions);
  return stem === undefined ? undefined : also(stem, regions, [['ic', 'iqU']]);
};

const ofQuality: Change = (head, regions) => {
  const stem = off(head, regions);
  if (stem === undefined) return undefined;
  return also(stem, regions, [
    ['abil', 'abl'],
    ['ic', 'iqU'],
    ['iv', undefined],
  ]);
};

const ofTendency: Change = (head, regions) => {
  const stem = off(head, regions);
  if (stem === undefined) return undefined;
  const shorter = also(stem, regions, [['at', undefined]]);
  return shorter === stem ? stem : also(shorter, regions, [['ic', 'iqU']]);
};

const ofManner: Change = (head, regions) => {
  if (head.length < regions.verbal) return undefined;
  if (head.endsWith('iv')) {
    const stem = also(head, regions, [['iv', undefined]]);
    return stem === head ? head : also(stem, regions, [['at', undefined]]);
  }
  if (head.endsWith('eus')) return feminine(head.slice(0, -3), regions) ?? head;
  if (/[iI]er$/.test(head) && head.length - 3 >= regions.verbal) return `${head.slice(0, -3)}i`;
  return also(head, regions, [
    ['abl', undefined],
    ['iqU', undefined],
  ]);
};

const feminine: Change = (head, regions) => off(head, regions) ?? swap('eux', 'first')(head, regions);

const ENDINGS: Endings<Change> = new Map([
  ...each('ance iqUe isme able iste eux ances iqUes ismes ables istes', off),
  ...each('atrice ateur ation atrices ateurs ations', ofAction),
  ...each('logie logies', swap('log', 'second')),
  ...each('usion ution usions utions', swap('u', 'second')),
  ...each('ence ences', swap('ent', 'second')),
  ...each('ement ements', ofManner),
  ...each('ite ites', ofQuality),
  ...each('if ive ifs ives', ofTendency),
  ['eaux', (head) => `${head}eau`],
  ['aux', swap('al', 'first')],
  ['oux', (head) => (/[bhjlnp]$/.test(head) ? `${head}ou` : undefined)],
  ...each('euse euses', feminine),
  ...each('issement issements', swap('', 'first', /[^aeiouy]$/)),
]);

const ofParticiple: Change = (head, { verbal }) => (/[aeiouy]$/.test(head) && head.length > verbal ? head : undefined);

/** Adverbs: the rest is checked for verb endings. */
const ADVERBS: Endings<Change> = new Map([
  ['amment', swap('ant', 'verbal')],
  ['emment', swap('ent', 'verbal')],
  ...each('ment ments', ofParticiple),
]);
const ALL = new Map([...ENDINGS, ...ADVERBS]);

export const withoutNominalEnding = (word: string, regions: FrenchRegions): Nominal => {
  const found = cut(word, ALL);
  const stem = found?.change(found.head, regions);
  return found === undefined || stem === undefined
    ? { stem: word, done: false }
    : { stem, done: ENDINGS.has(found.ending) };
};
