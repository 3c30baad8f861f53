import type { Locale, Seat } from '@sesame/kernel';
import { lay } from '../rules/lay.ts';
import { safeOf } from '../rules/letters.ts';
import { countOf } from '../rules/score.ts';
import { setup } from '../rules/setup.ts';
import type { Circle, Move, State } from '../rules/state.ts';
import type { Walk } from '../rules/walks.ts';

/** The players of the examples. */
export const NAMES: readonly string[] = ['Ann', 'Bo', 'Cleo'];

interface Example {
  readonly circle: string;
  /** The words of Ann, Bo and Cleo. */
  readonly words: readonly [string, string, string];
  /** Other words to try. */
  readonly tries: readonly string[];
}

/** One circle per language, chosen so that the same walks work in all of them. */
export const EXAMPLES: Readonly<Record<Locale, Example>> = {
  en: { circle: 'GSEIRFI', words: ['groupies', 'specific', 'firefighter'], tries: ['girlfriends', 'resign'] },
  fr: { circle: 'GSEIRTI', words: ['galeries', 'securitaire', 'tiedir'], tries: ['guitares', 'resister'] },
  nl: { circle: 'GSEIRTI', words: ['gebruikers', 'specialiteit', 'tijdreiziger'], tries: ['gitarist', 'tijger'] },
};

/** Their walks. The last one fills the lower I and no other safe. */
const WALKS: readonly [Walk, Walk, Walk] = [
  { direction: 'anticlockwise', safes: [0, 4, 3, 2, 1] },
  { direction: 'clockwise', safes: [1, 2, 3, 5, 6] },
  { direction: 'clockwise', safes: [5, 6, 2, 3, 4] },
];

/** A turn of the example, with the states before and after it. */
export interface Shown {
  readonly before: State;
  readonly after: State;
  readonly seat: Seat;
  readonly word: string;
  readonly walk: Walk;
}

/** The three turns, played by the rules but without the dictionary. */
export const turnsOf = (locale: Locale): readonly [Shown, Shown, Shown] => {
  const { circle, words } = EXAMPLES[locale];
  const turn = (before: State, seat: 0 | 1 | 2): Shown => {
    const [word, walk] = [words[seat], WALKS[seat]];
    const said: Extract<Move, { type: 'word' }> = { type: 'word', word, ...walk };
    return { before, after: lay(before, seat, said).state, seat, word, walk };
  };
  const safes: Circle = [...circle].map((letter) => safeOf(locale, letter));
  const begin = setup(NAMES.length, { language: locale, strict: true, equalTurns: false, dictionary: 1 });
  const first = turn({ ...begin, circle: safes, pile: ['O'], starter: 0 }, 0);
  const second = turn(first.after, 1);
  return [first, second, turn(second.after, 2)];
};

/** A finished match: Ann has laid her last stone, but Bo wins. */
const END: State = {
  ...setup(NAMES.length, { language: 'en', strict: true, equalTurns: false, dictionary: 1 }),
  circle: [[0, 2], [0, 1], [], [0], [2], [0], []].map((stones) => ({ letter: 'E', spaces: 3, stones })),
  seats: [0, 2, 3].map((hand) => ({ hand, box: 0, cards: [] })),
};

/** Its count per seat. */
export const COUNT = countOf(END).stones.map((left, seat) => {
  const hand = END.seats[seat]?.hand ?? 0;
  return { hand, circle: left - hand, left, rank: countOf(END).ranks[seat] ?? 0 };
});
