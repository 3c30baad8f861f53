import { below, ok, type Rng, refuse, seatsOf, shuffled } from '@sesame/kernel';
import { PILE } from './cards.ts';
import type { Applied } from './flow.ts';
import { type Card, MIX, TARGETS } from './pieces.ts';
import { beginRound } from './round.ts';
import type { Move, Options, State } from './state.ts';

type LayOut = Extract<Move, { type: 'lay-out' }>;

export const setup = (seats: number, options: Options, version?: number): State => ({
  ...(version === 1 && { version }),
  options,
  targets: [],
  pile: [],
  crazySide: 1,
  mixed: false,
  sides: [],
  starter: 0,
  won: seatsOf(seats).map(() => []),
  box: [],
  rounds: [],
  isBreakDue: false,
  stage: { type: 'lay-out' },
});

/** CM6: the Crazy Mix card lies anywhere but on top. */
export const shuffledPile = (cards: readonly Card[], rng: Rng): readonly Card[] => {
  const ordinary: readonly Card[] = shuffled(
    rng,
    cards.filter((card) => card !== MIX),
  );
  return cards.includes(MIX) ? ordinary.toSpliced(1 + below(rng, ordinary.length), 0, MIX) : ordinary;
};

export const randomSide = (rng: Rng): State['crazySide'] => (below(rng, 2) === 0 ? 1 : 2);

export const draw = ({ won }: State, rng: Rng): LayOut => ({
  type: 'lay-out',
  targets: shuffled(rng, TARGETS),
  pile: shuffledPile(PILE, rng),
  crazySide: randomSide(rng),
  starter: below(rng, won.length),
});

/** CM6: applies the lay-out. */
export const layOut = (state: State, { targets, pile, crazySide, starter }: LayOut, at: number): Applied => {
  if (!isSame(targets, TARGETS)) return refuse('wrong-lay-out', 'Lay out all twenty targets, each once.');
  if (!isSame(pile, PILE)) return refuse('wrong-lay-out', 'The pile has all 37 cards, each once.');
  if (pile[0] === MIX) return refuse('wrong-lay-out', 'The Crazy Mix card is never on top at the start.');
  if (state.won[starter] === undefined) return refuse('wrong-lay-out', 'The starter must be one of the seats.');
  return ok(beginRound({ ...state, targets, pile, crazySide, starter }, 'lay-out', at));
};

const isSame = (given: readonly string[], all: readonly string[]): boolean =>
  given.length === all.length && new Set(given).size === all.length && all.every((one) => given.includes(one));
