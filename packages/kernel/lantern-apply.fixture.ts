import type { Event, Lantern, Move, State } from './lantern-state.fixture.ts';
import { ok, type Result, refuse } from './result.ts';
import { type Input, type Seat, type Step, seatsOf, type Told } from './rules.ts';

type Applied = Result<Step<State, Event>>;

const GUST = 60_000;
export const OIL = { thin: 4, rich: 9 } as const;

export const isOver = ({ round, left, options }: State) => left !== undefined || round === options.rounds;
export const unlit = (wick: number): Lantern => ({ wick, flame: 0, lit: false, swapped: false });
const brightness = ({ wick, flame }: Lantern) => (wick + flame > 9 ? 0 : wick + flame);

export const apply = (state: State, { at, by, move }: Input<Move>): Applied => {
  if (by === 'chance') return deal(state, move, at);
  if (by === 'clock') {
    if (move.type === 'forfeit') return leave(state, move.seat);
    return move.type === 'gust' ? light(state, unlitSeats(state)) : refuse('not-for-the-clock', 'The wind only blows.');
  }
  const own = state.lanterns[by];
  if (own === undefined) return refuse('no-such-seat', 'Nobody sits there.');
  if (move.type === 'resign') return leave(state, by);
  if (own.lit) return refuse('lit', 'Your lantern is lit.');
  switch (move.type) {
    case 'set':
      return move.flame > OIL[state.options.oil]
        ? refuse('no-oil', 'There is not that much oil.')
        : quiet(withLantern(state, by, { ...own, flame: move.flame }));
    case 'peek':
      return peek(state, by, move.seat);
    case 'swap':
      return own.swapped
        ? refuse('swapped', 'You have swapped already.')
        : quiet({ ...withLantern(state, by, { ...own, swapped: true }), swapping: by });
    case 'light':
      return light(state, [by]);
    default:
      return refuse('not-for-seats', 'That is not for a player to do.');
  }
};

const deal = (state: State, move: Move, at: number): Applied => {
  const { swapping, ...rest } = state;
  if (move.type === 'wick' && swapping !== undefined) {
    const lantern = state.lanterns[swapping] ?? unlit(0);
    const next = withLantern(rest, swapping, { ...lantern, wick: move.wick });
    return ok({ state: next, events: [{ to: [swapping], event: { type: 'wick', wick: move.wick } }] });
  }
  if (move.type !== 'deal' || swapping !== undefined) return refuse('wrong-deal', 'That is not what is dealt now.');
  if (move.wicks.length !== state.lanterns.length) return refuse('wrong-deal', 'Every seat gets one wick.');
  const events = move.wicks.map((wick, seat): Told<Event> => ({ to: [seat], event: { type: 'wick', wick } }));
  return ok({ state: { ...state, gust: at + GUST, lanterns: move.wicks.map(unlit) }, events });
};

const peek = (state: State, by: Seat, seat: Seat): Applied => {
  const own = state.lanterns[by];
  const other = state.lanterns[seat];
  if (!state.options.peeking) return refuse('no-peeking', 'Nobody may peek in this match.');
  if (own === undefined || other === undefined || seat === by) return refuse('wrong-seat', 'Peek at another seat.');
  if (own.peeked !== undefined) return refuse('peeked', 'You have peeked already.');
  const next = withLantern(state, by, { ...own, peeked: seat });
  return ok({ state: next, events: [{ to: [by], event: { type: 'peeked', wick: other.wick } }] });
};

const light = (state: State, seats: readonly Seat[]): Applied => {
  const lanterns = state.lanterns.map((one, seat) => (seats.includes(seat) ? { ...one, lit: true } : one));
  const lit: Told<Event> = { to: 'all', event: { type: 'lit', seats } };
  if (!lanterns.every((one) => one.lit)) return ok({ state: { ...state, lanterns }, events: [lit] });
  const shown = lanterns.map(brightness);
  const best = Math.max(...shown);
  const scores = state.scores.map((score, seat) => score + (shown[seat] === best ? 1 : 0));
  const { gust: _, ...rest } = state;
  return ok({
    state: { ...rest, lanterns, scores, shown, round: state.round + 1 },
    events: [lit, { to: 'all', event: { type: 'shown', brightness: shown } }],
  });
};

const leave = (state: State, seat: Seat): Applied =>
  seat < state.lanterns.length ? quiet({ ...state, left: seat }) : refuse('no-such-seat', 'Nobody sits there.');

const quiet = (state: State): Applied => ok({ state, events: [] });

export const unlitSeats = ({ lanterns }: State): readonly Seat[] =>
  seatsOf(lanterns.length).filter((seat) => lanterns[seat]?.lit === false);

const withLantern = (state: State, seat: Seat, lantern: Lantern): State => ({
  ...state,
  lanterns: state.lanterns.map((one, i) => (i === seat ? lantern : one)),
});
