import { below, pick, type Rng, type Seat } from '@sesame/kernel';
import { randomWord } from './lexicon/lexicon.ts';
import { lexiconOf } from './lexicon/load.ts';
import { faultOf, reasonAgainst, usedWords } from './passwords.ts';
import { mayPropose, openProposal } from './proposals.ts';
import { DIRECTIONS, type Move, type State } from './state.ts';
import { around, type Walk } from './walks.ts';

/** Attempts to find a word before passing. */
const MAX_TRIES = 20;

/**
 * A random legal move: mostly a valid password with a random walk. One turn in twelve is a pass; in strict matches one in
 * eight is an unchecked word, which is often wrong. One turn in ten proposes a word, and two of three answers agree.
 */
export const sample = (state: State, seat: Seat, rng: Rng): Move => {
  if (openProposal(state) !== undefined) return { type: 'answer', allows: below(rng, 3) > 0 };
  if (below(rng, 12) === 0) return { type: 'pass' };
  if (mayPropose(state) && below(rng, 10) === 0) {
    const word = newWord(state, rng);
    if (word !== undefined) return { type: 'propose', word };
  }
  const careless = state.options.strict && below(rng, 8) === 0;
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const word = careless ? anyWord(state, rng) : goodWord(state, rng);
    const walk = word === undefined ? undefined : randomWalk(state, seat, word, rng);
    if (word !== undefined && walk !== undefined) return { type: 'word', word, ...walk };
  }
  return { type: 'pass' };
};

/** A random start and direction, taking half of the safes that the word allows. */
const randomWalk = (state: State, seat: Seat, word: string, rng: Rng): Walk | undefined => {
  const { circle } = state;
  const most = state.seats[seat]?.hand ?? 0;
  const starts = circle.flatMap((safe, place) => (safe && word.startsWith(safe.letter.toLowerCase()) ? [place] : []));
  if (starts.length === 0) return undefined;
  const direction = pick(rng, DIRECTIONS);
  const [start = 0, ...ahead] = around(pick(rng, starts), direction);
  const safes = [start];
  let at = 0;
  for (const place of ahead) {
    const next = word.indexOf(circle[place]?.letter.toLowerCase() ?? ' ', at + 1);
    if (next < 0 || safes.length === most || below(rng, 2) === 0) continue;
    safes.push(place);
    at = next;
  }
  return { direction, safes };
};

const someWord = ({ circle, options }: State, rng: Rng): string | undefined => {
  const letters = circle.flatMap((safe) => safe?.letter ?? []);
  return letters.length === 0
    ? undefined
    : randomWord(lexiconOf(options.language, options.dictionary), pick(rng, letters), rng);
};

const goodWord = (state: State, rng: Rng): string | undefined => {
  const word = someWord(state, rng);
  return word !== undefined && faultOf(word, state) === undefined ? word : undefined;
};

/** A word that can be proposed: a common beginning with an ending that no word has. */
const newWord = (state: State, rng: Rng): string | undefined => {
  const known = goodWord(state, rng);
  const word = known === undefined ? undefined : `${known}qu`;
  if (word === undefined || faultOf(word, state)?.code !== 'unknown-word') return undefined;
  return reasonAgainst(word, usedWords(state.turns), state.options.language) === undefined ? word : undefined;
};

/** A word from the dictionary or one played before, with a random ending that often makes it invalid. */
const anyWord = (state: State, rng: Rng): string | undefined => {
  const said = state.turns.flatMap((turn) => (turn.type === 'pass' ? [] : [turn.word]));
  const word = said.length > 0 && below(rng, 2) === 0 ? pick(rng, said) : someWord(state, rng);
  return word === undefined ? undefined : `${word}${pick(rng, ['', 's', 'en', 'qu'])}`;
};
