import { barOf } from '../rules/passwords.ts';
import { DIRECTIONS, type Language } from '../rules/state.ts';
import { aheadOf, choicesOf, mostStones, type Play, type Position, setAhead, walked } from './position.ts';
import { type Ahead, isReached, type Reach } from './reachable-sets.ts';

/**
 * The best play by brute force over a word list: the reference for tests and benchmarks of `bestPlays`. For each start and
 * direction, 64 bits hold the sets of places that a word reaches, updated letter by letter.
 */
export const bruteForcePlay = (words: readonly string[], position: Position, language: Language): Play | undefined => {
  const { circle } = position;
  const bar = barOf(position.used, language);
  const choices = choicesOf(position, mostStones(circle));
  const starts = circle.flatMap((safe, start) =>
    DIRECTIONS.flatMap((direction) => {
      if (safe === null) return [];
      const sets = choices.map(({ safes }) => (safes.includes(start) ? setAhead(safes, start, direction) : undefined));
      return { first: safe.letter.toLowerCase(), start, direction, ahead: aheadOf(circle, start, direction), sets };
    }),
  );
  let best: Play | undefined;
  let rank = choices.length;
  for (const word of words) {
    for (const { first, start, direction, ahead, sets } of starts) {
      if (!word.startsWith(first)) continue;
      const reach = reachOfWord(word, ahead);
      const found = sets.findIndex((set, index) => index >= rank || (set !== undefined && isReached(reach, set)));
      const choice = choices[found];
      if (choice === undefined || found >= rank || bar(word) !== undefined) continue;
      rank = found;
      best = { word, direction, safes: walked(choice.safes, start, direction), worth: choice.worth };
    }
  }
  return best;
};

const A = 97;
/** For every place ahead: the sets without it and all farther places, in 32 of the 64 bits. */
const NEARER = [0x55555555, 0x11111111, 0x01010101, 0x00010001, 0x00000001];

/** The sets of places that one word reaches. */
const reachOfWord = (word: string, ahead: Ahead): Reach => {
  let [low, high] = [1, 0];
  for (let at = 1; at < word.length; at++) {
    const letter = word.charCodeAt(at) - A;
    const [lowBefore, highBefore] = [low, high];
    for (let index = 0; index < ahead.length; index++) {
      if (ahead[index] !== letter) continue;
      const place = 5 - index;
      const nearer = NEARER[place] ?? 0;
      if (place === 5) high |= lowBefore & 1;
      low |= (lowBefore & nearer) << (1 << place);
      high |= (highBefore & nearer) << (1 << place);
    }
  }
  return { low, high };
};
