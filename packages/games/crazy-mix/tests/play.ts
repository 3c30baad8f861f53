import type { Input, Seat } from '@sesame/kernel';
import { makeRuleTester } from '@sesame/testkit';
import { PILE } from '../rules/cards.ts';
import { type Card, type Move, type Options, rules, type State, TARGETS } from '../rules/index.ts';
import { isSamePointing, type Pointing, pointable } from '../rules/pointable.ts';
import { rightIn } from '../rules/reading.ts';
import { facesOf } from '../rules/targets.ts';

type LayOut = Extract<Move, { type: 'lay-out' }>;

/** A lay-out whose pile starts with these cards; the rest follows in card order, the Crazy Mix card last. */
export const layOutOf = (start: readonly Card[] = [], changes: Partial<LayOut> = {}): LayOut => ({
  type: 'lay-out',
  targets: TARGETS,
  pile: [...start, ...PILE.filter((card) => !start.includes(card))],
  crazySide: 1,
  starter: 0,
  ...changes,
});

export const DEFAULTS: Options = { patience: 30, apart: false, ready: false, pad: false, untimed: false };

interface Opening extends Partial<Options> {
  readonly seats?: number;
  readonly layOut?: LayOut;
}

/** State after a lay-out at time 0. */
export const laidOut = ({ seats = 3, layOut = layOutOf(), ...options }: Opening = {}): State =>
  played(rules.setup(seats, { ...DEFAULTS, ...options }), { at: 0, by: 'chance', move: layOut });

export const { played, refusal, told } = makeRuleTester(rules);

/** The next clock input. */
export const striking = (state: State): Input<Move> => {
  const { clock } = rules.awaits(state);
  if (clock === undefined) throw new Error('the clock has nothing to do');
  return { ...clock, by: 'clock' };
};

export const strike = (state: State): State => played(state, striking(state));

/** Advances until the round is revealed. */
export const shown = (state: State): State => (state.stage.type === 'turning' ? shown(strike(state)) : state);

/** State with the first round revealed. */
export const firstRound = (opening?: Opening): State => shown(laidOut(opening));

/** A wrong pointing. */
export const wrongOf = (state: State, which = 0): Pointing => {
  const wrong = pointable(facesOf(state)).filter((one) => !isSamePointing(one, rightIn(state)))[which];
  if (wrong === undefined) throw new Error('there is nothing to point at');
  return wrong;
};

/** A seat points `after` milliseconds after the reveal. */
export const points = (state: State, seat: Seat, pointing: Pointing, after = 1000): Input<Move> => ({
  at: (rules.race?.shown(state, seat) ?? 0) + after,
  by: seat,
  move: { type: 'point', ...pointing },
});

export const hit = (state: State, seat: Seat, after?: number): State =>
  played(state, points(state, seat, rightIn(state), after));

export const miss = (state: State, seat: Seat, { which = 0, after = 1000 } = {}): State =>
  played(state, points(state, seat, wrongOf(state, which), after));

export const does = (by: Seat, move: Move, at = 0): Input<Move> => ({ at, by, move });

/** The winner takes the oldest cards. */
export const takes = (state: State): State => (state.stage.type === 'taking' ? strike(state) : state);

/** Plays rounds won by one seat. */
export const wins = (state: State, seat: Seat, rounds = 1): State => {
  let now = state;
  for (let round = 0; round < rounds; round++) now = takes(hit(shown(now), seat));
  return now;
};

export const scores = ({ won }: State): readonly number[] => won.map((cards) => cards.length);
