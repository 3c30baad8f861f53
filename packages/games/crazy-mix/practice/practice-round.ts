import { makeRng, play, type Rng } from '@sesame/kernel';
import { rules } from '../rules/index.ts';
import { type Card, MIX, type Target } from '../rules/pieces.ts';
import { rightIn } from '../rules/reading.ts';
import { draw } from '../rules/setup.ts';
import type { Move, Options, State, View } from '../rules/state.ts';

/** A round for one player, played by the real rules. */
export interface PracticeRound {
  readonly state: State;
  /** Match time at which the cards were revealed. */
  readonly shownAt: number;
}

interface PracticeWish {
  readonly isMixed: boolean;
  /** The targets by place; missing for new ones. */
  readonly targets?: readonly Target[] | undefined;
}

const YOU = 0;
/** The rules need a second player, who never points. */
const OTHER = 1;
const OPTIONS: Options = { patience: 120, apart: false, ready: false, pad: false, untimed: false };
/** Less than `patience`: nothing runs out. */
const MAX_ELAPSED_MS = 100_000;

/** A round with random cards, before the mix or after it. */
export const startPracticeRound = ({ isMixed, targets }: PracticeWish, rng: Rng = randomRng()): PracticeRound => {
  const empty = rules.setup(2, OPTIONS);
  const layOut = draw(empty, rng);
  const [first, ...cards] = layOut.pile.filter((card) => card !== MIX);
  if (first === undefined) throw new Error('the pile is empty');
  const pile: readonly Card[] = isMixed ? [first, MIX, ...cards] : [first, ...cards, MIX];
  let state = turnAll(must(empty, 0, 'chance', { ...layOut, pile, targets: targets ?? layOut.targets }));
  if (isMixed) state = turnAll(must(state.state, state.shownAt, YOU, { type: 'point', ...rightIn(state.state) }));
  return state;
};

const randomRng = (): Rng => makeRng(String(Math.random()));

/** Plays an input that the rules accept. */
const must = (state: State, at: number, by: number | 'chance' | 'clock', move: Move): State => {
  const next = play(rules, state, { at, by, move });
  if (!next.ok) throw new Error(next.error.message);
  return next.value.state;
};

/** Turns cards up until the round is revealed. */
const turnAll = (from: State): PracticeRound => {
  let state = from;
  let shownAt = 0;
  while (state.stage.type === 'turning') {
    shownAt = state.stage.next;
    state = must(state, shownAt, 'clock', { type: 'turn' });
  }
  return { state, shownAt };
};

/** The round after the player’s move. When the player has no tries left, the answer is revealed. */
export const playPracticeMove = (round: PracticeRound, move: Move, elapsed: number): PracticeRound => {
  const at = round.shownAt + Math.min(elapsed, MAX_ELAPSED_MS);
  const next = play(rules, round.state, { at, by: YOU, move });
  if (!next.ok) return round;
  const { state } = next.value;
  const isThrough = state.stage.type === 'race' && rules.view(state, YOU).may.point === undefined;
  return { ...round, state: isThrough ? must(state, at, OTHER, { type: 'pass' }) : state };
};

/** What the player sees. The cards of a decided round stay where they are: nobody takes them. */
export const practiceView = ({ state }: PracticeRound, start: PracticeRound): View => {
  const view = rules.view(state, YOU);
  if (view.phase === 'race') return view;
  const { race: _, ...shown } = rules.view(start.state, YOU);
  return { ...shown, phase: 'taking', rounds: view.rounds, may: {} };
};
