import { playerIdAt, speedOf } from '@sesame/protocol';
import { NEWCOMER, type Skill } from '../../lib/rating-scale.ts';
import type { Settlement, SkillChange, StoredSitting, UnsettledMatch } from '../../store/repositories/settlements.ts';
import { countedRanks } from './ranks.ts';
import { isPlayed, isRatable } from './ratable.ts';
import { rateMatch } from './rate.ts';
import { resultOf } from './result.ts';
import { weightsOf } from './weight.ts';

/** What a settlement depends on besides the match. */
export interface RatingContext {
  skillOf(player: string): Skill | undefined;
  /** Whether a player has a rating that matches change: not a built-in bot, and not somebody who has left. */
  isKept(player: string): boolean;
  /** Whether a player may be rated: guests may not. */
  isRanked(player: string): boolean;
  /** Rated results between two players within the last day. */
  meetings(player: string, other: string): number;
}

/**
 * Settlement of an ended match: all results and, if rated, the new ratings. Built-in bots have fixed ratings; deleted
 * players get no rows. Left out of statistics are matches ended by the admin, branched from a record, or rated and ended
 * before everybody had made enough moves.
 */
export const makeSettlement = (ended: UnsettledMatch, context: RatingContext): Settlement => {
  const { match } = ended;
  const players = match.seats.map((seat) => playerIdAt(match.game, seat));
  const isVoid = match.outcome === undefined || match.branched !== undefined || (match.rated && !isPlayed(ended));
  const isRated = !isVoid && isRatable(ended) && hasStayer(ended) && players.every(context.isRanked);
  return {
    match: match.id,
    endedAt: match.endedAt ?? 0,
    field: { game: match.game, pace: speedOf(match.pace) },
    sittings: isVoid ? [] : makeSittings(ended, { players, isRated }),
    changes: isRated ? makeChanges(ended, players, context) : [],
  };
};

const hasStayer = ({ match, leavers }: UnsettledMatch): boolean => leavers.length < match.seats.length;

const makeChanges = (
  { match, leavers }: UnsettledMatch,
  players: readonly string[],
  { skillOf, isKept, meetings }: RatingContext,
): readonly SkillChange[] => {
  const before = players.map((player) => skillOf(player) ?? NEWCOMER);
  const ranks = countedRanks(match.outcome?.ranks ?? [], leavers);
  const after = rateMatch(before, ranks, weightsOf(players, meetings));
  return after.flatMap((skill, seat) => {
    const player = players[seat];
    if (player === undefined || !isKept(player)) return [];
    return [{ seat, player, before: before[seat] ?? NEWCOMER, after: skill }];
  });
};

interface Sitters {
  readonly players: readonly string[];
  readonly isRated: boolean;
}

/** One sitting per player: a bot in several seats counts once, at its first seat. */
const makeSittings = (
  { match, plies, took, leavers }: UnsettledMatch,
  { players, isRated }: Sitters,
): readonly StoredSitting[] => {
  const played = match.outcome?.ranks ?? [];
  const ranks = isRated ? countedRanks(played, leavers) : played;
  const firsts = players
    .map((player, seat) => ({ player, seat }))
    .filter(({ player }, i) => players.indexOf(player) === i);
  return firsts.map(({ player, seat }) => ({
    player,
    seat,
    rated: isRated,
    seats: players.length,
    rank: ranks[seat] ?? players.length,
    result: resultOf(ranks, seat),
    plies,
    took,
  }));
};
