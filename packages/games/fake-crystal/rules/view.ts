import type { Seat, Viewer } from '@sesame/kernel';
import { awaitedOf } from './awaits.ts';
import { claimable, isExchange } from './legal.ts';
import { mayOf } from './may.ts';
import { blueOf, blueTrophies, count } from './score.ts';
import { openTile, seatView } from './seat-view.ts';
import { priceAt } from './sides.ts';
import { type SeatView, type State, TROPHIES, type View, type Waiting } from './state.ts';
import { colourOf } from './tiles.ts';
import { activeOf, roundsOf } from './turns.ts';
import { unseenBy } from './unseen.ts';

/** FC33: what a viewer sees. After the match everything is visible. */
export const view = (state: State, viewer: Viewer): View => {
  const over = state.stage.type === 'over';
  const seats = seatViews(state, viewer);
  return {
    options: state.options,
    phase: phaseOf(state),
    round: state.round,
    rounds: roundsOf(seats.length),
    first: state.first,
    ...(isExchange(state) && { active: activeSeat(state) }),
    waiting: waitingOf(state),
    seats,
    board: TROPHIES.filter((trophy) => seats.every(({ trophies }) => !trophies.includes(trophy))),
    aside: state.aside.map((tile) => tile && (over ? openTile(tile) : { colour: colourOf(tile) })),
    gone: state.gone,
    trades: state.trades,
    unseen: unseenBy(state, viewer),
    may: viewer === 'spectator' || over ? {} : mayOf(state, viewer),
    ...(over && { end: { outcome: count(state), blue: blueOf(state) } }),
  };
};

/** At the end with the blue trophies (FC17). */
const seatViews = (state: State, viewer: Viewer): readonly SeatView[] => {
  const seats = state.seats.map((_, seat) => seatView(state, seat, viewer));
  if (state.stage.type !== 'over') return seats;
  const blue = blueOf(state);
  return seats.map((one, seat) => ({ ...one, trophies: [...one.trophies, ...blueTrophies(blue, seat)] }));
};

const phaseOf = ({ stage }: State): View['phase'] => {
  if (stage.type === 'deal' || stage.type === 'over') return stage.type;
  return stage.type === 'offers' ? 'offer' : 'exchange';
};

const activeSeat = (state: State): Seat => {
  const { stage } = state;
  return stage.type === 'claim' || stage.type === 'recycling' ? stage.by : activeOf(state);
};

const waitingOf = (state: State): Waiting => {
  const { stage } = state;
  const seats = awaitedOf(state);
  switch (stage.type) {
    case 'over':
      return { for: 'nothing', seats };
    case 'pre-emption':
      return { for: stage.type, seats, chosen: { ...stage.chosen, price: priceAt(state, stage.chosen) } };
    case 'answer':
      return { for: stage.type, seats, bid: stage.bid };
    case 'claim': {
      const [joined] = stage.joined;
      if (joined === undefined) throw new Error('a claim of nobody');
      return { for: stage.type, seats, colour: joined.colour, trophies: claimable(state, joined) };
    }
    default:
      return { for: stage.type, seats };
  }
};
