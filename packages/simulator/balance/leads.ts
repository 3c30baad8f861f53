import { estimateStanding } from '@sesame/general-bots';
import { type AnyRules, makeRng, type Rng, type Seat, winnersOf } from '@sesame/kernel';
import { type Share, shareOf } from '../statistics.ts';
import type { ObservedMatch } from './observed-match.ts';

/** Points of a match at which its leader is looked at: after a tenth, two tenths and so on. */
export const TENTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Playouts that tell who leads, in games without a score. */
const PLAYOUTS = 12;

export interface Leads {
  /** How the leader is told: by the game's score, or by how random playouts end. */
  readonly by: 'score' | 'playouts';
  /** How often the leader after each tenth of the match won it. Matches without a sole leader are left out. */
  readonly won: readonly Share[];
  /** How many matches had a sole leader then. */
  readonly matches: readonly number[];
  /** The mean share of a match after which the leader no longer changed. */
  readonly settledAt: number;
}

/** How early the later winner leads. */
export const findLeads = (rules: AnyRules, matches: readonly ObservedMatch[], seed: string): Leads => {
  const rng = makeRng(`${seed} leads`);
  const led = matches.map((match) => TENTHS.map((tenth) => leaderAt(rules, match, { share: tenth / 10, rng })));
  const winners = matches.map(({ outcome }) => winnersOf(outcome));
  const counts = TENTHS.map((_, at) => {
    const leaders = led.flatMap((bySeat, match) => {
      const leader = bySeat[at];
      return leader === undefined ? [] : [winners[match]?.includes(leader) === true];
    });
    return { won: leaders.filter(Boolean).length, matches: leaders.length };
  });
  const settled = led.map((leaders, match) => settledAfter(leaders, winners[match] ?? []));
  return {
    by: rules.score === undefined ? 'playouts' : 'score',
    won: counts.map(({ won, matches: all }) => shareOf(won, all)),
    matches: counts.map(({ matches: all }) => all),
    settledAt: settled.reduce((sum, share) => sum + share, 0) / Math.max(1, settled.length),
  };
};

/** The seat that leads alone. */
const leaderAt = (
  rules: AnyRules,
  { decisions }: ObservedMatch,
  { share, rng }: { readonly share: number; readonly rng: Rng },
): Seat | undefined => {
  const decision = decisions[Math.floor(share * decisions.length)];
  if (decision === undefined) return undefined;
  const { state } = decision;
  const standing = rules.score?.(state) ?? estimateStanding(rules, state, { rng, playouts: PLAYOUTS });
  const best = Math.max(...standing);
  const leaders = standing.flatMap((one, seat) => (one === best ? [seat] : []));
  return leaders.length === 1 ? leaders[0] : undefined;
};

/** The share of the match after which a winner led all the time. */
const settledAfter = (leaders: readonly (Seat | undefined)[], winners: readonly Seat[]): number => {
  const isOpen = (leader: Seat | undefined) => leader === undefined || !winners.includes(leader);
  return (leaders.findLastIndex(isOpen) + 1) / (TENTHS.length + 1);
};
