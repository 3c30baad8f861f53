import type { Seat } from '@sesame/kernel';
import type { SubstituteSettings } from '../../settings.ts';
import type { Substitution } from '../../store/repositories/amendments.ts';
import { substituteAt } from '../clock/match-clock.ts';
import { isOver, type LiveMatch } from '../position.ts';

/** What is to be done about the seats of a match whose players have gone. */
export type Step =
  | { readonly kind: 'miss'; readonly standin: Substitution }
  | { readonly kind: 'replace'; readonly seat: Seat }
  | { readonly kind: 'found'; readonly seat: Seat };

export interface SeatPresence {
  /** Match time. */
  readonly at: number;
  readonly patience: SubstituteSettings;
  isOnline(player: string): boolean;
  /** Whether somebody else who plays looks at the match from here, so that a seat is waited for. */
  isWaitedFor(seat: Seat): boolean;
}

/** Matches that nobody should have to wait in: live, and among people. By the day one may be away. */
export const isGuarded = (match: LiveMatch): boolean =>
  !isOver(match) && match.committed.pace.kind !== 'correspondence' && peopleIn(match) > 1;

const isPerson = ({ player, isBot }: LiveMatch['stored']['seats'][number]) => player !== undefined && !isBot;
const peopleIn = ({ stored }: LiveMatch): number => stored.seats.filter(isPerson).length;

/** Whether whoever is awaited is here. */
export const areAllPresent = (
  { stored, committed }: LiveMatch,
  { isOnline }: Pick<SeatPresence, 'isOnline'>,
): boolean =>
  committed.awaits.seats.every((seat) => {
    const player = stored.seats[seat]?.player;
    return player === undefined || isOnline(player);
  });

/**
 * The next steps; none when all is as it should be. A seat is missed when it is awaited, its player has no socket, and
 * somebody waits. A countdown that ran out unseen long ago, since nobody was there to act on it, begins anew.
 */
export const planSubstitutes = (match: LiveMatch, subscribers: SeatPresence): readonly Step[] =>
  match.stored.seats.flatMap((sitting, seat): Step[] => {
    const standin = substituteAt(match.stored, seat);
    if (standin?.bot !== undefined) return [];
    const isGone =
      isGuarded(match) &&
      isPerson(sitting) &&
      match.committed.awaits.seats.includes(seat) &&
      !subscribers.isOnline(sitting.player ?? '');
    if (!isGone) return standin === undefined ? [] : [{ kind: 'found', seat }];
    return subscribers.isWaitedFor(seat) ? waitAt(standin ?? seat, subscribers) : [];
  });

const waitAt = (waited: Substitution | Seat, { at, patience }: SeatPresence): Step[] => {
  if (typeof waited === 'number') {
    const warnAt = at + patience.quiet;
    return [{ kind: 'miss', standin: { seat: waited, warnAt, botAt: warnAt + patience.countdown } }];
  }
  const { seat, botAt } = waited;
  if (at < botAt) return [];
  return [{ kind: at - botAt > patience.quiet ? 'found' : 'replace', seat }];
};
