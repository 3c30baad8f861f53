import { makeText, parse, type Rules, seatsOf, type Viewer } from '@sesame/kernel';
import { apply } from './apply.ts';
import { lowestBids } from './bids.ts';
import { imagine, resample, rollHands, sample } from './hidden.ts';
import { type Event, FACES, type Move, type Options, type State, type View } from './state.ts';

export * from './state.ts';

const MAX_DICE = 6;
const MAX_SEATS = 6;
const face = parse.oneOf(...FACES);
const parseMove = parse.byType({
  roll: { hands: parse.list(parse.list(face, { max: MAX_DICE }), { max: MAX_SEATS }) },
  bid: { count: parse.whole(1, MAX_DICE * MAX_SEATS), face },
  doubt: {},
});

/** LD8. */
const outcome = ({ dice, out }: State) => {
  const left = dice.filter((count) => count > 0).length;
  if (left > 1) return undefined;
  return { ranks: dice.map((_, seat) => (out.includes(seat) ? dice.length - out.indexOf(seat) : 1)) };
};

/** Built from nothing, so that nothing leaks: of the dice that lie, only the viewer's own. */
const view = (state: State, viewer: Viewer): View => {
  const { options, round, dice, hands, turn, bids, out, shown } = state;
  const end = outcome(state);
  const hand = viewer === 'spectator' ? undefined : hands?.[viewer];
  return {
    options,
    round,
    dice,
    ...(hand && { hand }),
    turn,
    bids,
    out,
    ...(shown && { shown }),
    ...(hands && viewer === turn && { may: { lowest: lowestBids(state), doubt: bids.length > 0 } }),
    ...(end && { end }),
  };
};

export const rules: Rules<State, Move, View, Options, Event> = {
  id: 'liars-dice',
  version: 1,
  seats: { min: 2, max: MAX_SEATS },
  options: {
    dice: { kind: 'whole', label: makeText({ en: 'Dice per player' }), default: 5, min: 1, max: MAX_DICE },
    wild: { kind: 'flag', label: makeText({ en: 'Ones are wild' }), default: true },
  },
  resignable: false, // LD10
  setup: (seats, options) => ({
    options,
    round: 1,
    dice: seatsOf(seats).map(() => options.dice),
    turn: 0,
    bids: [],
    out: [],
  }),
  parseMove: (json) => parseMove(json),
  awaits: (state) => {
    if (outcome(state) !== undefined) return { seats: [] };
    return state.hands === undefined ? { seats: [], chance: true } : { seats: [state.turn] };
  },
  draw: ({ dice }, rng) => ({ type: 'roll', hands: rollHands(dice, rng) }),
  apply,
  outcome,
  score: ({ dice }) => dice,
  view,
  resample,
  imagine,
  sample,
  // LD9
  fallback: ({ bids, hands }, seat) =>
    bids.length > 0 ? { type: 'doubt' } : { type: 'bid', count: 1, face: hands?.[seat]?.toSorted()[0] ?? 1 },
};
