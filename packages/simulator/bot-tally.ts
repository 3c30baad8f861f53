import type { AnyBot, Outcome } from '@sesame/kernel';
import { meanOf, quantile, type Share, shareOf } from './statistics.ts';

/** Results of one bot, summed over matches. */
export interface BotTally {
  readonly bot: AnyBot;
  readonly ranks: number[];
  /** One entry per move. */
  readonly thinkingMs: number[];
  wins: number;
  draws: number;
}

export interface BotResult {
  readonly bot: string;
  /** Sole winner. */
  readonly wins: Share;
  /** Shared first place. */
  readonly draws: Share;
  readonly meanRank: number;
  readonly moves: number;
  /** Milliseconds per move. */
  readonly time: { readonly mean: number; readonly p50: number; readonly p99: number };
}

export const makeBotTally = (bot: AnyBot): BotTally => ({ bot, ranks: [], thinkingMs: [], wins: 0, draws: 0 });

/** Adds a match to the tallies of its bots, by seat. */
export const countMatch = (bySeat: readonly BotTally[], { ranks }: Outcome): void => {
  const shared = ranks.filter((rank) => rank === 1).length > 1;
  for (const [seat, tally] of bySeat.entries()) {
    const rank = ranks[seat] ?? bySeat.length;
    tally.ranks.push(rank);
    if (rank === 1 && shared) tally.draws += 1;
    if (rank === 1 && !shared) tally.wins += 1;
  }
};

export const resultOf = ({ bot, ranks, thinkingMs, wins, draws }: BotTally): BotResult => ({
  bot: bot.id,
  wins: shareOf(wins, ranks.length),
  draws: shareOf(draws, ranks.length),
  meanRank: meanOf(ranks),
  moves: thinkingMs.length,
  time: { mean: meanOf(thinkingMs), p50: quantile(thinkingMs, 0.5), p99: quantile(thinkingMs, 0.99) },
});
