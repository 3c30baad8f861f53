import { byType, whole } from './parse.ts';
import { ok, refuse } from './result.ts';
import { below } from './rng.ts';
import { type Rules, seatsOf, type Viewer } from './rules.ts';

/**
 * Envelope: everybody puts a number into an envelope, and all see who has. When all have, they are opened. With `mark`
 * an envelope shows from outside whether its number is even.
 */
interface State {
  readonly numbers: readonly (number | null)[];
  readonly mark: boolean;
}

export type Move = { readonly type: 'put'; readonly number: number };

interface View {
  readonly closed: readonly (boolean | 'even')[];
  readonly own: number | null;
  readonly open?: readonly (number | null)[];
}

const isFull = ({ numbers }: State) => numbers.every((number) => number !== null);

const view = (state: State, viewer: Viewer): View => ({
  closed: state.numbers.map((number) => (state.mark && number !== null && number % 2 === 0 ? 'even' : number !== null)),
  own: viewer === 'spectator' ? null : (state.numbers[viewer] ?? null),
  ...(isFull(state) && { open: state.numbers }),
});

export const envelope: Rules<State, Move, View, { readonly mark: boolean }, { readonly type: 'put' }> = {
  id: 'envelope',
  version: 1,
  seats: { min: 2, max: 3 },
  options: { mark: { kind: 'flag', label: { en: 'Mark', fr: 'Marque', nl: 'Merk' }, default: false } },
  resignable: false,
  setup: (seats, { mark }) => ({ numbers: seatsOf(seats).map(() => null), mark }),
  parseMove: (json) => byType({ put: { number: whole(0, 9) } })(json),
  awaits: ({ numbers }) => ({ seats: seatsOf(numbers.length).filter((seat) => numbers[seat] === null) }),
  draw: () => {
    throw new Error('nothing is dealt');
  },
  apply: (state, { by, move }) =>
    typeof by === 'number' && state.numbers[by] === null
      ? ok({
          state: { ...state, numbers: state.numbers.with(by, move.number) },
          events: [{ to: 'all', event: { type: 'put' } }],
        })
      : refuse('closed', 'This envelope is closed.'),
  outcome: () => undefined,
  view,
  resample: (state, viewer, rng) =>
    isFull(state)
      ? state
      : {
          ...state,
          numbers: state.numbers.map((number, seat) =>
            seat === viewer || number === null ? number : 2 * below(rng, 5) + (state.mark ? number % 2 : below(rng, 2)),
          ),
        },
  sample: (_, __, rng) => ({ type: 'put', number: below(rng, 10) }),
  fallback: () => ({ type: 'put', number: 0 }),
};
