import { type Input, ok, type Result, refuse, type Seat, type Step, type Told } from '@sesame/kernel';
import { countFace, diceOnTable, isHigher } from './bids.ts';
import type { Bid, Event, MadeBid, Move, Shown, State } from './state.ts';

type Applied = Result<Step<State, Event>>;

export const apply = (state: State, { by, move }: Input<Move>): Applied => {
  if (by === 'chance') return roll(state, move);
  if (by !== state.turn) return refuse('not-your-turn', 'It is not your turn.');
  switch (move.type) {
    case 'bid':
      return bid(state, { seat: by, count: move.count, face: move.face });
    case 'doubt':
      return doubt(state, by);
    default:
      return refuse('not-yours', 'Players do not roll the dice themselves.');
  }
};

/** LD2. */
const roll = (state: State, move: Move): Applied => {
  if (move.type !== 'roll') return refuse('wrong-roll', 'The dice are rolled now.');
  const isProper =
    move.hands.length === state.dice.length && state.dice.every((n, seat) => move.hands[seat]?.length === n);
  if (!isProper) return refuse('wrong-roll', 'Every player rolls all of their dice.');
  return ok({ state: { ...state, hands: move.hands }, events: [toAll({ type: 'rolled', round: state.round })] });
};

/** LD3, LD4. */
const bid = (state: State, made: MadeBid): Applied => {
  if (!isHigher(made, state.bids.at(-1))) return refuse('too-low', 'Bid more dice, or as many of a higher face.');
  if (made.count > diceOnTable(state))
    return refuse('too-high', `There are only ${diceOnTable(state)} dice on the table.`);
  return ok({
    state: { ...state, bids: [...state.bids, made], turn: nextSeat(state, made.seat) },
    events: [toAll({ type: 'bid', ...made })],
  });
};

/** LD5. */
const doubt = (state: State, doubter: Seat): Applied => {
  const { hands = [], bids, options } = state;
  const last = bids.at(-1);
  if (last === undefined) return refuse('no-bid', 'There is no bid to doubt yet.');
  const found = countFace(hands, last.face, options.wild);
  const loser = isTrue(last, found) ? doubter : last.seat;
  const shown: Shown = { hands, bid: last, doubter, found, loser };
  const dice = state.dice.map((count, seat) => (seat === loser ? count - 1 : count));
  const isOut = dice[loser] === 0;
  const out = isOut ? [...state.out, loser] : state.out;
  const { hands: _, ...rest } = state;
  const next: State = { ...rest, round: state.round + 1, dice, bids: [], out, shown, turn: loser };
  return ok({
    // LD7
    state: isOut ? { ...next, turn: nextSeat(next, loser) } : next,
    events: [toAll({ type: 'shown', ...shown }), ...(isOut ? [toAll({ type: 'out', seat: loser })] : [])],
  });
};

const isTrue = ({ count }: Bid, found: number): boolean => found >= count;

/** The next seat clockwise that has dice. */
const nextSeat = ({ dice }: Pick<State, 'dice'>, from: Seat): Seat => {
  const others = dice.map((_, step) => (from + step + 1) % dice.length);
  return others.find((seat) => dice[seat] !== 0) ?? from;
};

const toAll = (event: Event): Told<Event> => ({ to: 'all', event });
