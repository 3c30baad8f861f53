import type { Locale, Seat } from '@sesame/kernel';
import type { PushMessage } from '@sesame/protocol';
import { gameOf } from '@sesame/registry';
import type { Games } from '../../lib/games.ts';
import { summaryOf } from '../../match/match-summary.ts';
import type { LiveMatch } from '../../match/position.ts';
import type { NotificationMark } from '../../store/repositories/notifications.ts';
import type { Invited } from './invitation-notification.ts';
import { NOTIFICATION_TEXTS } from './texts.ts';

const HOUR_MS = 3_600_000;

/** A notice about a match: which game, with whom, and the way there. What lies on the table is not in it. */
export const makeMatchMessage =
  (games: Pick<Games, 'botOf'>, match: LiveMatch, told: MatchNotification) =>
  (locale: Locale): PushMessage => {
    const { stored } = match;
    const words = NOTIFICATION_TEXTS[locale];
    const peerSync = stored.seats.filter((_, seat) => seat !== told.seat);
    const names = peerSync.map(({ name, bot }) => games.botOf(stored.game, bot ?? '')?.name[locale] ?? name);
    const who = words.with(gameOf(stored.game)?.name[locale] ?? stored.game, names.join(', '));
    const hours = Math.floor(timeLeft(match, told.seat, told.now) / HOUR_MS);
    return {
      title: words[told.kind],
      body: told.kind === 'reminder' ? words.left(who, hours) : who,
      lang: locale,
      path: `/matches/${stored.id}`,
      tag: `match ${stored.id}`,
      waiting: told.waiting,
    };
  };

interface MatchNotification {
  readonly kind: Exclude<NotificationMark['kind'], 'invited'>;
  readonly seat: Seat;
  readonly now: number;
  readonly waiting: number;
}

/** What a seat has left for its decision, in milliseconds. Endless without a clock. */
export const timeLeft = (match: LiveMatch, seat: Seat, now: number): number =>
  (summaryOf(match, match.stored.seats[seat]?.player).due ?? Number.POSITIVE_INFINITY) - now;

/** Somebody is called to a table. */
export const makeInvitationMessage =
  ({ table, game, from }: Pick<Invited, 'table' | 'game' | 'from'>) =>
  (locale: Locale): PushMessage => ({
    title: NOTIFICATION_TEXTS[locale].invited(from),
    body: gameOf(game)?.name[locale] ?? game,
    lang: locale,
    path: `/tables/${table}`,
    tag: `table ${table}`,
  });

/** To see whether notices arrive. */
export const makeTestMessage = (locale: Locale): PushMessage => ({
  title: NOTIFICATION_TEXTS[locale].works,
  body: NOTIFICATION_TEXTS[locale].worksText,
  lang: locale,
  path: '/settings',
  tag: 'test',
});
