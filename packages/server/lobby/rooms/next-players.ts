import type { AnyRules } from '@sesame/kernel';
import type { StoredMember, StoredRoom } from '../../store/repositories/rooms.ts';

/** Who would play the next match. */
export interface NextPlayers {
  readonly people: readonly StoredMember[];
  readonly bots: readonly string[];
  /** Whether they are enough. */
  readonly isEnough: boolean;
}

/** The player over whose connection a member plays. */
export const deviceOf = ({ player, device = player }: StoredMember): string => device;

/**
 * Seats those who are present. If the game has fewer seats, those who have played least come first, then those who joined
 * first. In a race nobody can hand a device over, so only its owner plays.
 */
export const nextPlayers = (
  { members, next }: Pick<StoredRoom, 'members' | 'next'>,
  rules: Pick<AnyRules, 'seats' | 'race'>,
  known: { isOnline(player: string): boolean; played(player: string): number },
): NextPlayers => {
  const present = members.filter(
    (member) =>
      !member.watching && known.isOnline(deviceOf(member)) && (rules.race === undefined || member.device === undefined),
  );
  const { min, max } = rules.seats;
  const chosen = new Set(present.toSorted((a, b) => known.played(a.player) - known.played(b.player)).slice(0, max));
  const people = present.filter((member) => chosen.has(member));
  const bots = (next?.bots ?? []).slice(0, max - people.length);
  return { people, bots, isEnough: people.length > 0 && people.length + bots.length >= min };
};
