import {
  type Awaits,
  below,
  type Input,
  type Outcome,
  ok,
  parse,
  pick,
  type Result,
  type Rng,
  type Rules,
  refuse,
  type Seat,
  type Step,
  type Viewer,
} from '@sesame/kernel';

/** High Card: everybody gets a card and secretly stays or folds. The highest card that stays wins. */
export interface Options {
  readonly highest: number;
}

type Choice = 'stay' | 'fold';

export type Move = { readonly type: 'deal'; readonly cards: readonly number[] } | { readonly type: Choice };

export interface State {
  readonly options: Options;
  /** By seat; empty before the deal. */
  readonly cards: readonly number[];
  /** By seat; null until the seat has chosen. */
  readonly choices: readonly (Choice | null)[];
}

export interface View {
  readonly card?: number;
  readonly chosen: readonly boolean[];
  readonly may: readonly Choice[];
  /** At the end, by seat. */
  readonly shown?: { readonly cards: readonly number[]; readonly choices: State['choices'] };
}

export type Event = { readonly type: 'dealt'; readonly card: number } | { readonly type: 'chose'; readonly seat: Seat };

const CHOICES: readonly Choice[] = ['stay', 'fold'];

const isOver = ({ choices }: State): boolean => choices.every((choice) => choice !== null);

const mayChoose = (state: State, seat: Seat): boolean => state.cards.length > 0 && state.choices[seat] === null;

const awaits = (state: State): Awaits<Move> => {
  if (state.cards.length === 0) return { seats: [], chance: true };
  return { seats: [...state.choices.keys()].filter((seat) => mayChoose(state, seat)) };
};

const apply = (state: State, { by, move }: Input<Move>): Result<Step<State, Event>> => {
  if (move.type === 'deal') {
    if (by !== 'chance' || state.cards.length > 0) return refuse('no-deal', 'Cards are dealt once, by chance.');
    const events = move.cards.map((card, seat) => ({ to: [seat], event: { type: 'dealt' as const, card } }));
    return ok({ state: { ...state, cards: move.cards }, events });
  }
  if (typeof by !== 'number' || !mayChoose(state, by)) return refuse('chosen', 'You have nothing to choose.');
  const choices = state.choices.with(by, move.type);
  return ok({ state: { ...state, choices }, events: [{ to: 'all', event: { type: 'chose', seat: by } }] });
};

const outcome = (state: State): Outcome | undefined => {
  if (!isOver(state)) return undefined;
  const scores = state.cards.map((card, seat) => (state.choices[seat] === 'stay' ? card : 0));
  return { ranks: scores.map((score) => 1 + scores.filter((other) => other > score).length), scores };
};

const view = (state: State, viewer: Viewer): View => {
  const card = viewer === 'spectator' ? undefined : state.cards[viewer];
  return {
    ...(card !== undefined && { card }),
    chosen: state.choices.map((choice) => choice !== null),
    may: viewer !== 'spectator' && mayChoose(state, viewer) ? CHOICES : [],
    ...(isOver(state) && { shown: { cards: state.cards, choices: state.choices } }),
  };
};

/** Others have any card and have chosen anything. */
const resample = (state: State, viewer: Viewer, rng: Rng): State => {
  if (isOver(state) || state.cards.length === 0) return state;
  return {
    ...state,
    cards: state.cards.map((card, seat) => (seat === viewer ? card : draw(state, rng))),
    choices: state.choices.map((choice, seat) => (seat === viewer || choice === null ? choice : pick(rng, CHOICES))),
  };
};

const draw = ({ options }: State, rng: Rng): number => 1 + below(rng, options.highest);

export const rules: Rules<State, Move, View, Options, Event> = {
  id: 'high-card',
  version: 1,
  seats: { min: 2, max: 4 },
  options: {
    highest: {
      kind: 'whole',
      label: { en: 'Highest card', fr: 'Plus haute carte', nl: 'Hoogste kaart' },
      min: 2,
      max: 20,
      default: 9,
    },
  },
  resignable: false,
  setup: (seats, options) => ({ options, cards: [], choices: Array.from({ length: seats }, () => null) }),
  parseMove: parse.byType({ deal: { cards: parse.list(parse.whole(1, 20), { max: 4 }) }, stay: {}, fold: {} }),
  awaits,
  draw: (state, rng) => ({ type: 'deal', cards: state.choices.map(() => draw(state, rng)) }),
  apply,
  outcome,
  view,
  resample,
  sample: (_state, _seat, rng) => ({ type: pick(rng, CHOICES) }),
  fallback: () => ({ type: 'fold' }),
};
