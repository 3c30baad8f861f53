import { type Awaits, makeText, parse, type Rules, seatsOf } from '@sesame/kernel';
import { apply } from './apply.ts';
import { isRight, randomDeal } from './deal.ts';
import { imagine, resample, sample } from './hidden.ts';
import { endOf, racing } from './race.ts';
import { CARDS, type Event, type Move, type Options, type Race, type State, type View } from './state.ts';
import { outcome, view } from './view.ts';

export { isRight, PAIRS, sumOf } from './deal.ts';
export * from './state.ts';

const place = parse.whole(0, CARDS - 1);
const parseMove = parse.byType({
  deal: { cards: parse.list(parse.whole(1, 20), { min: CARDS, max: CARDS }), target: parse.whole(1, 40) },
  show: {},
  time: {},
  point: { first: place, second: place },
  open: {},
  pass: {},
});

const awaits = (state: State): Awaits<Move> => {
  const { stage } = state;
  switch (stage.type) {
    case 'deal':
      return { seats: [], chance: true };
    case 'ready':
      return { seats: [], clock: { at: stage.startsAt, move: { type: 'show' } } };
    case 'race':
      return { seats: racing(stage), ...nextTimeUp(state, stage) };
    case 'over':
      return { seats: [] };
  }
};

const nextTimeUp = ({ options }: State, race: Race): Pick<Awaits<Move>, 'clock'> => {
  const ends = racing(race).flatMap((seat) => endOf(options, race.racers[seat] ?? {}) ?? []);
  return ends.length === 0 ? {} : { clock: { at: Math.min(...ends), move: { type: 'time' } } };
};

export const rules: Rules<State, Move, View, Options, Event> = {
  id: 'first-sum',
  version: 1,
  seats: { min: 2, max: 6 },
  options: {
    rounds: { kind: 'whole', label: makeText({ en: 'Rounds' }), default: 7, min: 1, max: 15 },
    patience: { kind: 'whole', label: makeText({ en: 'Time per round (seconds)' }), default: 30, min: 10, max: 120 },
    apart: { kind: 'flag', label: makeText({ en: 'Everyone plays rounds in their own time' }), default: false },
    untimed: {
      kind: 'flag',
      label: makeText({ en: 'No clock: every right answer counts' }),
      default: false,
      byEar: true,
    },
  },
  resignable: false, // FS10
  // The server orders claims by when they were made, and shows the round to all at the same instant.
  race: {
    shown: ({ stage }, seat) => {
      const racer = stage.type === 'race' ? stage.racers[seat] : undefined;
      return racer?.answer === undefined ? racer?.shownAt : undefined;
    },
    isClaim: ({ type }) => type === 'point',
    isRight: ({ stage }, move) => stage.type === 'race' && move.type === 'point' && isRight(stage.deal, move),
    lastWinner: ({ last }) => (last?.winners.length === 1 ? last.winners[0] : undefined),
    isReadying: () => false,
    apart: 'apart',
    untimed: 'untimed',
  },
  setup: (seats, options) => ({
    options,
    round: 1,
    points: seatsOf(seats).map(() => 0),
    stage: { type: 'deal' },
  }),
  parseMove: (json) => parseMove(json),
  awaits,
  draw: (_, rng) => ({ type: 'deal', ...randomDeal(rng) }),
  apply,
  outcome,
  score: ({ points }) => points,
  view,
  resample,
  imagine,
  sample,
  // FS9
  fallback: ({ stage }, seat) =>
    stage.type === 'race' && stage.racers[seat]?.shownAt === undefined ? { type: 'open' } : { type: 'pass' },
};
