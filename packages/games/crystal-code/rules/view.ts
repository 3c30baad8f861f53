import type { Seat, Viewer } from '@sesame/kernel';
import { awaitedOf } from './awaits.ts';
import { worksOf } from './build.ts';
import { freeSpots, statusOf } from './machine.ts';
import { glassEnd, isApart, roomOf, workshopOf } from './rounds.ts';
import { count } from './score.ts';
import type { May, Racer, RacerView, SeatView, State, View } from './state.ts';

/** XC34, XC35: what a viewer sees. */
export const view = (state: State, viewer: Viewer): View => {
  const { stage } = state;
  const { untimed, ...options } = state.options;
  const racer = racerShownTo(state, viewer);
  const endsAt = racer && glassEnd(state, racer);
  return {
    options,
    ...(untimed && { untimed }),
    stage: stage.type,
    round: state.round,
    room: roomOf(state.round),
    rooms: state.rooms,
    seats: state.seats.map((_, seat) => seatView(state, seat, viewer)),
    ...(stage.type === 'ready' && stage.startsAt !== null && { startsAt: stage.startsAt }),
    ...(racer && viewer !== 'spectator' && { tiles: racer.tiles }),
    ...(racer?.shownAt != null && endsAt !== undefined && { glass: { shownAt: racer.shownAt, endsAt } }),
    pile: state.pile.length,
    discards: state.discards,
    history: state.history,
    may: viewer === 'spectator' ? {} : mayOf(state, viewer),
    ...(stage.type === 'over' && { end: count(state) }),
  };
};

/** The race whose glass a viewer sees: its own; for live spectators, any. */
const racerShownTo = ({ stage, options }: State, viewer: Viewer): Racer | undefined => {
  if (stage.type !== 'race' || (viewer === 'spectator' && isApart(options))) return undefined;
  const racer = stage.racers[viewer === 'spectator' ? 0 : viewer];
  return racer?.shownAt === null ? undefined : racer;
};

const seatView = (state: State, seat: Seat, viewer: Viewer): SeatView => {
  const { stage } = state;
  const { hand, machine, crystals, plan } = workshopOf(state, seat);
  const racer = stage.type === 'race' ? stage.racers[seat] : undefined;
  return {
    cards: hand.length,
    ...((seat === viewer || stage.type === 'over') && { hand }),
    machine,
    status: statusOf(machine),
    crystals,
    ready: stage.type === 'ready' && stage.ready[seat] === true,
    ...(racer && { race: seat === viewer ? ownRace(racer) : anothersRace(state, racer) }),
    built: plan !== null,
    ...(seat === viewer && plan !== null && { plan }),
  };
};

const ownRace = (racer: Racer): RacerView => {
  if (racer.shownAt === null) return { is: 'waiting' };
  return { ...openRace(racer), ...(racer.finish?.type === 'done' && { chain: racer.finish.chain }) };
};

/** XC16: apart, others only see whether a race is over. */
const anothersRace = ({ options }: State, racer: Racer): RacerView => {
  if (!isApart(options)) return openRace(racer);
  return { is: racer.finish === null ? 'racing' : 'through' };
};

const openRace = ({ finish }: Racer): RacerView => {
  if (finish === null) return { is: 'racing' };
  return finish.type === 'late' ? { is: 'late' } : { is: finish.type, elapsed: finish.elapsed };
};

const mayOf = (state: State, seat: Seat): May => {
  const { stage } = state;
  if (stage.type === 'ready' && stage.ready[seat]) return { notReady: true };
  if (!awaitedOf(state).includes(seat)) return {};
  switch (stage.type) {
    case 'ready':
      return { ready: true };
    case 'race':
      return stage.racers[seat]?.shownAt === null ? { ready: true } : { done: true };
    case 'build': {
      const workshop = workshopOf(state, seat);
      const must = !worksOf(workshop, { lay: [] }).ok;
      const { hand, machine, crystals } = workshop;
      return { build: { crystals, free: freeSpots(machine), must, swap: !must && hand.length >= 2 } };
    }
    default:
      return {};
  }
};
