import { ok, type Refusal, refuse, type Seat } from '@sesame/kernel';
import { type Applied, ending } from './flow.ts';
import { lay } from './lay.ts';
import { faultOf, faultSentence } from './passwords.ts';
import type { Move, State } from './state.ts';
import { type Misstep, misstepOf } from './walks.ts';

type WordMove = Extract<Move, { type: 'word' }>;

const SENTENCES: Readonly<Record<Misstep, string>> = {
  'no-such-safe': 'There is no safe in that place.',
  'wrong-start': 'The first safe must show the first letter of your word.',
  'no-walk': 'Go once around the circle, in one direction.',
  'wrong-letters': 'These letters don’t occur in your word in this order.',
};

/** PW4-PW13: plays a word. An illegal walk is refused; only the word itself can cost the turn. */
export const say = (state: State, seat: Seat, played: WordMove): Applied => {
  const mistake = mistakeOf(state, seat, played);
  if (mistake !== undefined) return refuse(mistake.code, mistake.message);
  const fault = faultOf(played.word, state);
  if (fault === undefined) return ok(lay(state, seat, played));
  // PW13: gentle matches let the player try again.
  if (!state.options.strict) return refuse(fault.code, faultSentence(played.word, fault));
  const wrong = { type: 'wrong', seat, word: played.word, fault } as const;
  return ok(ending({ ...state, turns: [...state.turns, wrong] }, [wrong]));
};

/** What is wrong with the walk or the number of stones. */
const mistakeOf = (state: State, seat: Seat, played: WordMove): Refusal | undefined => {
  const misstep = misstepOf(state.circle, played.word, played);
  if (misstep !== undefined) return { code: misstep, message: SENTENCES[misstep] };
  const hand = state.seats[seat]?.hand ?? 0;
  return played.safes.length > hand
    ? { code: 'too-few-stones', message: `You have only ${hand} ${hand === 1 ? 'stone' : 'stones'} left.` }
    : undefined;
};
