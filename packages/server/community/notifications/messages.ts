import type { Locale, Seat } from '@sesame/kernel';
import type { PushMessage } from '@sesame/protocol';
import { gameOf } from '@sesame/registry';
import type { Games } from '../../lib/games.ts';
import type { LiveMatch } from '../../match/live-match.ts';
import { summaryOf } from '../../match/match-summary.ts';
import type { NotificationMark } from '../../store/repositories/notifications.ts';
import type { Invited } from './invitation-notification.ts';
import { NOTIFICATION_TEXTS } from './texts.ts';

const HOUR_MS = 3_600_000;

/** Notification about a match: game, opponents and link. It contains nothing of the position. */
export const makeMatchMessage =
  (games: Pick<Games, 'botOf'>, match: LiveMatch, notification: MatchNotification) =>
  (locale: Locale): PushMessage => {
    const { stored } = match;
    const texts = NOTIFICATION_TEXTS[locale];
    const names = opponentsOf(games, match, notification.seat)(locale);
    const who = texts.with(gameOf(stored.game)?.name[locale] ?? stored.game, names.join(', '));
    const hours = Math.floor(timeLeft(match, notification.seat, notification.now) / HOUR_MS);
    return {
      title:
        notification.kind === 'turn' && isCalled(match, notification.seat) ? texts.called : texts[notification.kind],
      body: notification.kind === 'reminder' ? texts.left(who, hours) : who,
      lang: locale,
      path: `/matches/${stored.id}`,
      tag: `match ${stored.id}`,
      waiting: notification.waiting,
    };
  };

/** Names of the players at the other seats. */
export const opponentsOf =
  (games: Pick<Games, 'botOf'>, { stored }: LiveMatch, seat: Seat) =>
  (locale: Locale): readonly string[] =>
    stored.seats
      .filter((_, other) => other !== seat)
      .map(({ name, bot }) => games.botOf(stored.game, bot ?? '')?.name[locale] ?? name);

/** Whether a player is called to a tournament match: the grace for the first move is running, or will. */
export const isCalled = ({ committed }: LiveMatch, seat: Seat): boolean => (committed.clock.grace[seat] ?? 0) > 0;

interface MatchNotification {
  readonly kind: Exclude<NotificationMark['kind'], 'invited' | 'reached'>;
  readonly seat: Seat;
  readonly now: number;
  readonly waiting: number;
}

/** Milliseconds a seat has left; infinite without a clock. */
export const timeLeft = (match: LiveMatch, seat: Seat, now: number): number =>
  (summaryOf(match, match.stored.seats[seat]?.player).due ?? Number.POSITIVE_INFINITY) - now;

/** Notification of an invitation. */
export const makeInvitationMessage =
  ({ table, game, from }: Pick<Invited, 'table' | 'game' | 'from'>) =>
  (locale: Locale): PushMessage => ({
    title: NOTIFICATION_TEXTS[locale].invited(from),
    body: gameOf(game)?.name[locale] ?? game,
    lang: locale,
    path: `/tables/${table}`,
    tag: `table ${table}`,
  });

/** Notification of a private message: who wrote, and a link to it. */
export const makeTalkMessage =
  ({ from, name }: { readonly from: string; readonly name: string }) =>
  (locale: Locale): PushMessage => ({
    title: NOTIFICATION_TEXTS[locale].wrote(name),
    body: NOTIFICATION_TEXTS[locale].wroteText,
    lang: locale,
    path: `/friends/${from}`,
    tag: `talk ${from}`,
  });

/** Test notification. */
export const makeTestMessage = (locale: Locale): PushMessage => ({
  title: NOTIFICATION_TEXTS[locale].works,
  body: NOTIFICATION_TEXTS[locale].worksText,
  lang: locale,
  path: '/settings',
  tag: 'test',
});
