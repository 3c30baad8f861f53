import type { MatchSummary } from '@sesame/protocol';
import type { Texts } from '../../locales/en.ts';

/** Our result in a few words. */
export const resultText = ({ result }: Texts, you: MatchSummary['you'], ranks: readonly number[]): string => {
  const mine = you === null ? undefined : ranks[you];
  if (mine === undefined) return result.watched;
  const shared = ranks.filter((rank) => rank === mine).length;
  if (shared === ranks.length) return result.draw;
  if (mine === 1) return result.won;
  return ranks.length === 2 ? result.lost : result.rank(mine, ranks.length);
};
