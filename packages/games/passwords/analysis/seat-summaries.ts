import { type Seat, seatsOf } from '@sesame/kernel';
import { isBest, type Judgement, shareOf } from './judgement.ts';

/** Totals over all turns of a seat. */
export interface SeatSummary {
  readonly turns: number;
  /** The average share, from 0 to 1; undefined without turns. */
  readonly share: number | undefined;
  /** Own stones that left with locked safes. */
  readonly gone: number;
  /** Stones that would have left with the best words. */
  readonly mostGone: number;
  /** Turns in which no word was better. */
  readonly best: number;
  readonly wrong: number;
  readonly passes: number;
  readonly safes: number;
}

export const summariesOf = (judged: readonly Judgement[], seats: number): readonly SeatSummary[] =>
  seatsOf(seats).map((seat) => summaryOf(judged.filter(({ turn }) => turn.seat === seat)));

const summaryOf = (own: readonly Judgement[]): SeatSummary => {
  const shares = own.flatMap((one) => shareOf(one) ?? []);
  return {
    turns: own.length,
    share: shares.length === 0 ? undefined : sum(shares) / shares.length,
    gone: sum(own.map(({ result }) => result.gone)),
    mostGone: sum(own.map(({ best }) => best.gone)),
    best: own.filter(isBest).length,
    wrong: own.filter(({ turn }) => turn.type === 'wrong').length,
    passes: own.filter(({ turn }) => turn.type === 'pass').length,
    safes: sum(own.map(({ turn }) => (turn.type === 'password' ? turn.locked.length : 0))),
  };
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** The seats with the highest average share; several if tied, none if no stone was laid. */
export const closestOf = (summaries: readonly SeatSummary[]): readonly Seat[] => {
  const top = Math.max(...summaries.map(({ share }) => share ?? 0));
  return top === 0 ? [] : summaries.flatMap(({ share }, seat) => (share === top ? [seat] : []));
};
