import type { Thought } from '@sesame/kernel';
import { ROUNDS } from '../rules/rounds.ts';
import type { View } from '../rules/state.ts';
import type { BuildChoice } from './build-choices.ts';
import { cardTypeOf } from './card-types.ts';
import { type Future, sampleFutures } from './sampled-futures.ts';
import {
  CRYSTAL_SCORE,
  isPossible,
  reservesOf,
  type ScoreTable,
  scoreIn,
  scoreTableOf,
  UNBUILT_LINES,
  withCard,
} from './score-table.ts';

/** Assumed chance that a rival's open machine will function in the end. */
const RIVAL_FUNCTIONS_CHANCE = 0.5;
/** Tie-breaks between equal chances: higher score, more room, fewer cards. */
const TIE_BREAK_WEIGHTS = { score: 1e-5, room: 1e-5, card: 1e-6 };

/** A sampled future, prepared for rating choices. */
interface Scene {
  /** Crystals the seat will still win. */
  readonly coming: number;
  readonly table: ScoreTable;
  readonly tableAfterSwap: ScoreTable;
  readonly rivals: readonly Rival[];
}

interface Rival {
  readonly crystals: number;
  /** Chance that its machine functions. */
  readonly functions: number;
}

/** Rates choices by their mean win chance over sampled futures, assuming optimal play in each. */
export const makeWinChance = (view: View, { seat, rng }: Thought, count: number): ((choice: BuildChoice) => number) => {
  const isLast = view.round === ROUNDS;
  const scenes = sampleFutures(view, seat, { rng, count: isLast ? 1 : count }).map((future): Scene => {
    const table = scoreTableOf(future);
    return {
      coming: future.gains.reduce((sum, { crystals }) => sum + crystals, 0),
      table,
      tableAfterSwap: withCard(table, future.swapped),
      rivals: view.seats.flatMap((_, other) => (other === seat ? [] : [rivalIn(view, future, other)])),
    };
  });
  return (choice) => {
    const score = scoring(choice, isLast);
    const sum = scenes.reduce((all, scene) => all + chanceOf(choice, scene, score(scene)), 0);
    return sum / scenes.length + TIE_BREAK_WEIGHTS.room * choice.room - TIE_BREAK_WEIGHTS.card * choice.plan.lay.length;
  };
};

/** A closed machine can only still be filled up, so its result is known. */
const rivalIn = ({ seats }: View, { crystals }: Future, other: number): Rival => {
  const status = seats[other]?.status;
  const most = crystals[other] ?? 0;
  if (status === undefined || status.cards === 0 || status.open > 0)
    return { crystals: most, functions: RIVAL_FUNCTIONS_CHANCE };
  const full = status.crystals + status.empty;
  return { crystals: Math.min(most, full), functions: most >= full ? 1 : 0 };
};

/** Best score of a functioning machine reachable from a choice. */
const scoring = ({ plan, status, hand }: BuildChoice, isLast: boolean): ((scene: Scene) => number) => {
  const { crystals, cards, empty } = status;
  const base = CRYSTAL_SCORE * crystals - cards;
  const isClosed = cards > 0 && status.open === 0;
  if (isClosed) return ({ coming }) => (empty <= coming ? base + CRYSTAL_SCORE * empty : Number.NEGATIVE_INFINITY);
  const lines = cards === 0 ? UNBUILT_LINES : status.open;
  const reserves = isLast ? [] : reservesOf(hand.map(cardTypeOf));
  return ({ table, tableAfterSwap }) => {
    const reachable = plan.swap === undefined ? table : tableAfterSwap;
    let best = Number.NEGATIVE_INFINITY;
    for (const { open, free, score } of reserves) {
      best = Math.max(best, base + score + scoreIn(reachable, lines + open, empty + free));
    }
    return best;
  };
};

/**
 * XC31, XC32: a functioning machine loses only to functioning ones with more; any other loses to all functioning ones.
 */
const chanceOf = ({ status }: BuildChoice, { coming, rivals }: Scene, score: number): number => {
  const functions = isPossible(score);
  const crystals = functions ? score / CRYSTAL_SCORE : status.crystals + coming;
  const wins = rivals.reduce((chance, rival) => chance * chanceAgainst(rival, crystals, functions), 1);
  return wins + TIE_BREAK_WEIGHTS.score * crystals * CRYSTAL_SCORE;
};

/** Scores within this many crystals count as a tie, since cards count as fractions of a crystal. */
const TIE_MARGIN = 0.4;

const chanceAgainst = (rival: Rival, crystals: number, functions: boolean): number => {
  const isAhead = crystals + TIE_MARGIN >= rival.crystals;
  if (functions) return isAhead ? 1 : 1 - rival.functions;
  return isAhead ? 1 - rival.functions : 0;
};
