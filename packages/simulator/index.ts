export { type AdaptiveSeries, playAdaptiveSeries, type SeriesPlan } from './adaptive-series.ts';
export { findBots } from './available-bots.ts';
export {
  type Balance,
  type BalancePlan,
  countBalanceMatches,
  measureBalance,
  type SkillResult,
  type Spread,
} from './balance/balance.ts';
export type { BotResult } from './bot-tally.ts';
export { playHeadless } from './headless-match.ts';
export { countLadderMatches, type Ladder, playLadder, type Rung } from './ladder.ts';
export { type Plan, type Simulation, simulate } from './simulate.ts';
export { meanOf, quantile, type Share, shareOf } from './statistics.ts';
