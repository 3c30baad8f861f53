import type { Grade, Lexicon } from '../rules/lexicon/lexicon.ts';
import { barOf } from '../rules/passwords.ts';
import type { Circle, Direction, Place } from '../rules/state.ts';
import { around, PLACES } from '../rules/walks.ts';
import { commonest, reachable, type WaysTo } from '../search/best-plays.ts';

/** Words up to this grade are suggested. */
const GRADE: Grade = 4;

/** A word of the best three turns. */
export interface BestTurn {
  readonly word: string;
  readonly direction: Direction;
  readonly safes: readonly Place[];
}

/** Sets of safes are bit sets: bit n is place n. */
type SafeSet = number;
const SETS = 2 ** PLACES;

const placesIn = (set: SafeSet): readonly Place[] => around(0, 'clockwise').filter((place) => (set >> place) & 1);

/** What three turns can do to a circle, with all sets of safes that some word reaches. */
export interface Reachable {
  readonly circle: Circle;
  readonly sets: readonly SafeSet[];
  readonly waysTo: WaysTo;
}

/** One pass over the dictionary for each safe. */
export const reachableIn = (lexicon: Lexicon, circle: Circle): Reachable => {
  const waysTo = reachable(lexicon, { circle }, GRADE);
  const sets = Array.from({ length: SETS - 1 }, (_, i) => i + 1).filter((set) => waysTo(placesIn(set)).length > 0);
  return { circle, sets, waysTo };
};

/** The safes by the stones they still take, and the stones that leave with each set of safes. */
const measure = (circle: Circle) => {
  const taking = (stones: number): SafeSet =>
    circle.reduce(
      (set, safe, place) => (safe && safe.spaces - safe.stones.length === stones ? set | (1 << place) : set),
      0,
    );
  const stonesIn = Array.from({ length: SETS }, (_, set) =>
    placesIn(set).reduce((sum, place) => sum + (circle[place]?.spaces ?? 0), 0),
  );
  return { one: taking(1), two: taking(2), three: taking(3), stonesIn };
};

/** PW22: three turns that lock the most, as sets of safes; a safe that is locked is not used again. */
const bestTriples = ({ circle, sets }: Reachable): { readonly gone: number; readonly triples: Iterable<Triple> } => {
  const { one, two, three, stonesIn } = measure(circle);
  const stones = (set: SafeSet): number => stonesIn[set] ?? 0;
  /** After two turns: the safes that are locked, and those that one stone more would lock. */
  const after = (first: SafeSet, second: SafeSet) => ({
    locked: (one & (first | second)) | (two & first & second),
    ripe: (one & ~(first | second)) | (two & (first ^ second)) | (three & first & second),
  });
  const isOpen = (locked: SafeSet) => (set: SafeSet) => (set & locked) === 0;
  const known = new Map<number, number>();
  const lastGain = (locked: SafeSet, ripe: SafeSet): number => {
    const key = locked * SETS + ripe;
    const gain =
      known.get(key) ?? sets.filter(isOpen(locked)).reduce((most, set) => Math.max(most, stones(set & ripe)), 0);
    known.set(key, gain);
    return gain;
  };
  const pairs = sets.flatMap((first) =>
    sets.filter(isOpen(one & first)).map((second) => {
      const { locked, ripe } = after(first, second);
      return { first, second, locked, ripe, gone: stones(locked) + lastGain(locked, ripe) };
    }),
  );
  const gone = pairs.reduce((most, pair) => Math.max(most, pair.gone), 0);
  function* triples(): Iterable<Triple> {
    for (const { first, second, locked, ripe, gone: most } of pairs) {
      if (most < gone) continue;
      for (const third of sets.filter(isOpen(locked))) {
        if (stones(locked) + stones(third & ripe) === gone) yield [first, second, third];
      }
    }
  }
  return { gone, triples: triples() };
};

type Triple = readonly [SafeSet, SafeSet, SafeSet];

/** PW22: the most stones that three turns can get rid of. Whether three words go together (PW10-PW12) is not checked. */
export const mostGone = (reached: Reachable): number => bestTriples(reached).gone;

/** Words for three turns that get rid of the most stones; undefined if no three of them go together. */
export const bestThree = (lexicon: Lexicon, reached: Reachable): readonly BestTurn[] | undefined => {
  const { circle, waysTo } = reached;
  let tries = 0;
  for (const triple of bestTriples(reached).triples) {
    if (++tries > MAX_TRIPLES) return undefined;
    const turns: BestTurn[] = [];
    for (const set of triple) {
      const bar = barOf(
        turns.map(({ word }) => word),
        lexicon.language,
      );
      const accepts = (word: string) => bar(word) === undefined;
      const found = commonest(lexicon, { circle }, { ways: waysTo(placesIn(set)), grade: GRADE, accepts });
      if (found === undefined) break;
      turns.push({ word: found.word, direction: found.direction, safes: found.safes });
    }
    if (turns.length === triple.length) return turns;
  }
  return undefined;
};

/** The first triple nearly always has words. */
const MAX_TRIPLES = 20;
