import type { AnyBot, Outcome } from '@sesame/kernel';
import { meanOf, quantile, type Share, shareOf } from './statistics.ts';

/** What one bot did over all matches. */
export interface Tally {
  readonly bot: AnyBot;
  readonly ranks: number[];
  /** Milliseconds of each of its moves. */
  readonly times: number[];
  wins: number;
  draws: number;
}

export interface BotResult {
  readonly bot: string;
  /** First alone. */
  readonly wins: Share;
  /** First together with others. */
  readonly draws: Share;
  readonly meanRank: number;
  readonly moves: number;
  /** Milliseconds a move. */
  readonly time: { readonly mean: number; readonly p50: number; readonly p99: number };
}

export const emptyTally = (bot: AnyBot): Tally => ({ bot, ranks: [], times: [], wins: 0, draws: 0 });

/** Counts a match for the bots that played it, seat by seat. */
export const countMatch = (bySeat: readonly Tally[], { ranks }: Outcome): void => {
  const shared = ranks.filter((rank) => rank === 1).length > 1;
  for (const [seat, tally] of bySeat.entries()) {
    const rank = ranks[seat] ?? bySeat.length;
    tally.ranks.push(rank);
    if (rank === 1 && shared) tally.draws += 1;
    if (rank === 1 && !shared) tally.wins += 1;
  }
};

export const resultOf = ({ bot, ranks, times, wins, draws }: Tally): BotResult => ({
  bot: bot.id,
  wins: shareOf(wins, ranks.length),
  draws: shareOf(draws, ranks.length),
  meanRank: meanOf(ranks),
  moves: times.length,
  time: { mean: meanOf(times), p50: quantile(times, 0.5), p99: quantile(times, 0.99) },
});
