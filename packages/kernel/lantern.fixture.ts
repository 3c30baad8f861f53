import { apply, isOver, OIL, unlit, unlitSeats } from './lantern-apply.fixture.ts';
import type { Event, Lantern, Move, Options, State, View } from './lantern-state.fixture.ts';
import { byType, list, whole } from './parse.ts';
import { below, pick, type Rng } from './rng.ts';
import { type Awaits, type Outcome, type Rules, type Seat, seatsOf, type Viewer } from './rules.ts';

export type { Event, Lantern, Move, Options, State, View } from './lantern-state.fixture.ts';

const WICKS = 6;
const label = (word: string) => ({ en: word, fr: word, nl: word });
const randomWick = (rng: Rng) => 1 + below(rng, WICKS);

const awaits = (state: State): Awaits<Move> => {
  if (isOver(state)) return { seats: [] };
  if (state.gust === undefined || state.swapping !== undefined) return { seats: [], chance: true };
  return { seats: unlitSeats(state), clock: { at: state.gust, move: { type: 'gust' } } };
};

const outcome = (state: State): Outcome | undefined => {
  if (!isOver(state)) return undefined;
  const scores = state.scores.map((score, seat) => (seat === state.left ? -1 : score));
  return { ranks: scores.map((score) => 1 + scores.filter((other) => other > score).length), scores: state.scores };
};

const legalTypes = (state: State, seat: Seat): View['may'] => {
  const own = state.lanterns[seat];
  if (own === undefined || own.lit || state.gust === undefined || isOver(state)) return [];
  const peeking = state.options.peeking && own.peeked === undefined;
  return ['set', ...(peeking ? (['peek'] as const) : []), ...(own.swapped ? [] : (['swap'] as const)), 'light'];
};

const view = (state: State, viewer: Viewer): View => {
  const own = viewer === 'spectator' || state.gust === undefined ? undefined : state.lanterns[viewer];
  const peeked = own?.peeked === undefined ? undefined : state.lanterns[own.peeked];
  return {
    round: state.round,
    lit: state.lanterns.map(({ lit }) => lit),
    scores: state.scores,
    ...(state.shown && { shown: state.shown }),
    ...(own && { own }),
    ...(peeked && { peekedWick: peeked.wick }),
    may: viewer === 'spectator' ? [] : legalTypes(state, viewer),
  };
};

/** Others have any wick, except one that the viewer peeked at, and any flame. */
const resample = (state: State, viewer: Viewer, rng: Rng): State => {
  const own = viewer === 'spectator' ? undefined : state.lanterns[viewer];
  const anew = (one: Lantern, seat: Seat): Lantern => {
    if (seat === viewer) return one;
    const wick = seat === own?.peeked ? one.wick : randomWick(rng);
    return { ...one, wick, flame: below(rng, OIL[state.options.oil] + 1) };
  };
  return state.gust === undefined ? state : { ...state, lanterns: state.lanterns.map(anew) };
};

/** The view does not tell the options: those that allow least do. */
const imagine = ({ round, lit, scores, shown, own, peekedWick, may }: View, seat: Seat): State => ({
  options: { rounds: round + 1, peeking: may.includes('peek') || own?.peeked !== undefined, oil: 'thin' },
  round,
  lanterns: lit.map((isLit, other) => {
    if (other === seat && own !== undefined) return own;
    return { ...unlit(other === own?.peeked ? (peekedWick ?? 1) : 1), lit: isLit };
  }),
  scores,
  gust: 60_000,
  ...(shown && { shown }),
});

const sample = (state: State, seat: Seat, rng: Rng): Move => {
  const type = pick(rng, legalTypes(state, seat));
  switch (type) {
    case 'set':
      return { type, flame: below(rng, OIL[state.options.oil] + 1) };
    case 'peek':
      return {
        type,
        seat: pick(
          rng,
          seatsOf(state.lanterns.length).filter((other) => other !== seat),
        ),
      };
    default:
      return { type };
  }
};

const parseMove = byType({
  deal: { wicks: list(whole(1, WICKS), { max: 3 }) },
  wick: { wick: whole(1, WICKS) },
  set: { flame: whole(0, 9) },
  peek: { seat: whole(0, 2) },
  swap: {},
  light: {},
  gust: {},
  resign: {},
  forfeit: { seat: whole(0, 2) },
});

export const lantern: Rules<State, Move, View, Options, Event> = {
  id: 'lantern',
  version: 1,
  seats: { min: 2, max: 3 },
  options: {
    rounds: { kind: 'whole', label: label('Rounds'), default: 2, min: 1, max: 3 },
    peeking: { kind: 'flag', label: label('Peeking'), default: true },
    oil: {
      kind: 'choice',
      label: label('Oil'),
      default: 'rich',
      values: [
        { value: 'thin', label: label('Thin') },
        { value: 'rich', label: label('Rich') },
      ],
    },
  },
  resignable: true,
  setup: (seats, options) => ({
    options,
    round: 0,
    lanterns: seatsOf(seats).map(() => unlit(0)),
    scores: seatsOf(seats).map(() => 0),
  }),
  parseMove: (json) => parseMove(json),
  awaits,
  draw: (state, rng) =>
    state.swapping === undefined
      ? { type: 'deal', wicks: state.lanterns.map(() => randomWick(rng)) }
      : { type: 'wick', wick: randomWick(rng) },
  apply,
  outcome,
  view,
  resample,
  imagine,
  sample,
  fallback: () => ({ type: 'light' }),
};
