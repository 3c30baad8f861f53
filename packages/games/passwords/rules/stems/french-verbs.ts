import { cut, type Endings, each } from './endings.ts';
import type { FrenchRegions } from './french-regions.ts';

/** Undefined if the ending stays. */
type Change = (head: string, regions: FrenchRegions) => string | undefined;

/** Endings of verbs in `ir`, after a consonant. */
const I_VERBS: Endings<string> = new Map(
  each(
    'i ie ies ir ira irai iraIent irais irait iras irent irez iriez irions irons iront is issaIent issais ' +
      'issait issant issante issantes issants isse issent isses issez issiez issions issons it',
    '',
  ),
);

const plain: Change = (head) => head;
/** Also removes the `e` of `mangeait`. */
const soft: Change = (head, { verbal }) => (head.endsWith('e') && head.length > verbal ? head.slice(0, -1) : head);

/** Except `mal`, `repl` and `mauv`, which are not verbs. */
const past: Change = (head) => (/(?:^.al|epl|auv)$/.test(head) ? undefined : head);
const ofTrade: Change = (head) => `${head}i`;
/** Except words like `different` and `coherent`, whose accent differs. */
const together: Change = (head) => (/(?:f|[^cp]h)$/.test(head) ? undefined : head);

const VERBS: Endings<Change> = new Map([
  ['ions', (head, { second }) => (head.length >= second ? head : undefined)],
  ...each('e ee ees es er era erai eraIent erais erait eras erez eriez erions erons eront ez iez eais', plain),
  ...each('a ai aIent ait ant ante antes ants as asse assent asses assiez assions', soft),
  ...each('ais aise aises', past),
  ...each('iere ieres iers Iere Ieres Iers', ofTrade),
  ['erent', together],
]);

/** An ending within RV. */
const cutVerb = <Value>(word: string, endings: Endings<Value>, { verbal }: FrenchRegions) => {
  if (word.length < verbal) return undefined;
  const found = cut(word.slice(verbal), endings);
  return found && { ...found, head: word.slice(0, verbal) + found.head };
};

/** Removes the verb ending; other words lose the residual suffix of nouns. */
export const withoutVerbEnding = (word: string, regions: FrenchRegions): string => {
  const ofIr = cutVerb(word, I_VERBS, regions);
  if (ofIr !== undefined && /[^aeiouy]$/.test(ofIr.head) && ofIr.head.length > regions.verbal) return ofIr.head;
  const verb = cutVerb(word, VERBS, regions);
  return verb?.change(verb.head, regions) ?? withoutRest(word, regions);
};

const withoutRest = (word: string, regions: FrenchRegions): string => {
  const singular = word.replace(/([^aious])s$/, '$1');
  const isAction = /[st]ion$/.test(singular) && singular.length - 3 >= regions.second;
  return isAction ? singular.slice(0, -3) : singular;
};
