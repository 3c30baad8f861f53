import { type Actor, type Input, type Seat, seatsOf } from '@sesame/kernel';
import { makeRuleTester } from '@sesame/testkit';
import { CARDS, partOf } from '../rules/cards.ts';
import {
  type Card,
  type Chain,
  type Laid,
  type Machine,
  type Move,
  type Options,
  rules,
  type State,
  type Tile,
  type Turn,
  type Workshop,
} from '../rules/index.ts';
import { isApart } from '../rules/rounds.ts';

export const STANDARD: Options = { fair: true, help: false, glass: 60, apart: false, untimed: false };

export const does = (by: Actor, move: Move, at = 0): Input<Move> => ({ at, by, move });
export const ready = (by: Seat, at = 0) => does(by, { type: 'ready' }, at);
export const done = (by: Seat, chain: Chain, at = 0) => does(by, { type: 'done', chain }, at);
export const giveUp = (by: Seat, at = 0) => does(by, { type: 'give-up' }, at);
export const build = (by: Seat, lay: readonly Laid[] = [], swap?: readonly Card[]) =>
  does(by, { type: 'build', lay, ...(swap && { swap }) });

/** Four disjoint hands. */
export const HANDS: readonly (readonly Tile[])[] = [
  [0, 1, 2, 3, 4],
  [5, 6, 7, 8, 9],
  [10, 11, 12, 13, 14],
  [15, 16, 17, 18, 19],
];

/** A right chain for each hand: B5 B4, J2 J5, A4 A5, L2 L5; E4 E2, I5 I2, C4 C5, L4 L5; and so on. */
export const RIGHT: readonly Chain[] = [
  [
    { tile: 0, out: 0 },
    { tile: 2, in: 0, out: 2 },
    { tile: 4, in: 2, out: 4 },
    { tile: 3, in: 0, out: 3 },
    { tile: 1, in: 2 },
  ],
  [
    { tile: 5, out: 0 },
    { tile: 8, in: 4, out: 2 },
    { tile: 6, in: 4, out: 2 },
    { tile: 7, in: 3, out: 1 },
    { tile: 9, in: 1 },
  ],
  [
    { tile: 10, out: 4 },
    { tile: 11, in: 4, out: 2 },
    { tile: 13, in: 2, out: 0 },
    { tile: 12, in: 4, out: 1 },
    { tile: 14, in: 0 },
  ],
  [
    { tile: 15, out: 0 },
    { tile: 17, in: 3, out: 0 },
    { tile: 19, in: 0, out: 3 },
    { tile: 18, in: 4, out: 2 },
    { tile: 16, in: 2 },
  ],
];

export const rightOf = (seat: Seat): Chain => RIGHT[seat] ?? [];

/** The same chain with a mismatched first joint. */
export const wrongOf = (seat: Seat): Chain =>
  rightOf(seat).map((link, i) => (i === 0 && link.out !== undefined ? { ...link, out: link.out === 0 ? 1 : 0 } : link));

export const { played, refusal, told } = makeRuleTester(rules);

export const awaited = (state: State): readonly Seat[] => rules.awaits(state).seats;

/** Replaces parts of a seat's workshop. */
export const given = (state: State, seat: Seat, changes: Partial<Workshop>): State => ({
  ...state,
  seats: state.seats.map((workshop, one) => (one === seat ? { ...workshop, ...changes } : workshop)),
});

/** The first shuffle, starting with these cards. */
export const shuffleOf = (...first: readonly Card[]): Input<Move> =>
  does('chance', { type: 'shuffle', cards: [...first, ...CARDS.filter((card) => !first.includes(card))] });

/** State after the first shuffle, before the first deal. */
export const opened = (seats: number, options: Partial<Options> = {}): State =>
  played(rules.setup(seats, { ...STANDARD, ...options }), shuffleOf());

export const dealOf = (seats: number): Move => ({ type: 'deal', hands: HANDS.slice(0, seats) });

/** Deals the four hands, face down. */
export const dealt = (state: State, at = 0): State => played(state, does('chance', dealOf(state.seats.length), at));

/** Starts the race; apart, everyone may open their glass. */
export const racing = (state: State, at = 0): State => {
  const down = dealt(state, at);
  return played(down, ...(isApart(down.options) ? [] : awaited(down)).map((seat) => ready(seat, at)));
};

/** Plays a race that these seats finish in order, one second apart; the others give up. */
export const wonBy = (state: State, ...order: readonly Seat[]): State => {
  const others = seatsOf(state.seats.length).filter((seat) => !order.includes(seat));
  return played(
    racing(state),
    ...order.map((seat, place) => done(seat, rightOf(seat), 1000 * (place + 1))),
    ...others.map((seat) => giveUp(seat, 10_000)),
  );
};

/** Moves a state to the start of a round, with `final` crystals in the final room. */
export const atRound = (state: State, round: number, final = state.seats.length + 1): State => ({
  ...state,
  round,
  rooms: state.rooms.map((crystals, room) => (room === 7 ? final : room < round - 1 ? 0 : crystals)),
});

/** Everyone builds by the fallback. */
export const builtByFallback = (state: State): State =>
  awaited(state).reduce((now, seat) => {
    const move = rules.fallback(now, seat);
    if (move === 'forfeit') throw new Error('nobody forfeits');
    return played(now, does(seat, move));
  }, state);

/** All cards of one type: unturned lines, spots, printed crystals. */
export const cardsLike = (lines: string, spots: number, printed = 0): readonly Card[] =>
  CARDS.filter((card) => {
    const part = partOf(card);
    return part.lines.join('') === lines && part.spots === spots && part.printed === printed;
  });

/** The nth card of a type. */
export const cardLike = (lines: string, spots: number, nth = 0): Card => {
  const card = cardsLike(lines, spots)[nth];
  if (card === undefined) throw new Error(`there is no card ${nth} with ${lines} and ${spots} spots`);
  return card;
};

export const lay = (card: Card, x: number, y: number, turn: Turn = 0): Laid => ({ card, x, y, turn });

export const machineOf = (cards: readonly Laid[], crystals = 0): Machine => ({ cards, crystals });
