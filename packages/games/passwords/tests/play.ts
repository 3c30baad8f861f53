import type { Input, Seat } from '@sesame/kernel';
import { makeRuleTester } from '@sesame/testkit';
import {
  cardsOf,
  type Direction,
  LANGUAGES,
  type Move,
  type Options,
  type Place,
  rules,
  type State,
} from '../rules/index.ts';

/** Loads all dictionaries. */
export const prepareAll = async (): Promise<void> => {
  for (const language of LANGUAGES) await rules.prepare?.({ ...STRICT, language });
};

export const STRICT: Options = { language: 'en', strict: true, equalTurns: false, dictionary: 1 };
export const GENTLE: Options = { ...STRICT, strict: false };
export const EQUAL: Options = { ...STRICT, equalTurns: true };

interface Opening {
  /** The letters of the circle, clockwise from place 0. */
  readonly circle: string;
  /** The top of the pile; other cards follow. */
  readonly pile?: string;
  readonly seats?: number;
  readonly options?: Options;
  readonly starter?: Seat;
}

/** A state with the safes laid out. */
export const laidOut = ({ circle, pile = '', seats = 2, options = STRICT, starter = 0 }: Opening): State => {
  const rest = cardsOf(options.language).slice(0, 45 - pile.length);
  const move: Move = { type: 'lay-out', circle: [...circle], pile: [...pile, ...rest], starter };
  return played(rules.setup(seats, options), { at: 0, by: 'chance', move });
};

const does = (by: Seat, move: Move): Input<Move> => ({ at: 0, by, move });

export const pass = (by: Seat): Input<Move> => does(by, { type: 'pass' });

/** Plays a word over these safes, clockwise by default. */
export const says = (
  by: Seat,
  word: string,
  safes: readonly Place[],
  direction: Direction = 'clockwise',
): Input<Move> => does(by, { type: 'word', word, direction, safes });

export const { played, refusal, told } = makeRuleTester(rules);

export const awaited = (state: State): readonly Seat[] => rules.awaits(state).seats;

/** The same state with `hand` stones in a seat's hand and the rest in the box. */
export const withHand = (state: State, seat: Seat, hand: number): State => ({
  ...state,
  seats: state.seats.map((side, one) => (one === seat ? { ...side, hand, box: side.box + side.hand - hand } : side)),
});

/** PW20: chance draws who begins the next round. */
export const begins = (seat: Seat): Input<Move> => ({ at: 0, by: 'chance', move: { type: 'begin', seat } });

export const proposes = (by: Seat, word: string): Input<Move> => does(by, { type: 'propose', word });

export const answers = (by: Seat, allows: boolean): Input<Move> => does(by, { type: 'answer', allows });
