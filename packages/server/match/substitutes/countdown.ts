import type { Seat } from '@sesame/kernel';
import type { SubstituteSettings } from '../../settings.ts';
import type { Substitution } from '../../store/repositories/amendments.ts';
import { substituteAt } from '../clock/match-clock.ts';
import { isOver, type LiveMatch } from '../live-match.ts';

/** Next step for a seat whose player has disconnected or returned. */
export type SubstitutionStep =
  | { readonly kind: 'start-countdown'; readonly substitution: Substitution }
  | { readonly kind: 'replace'; readonly seat: Seat }
  | { readonly kind: 'cancel-countdown'; readonly seat: Seat };

export interface SeatPresence {
  /** Match time. */
  readonly at: number;
  readonly settings: SubstituteSettings;
  isOnline(player: string): boolean;
  /** Whether another player is connected to the match in this process. */
  isWaitedFor(seat: Seat): boolean;
}

/** Whether disconnected players are replaced: not by correspondence, and only with several human players. */
export const isGuarded = (match: LiveMatch): boolean =>
  !isOver(match) && match.committed.pace.kind !== 'correspondence' && peopleIn(match) > 1;

const isPerson = ({ player, isBot }: LiveMatch['stored']['seats'][number]) => player !== undefined && !isBot;
/** The player whose connection the seat is played over. */
const deviceOf = ({ player = '', device = player }: LiveMatch['stored']['seats'][number]): string => device;
const peopleIn = ({ stored }: LiveMatch): number => stored.seats.filter(isPerson).length;

/** Whether all awaited players are online. */
export const areAllPresent = (
  { stored, committed }: LiveMatch,
  { isOnline }: Pick<SeatPresence, 'isOnline'>,
): boolean =>
  committed.awaits.seats.every((seat) => {
    const sitting = stored.seats[seat];
    return sitting?.player === undefined || isOnline(deviceOf(sitting));
  });

/**
 * The next steps for a match. A countdown starts when a seat is awaited, its player has no connection and another player
 * is waiting. A countdown that expired long ago, as no process was there to act on it, starts again.
 */
export const planSubstitutes = (match: LiveMatch, presence: SeatPresence): readonly SubstitutionStep[] =>
  match.stored.seats.flatMap((sitting, seat): SubstitutionStep[] => {
    const substitution = substituteAt(match.stored, seat);
    if (substitution?.bot !== undefined) return [];
    const isGone =
      isGuarded(match) &&
      isPerson(sitting) &&
      match.committed.awaits.seats.includes(seat) &&
      !presence.isOnline(deviceOf(sitting));
    if (!isGone) return substitution === undefined ? [] : [{ kind: 'cancel-countdown', seat }];
    return presence.isWaitedFor(seat) ? stepFor(substitution ?? seat, presence) : [];
  });

const stepFor = (countdown: Substitution | Seat, { at, settings }: SeatPresence): SubstitutionStep[] => {
  if (typeof countdown === 'number') {
    const warnAt = at + settings.graceMs;
    return [
      { kind: 'start-countdown', substitution: { seat: countdown, warnAt, botAt: warnAt + settings.countdownMs } },
    ];
  }
  const { seat, botAt } = countdown;
  if (at < botAt) return [];
  return [{ kind: at - botAt > settings.graceMs ? 'cancel-countdown' : 'replace', seat }];
};
