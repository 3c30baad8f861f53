import type { Viewer } from '@sesame/kernel';
import { stakeOf, unfilled } from './filling.ts';
import { count } from './outcome.ts';
import { type Picture, SIDES } from './pieces.ts';
import { endOf, isApart, isThrough, TRIES, triesOf } from './racing.ts';
import { mayPause } from './readiness.ts';
import { pictureOf } from './reading.ts';
import type { May, Race, SeatView, State, Try, View } from './state.ts';
import { faceOf } from './targets.ts';

/** What a viewer sees (CM25, CM29). */
export const view = (state: State, viewer: Viewer): View => {
  const { stage, mixed, rounds } = state;
  const { untimed, ...options } = state.options;
  const decided = stage.type === 'taking' || stage.type === 'over';
  return {
    options,
    ...(untimed && { untimed }),
    phase: stage.type,
    round: rounds.length + (decided ? 0 : 1),
    ...tableFor(state, viewer),
    targets: state.targets.map((id) => ({ id, face: faceOf(id, mixed) })),
    box: state.box.length,
    starter: state.starter,
    seats: state.won.map((_, seat) => seatView(state, seat, viewer)),
    ...momentsOf(state, viewer),
    isBreakDue: state.isBreakDue,
    tries: triesFor(state, viewer),
    rounds,
    may: viewer === 'spectator' ? {} : mayOf(state, viewer),
    ...(stage.type === 'over' && { end: count(state) }),
  };
};

/** CM29: whether a viewer may see the current round. */
export const mayRead = ({ options }: State, { racers }: Race, viewer: Viewer): boolean =>
  !isApart(options) || (viewer !== 'spectator' && racers[viewer]?.shownAt !== undefined);

/** Cards at the sides and the pile, as known to the viewer. */
const tableFor = (state: State, viewer: Viewer): Picture & { readonly pile: number } => {
  const { stage, mixed } = state;
  if (stage.type === 'race' && !mayRead(state, stage, viewer)) {
    const { sides, pile } = unfilled(state, stage.filled);
    return { mixed, sides, pile: pile.length };
  }
  const pile = state.pile.length;
  if (stage.type !== 'race' && stage.type !== 'taking') return { mixed, sides: state.sides, pile };
  return { ...pictureOf(state), pile };
};

/** A seat as seen by a viewer; apart, only whether it is finished (CM29). */
const seatView = (state: State, seat: number, viewer: Viewer): SeatView => {
  const won = state.won[seat] ?? [];
  const { stage, options } = state;
  if (stage.type === 'ready') return { won, through: false, ready: stage.ready[seat] === true };
  if (stage.type !== 'race') return { won, through: false };
  const through = isThrough(stage, seat);
  if (isApart(options) && seat !== viewer) return { won, through };
  return { won, triesLeft: through ? 0 : TRIES - triesOf(stage, seat).length, through };
};

const triesFor = ({ stage, options }: State, viewer: Viewer): readonly Try[] => {
  if (stage.type !== 'race') return [];
  return isApart(options) ? stage.tries.filter(({ seat }) => seat === viewer) : stage.tries;
};

/** Times of the current phase. */
const momentsOf = (state: State, viewer: Viewer): Pick<View, 'startsAt' | 'turning' | 'race' | 'taking'> => {
  const { stage, options } = state;
  switch (stage.type) {
    case 'ready':
      return stage.startsAt === null ? {} : { startsAt: stage.startsAt };
    case 'turning':
      return { turning: { nextAt: stage.next, turned: stage.filled.length, left: SIDES.length - state.sides.length } };
    case 'race': {
      const racer = stage.racers[viewer === 'spectator' ? 0 : viewer];
      if (racer?.shownAt === undefined || !mayRead(state, stage, viewer)) return {};
      const endsAt = endOf(options, racer);
      return { race: { shownAt: racer.shownAt, ...(endsAt !== undefined && { endsAt }) } };
    }
    case 'taking': {
      const { seat, endsAt } = stage;
      return { taking: { seat, count: stakeOf(state), ...(endsAt !== undefined && { endsAt }) } };
    }
    default:
      return {};
  }
};

const mayOf = (state: State, seat: number): May => ({
  ...actionOf(state, seat),
  ...(mayPause(state) && { pause: true }),
});

const actionOf = (state: State, seat: number): May => {
  const { stage } = state;
  if (stage.type === 'ready') return stage.ready[seat] ? { notReady: true } : { ready: true };
  if (stage.type === 'race') {
    if (isThrough(stage, seat)) return {};
    return mayRead(state, stage, seat) ? { point: true, pass: true } : { open: true };
  }
  if (stage.type !== 'taking' || stage.seat !== seat) return {};
  return { take: { count: stakeOf(state), sides: state.sides.map(({ side }) => side) } };
};
