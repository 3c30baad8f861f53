import { playerIdAt, speedOf } from '@sesame/protocol';
import { NEWCOMER, type Skill } from '../../lib/rating-scale.ts';
import type { Settlement, StoredSitting, UnsettledMatch } from '../../store/repositories/settlements.ts';
import { isRatable } from './ratable.ts';
import { rateMatch } from './rate.ts';
import { resultOf } from './result.ts';

/**
 * Settlement of an ended match: all results and, if rated, the new ratings. Deleted players count as newcomers and get no
 * rows. Matches ended by the admin or branched from a record are left out of statistics.
 */
export const makeSettlement = (
  ended: UnsettledMatch,
  skills: ReadonlyMap<string, Skill>,
  hasLeft: (player: string) => boolean,
): Settlement => {
  const { match } = ended;
  const ranks = match.outcome?.ranks ?? [];
  const players = match.seats.map((seat) => playerIdAt(match.game, seat));
  const before = players.map((player) => skills.get(player) ?? NEWCOMER);
  const after = isRatable(ended) ? rateMatch(before, ranks) : [];
  return {
    match: match.id,
    endedAt: match.endedAt ?? 0,
    field: { game: match.game, pace: speedOf(match.pace) },
    sittings: match.outcome === undefined || match.branched !== undefined ? [] : makeSittings(ended, players),
    changes: after.flatMap((skill, seat) => {
      const player = players[seat];
      if (player === undefined || hasLeft(player)) return [];
      return [{ seat, player, before: before[seat] ?? NEWCOMER, after: skill }];
    }),
  };
};

/** One sitting per player: a bot in several seats counts once, at its first seat. */
const makeSittings = (
  { match, plies, took, hasInhumanClaim }: UnsettledMatch,
  players: readonly string[],
): readonly StoredSitting[] => {
  const ranks = match.outcome?.ranks ?? [];
  const firsts = players
    .map((player, seat) => ({ player, seat }))
    .filter(({ player }, i) => players.indexOf(player) === i);
  return firsts.map(({ player, seat }) => ({
    player,
    seat,
    rated: match.rated && !hasInhumanClaim,
    seats: players.length,
    rank: ranks[seat] ?? players.length,
    result: resultOf(ranks, seat),
    plies,
    took,
  }));
};
