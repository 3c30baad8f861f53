import type { FastifyBaseLogger } from 'fastify';
import type { Presence } from '../cluster/presence.ts';
import type { MakeRateLimiter } from '../cluster/rate-limit.ts';
import type { Tournaments } from '../competition/tournaments/tournaments.ts';
import type { Event } from '../lib/event.ts';
import type { Games } from '../lib/games.ts';
import type { Now } from '../lib/now.ts';
import type { LiveMatch } from '../match/live-match.ts';
import type { Matches } from '../match/matches.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import type { PasswordLinks } from './accounts/password-links.ts';
import { type Mail, makeMail } from './mail/mail.ts';
import { type Invited, notifyInvited } from './notifications/invitation-notification.ts';
import { makeMessageNotification, type Talked } from './notifications/message-notification.ts';
import { makeNotifications } from './notifications/notifications.ts';
import { makePush, type Push } from './notifications/push.ts';
import { makeReach } from './notifications/reach.ts';
import { makeReminders, startReminders } from './notifications/reminders.ts';
import { vapidKeys } from './notifications/vapid.ts';
import { makeWebhooks, type Webhooks } from './webhooks/webhooks.ts';

/** Everything that reaches people who have no page open: push notifications, mail and webhooks. */
export interface ReachingPeople {
  readonly push: Push;
  readonly mail: Mail;
  readonly webhooks: Webhooks;
  /** Tells a player that a friend has written. */
  tellOfMessage(talked: Talked): void;
  stop(): Promise<void>;
}

export interface ReachingPeopleDeps {
  readonly settings: Settings;
  readonly store: Store;
  readonly games: Games;
  readonly matches: Matches;
  readonly tournaments: Pick<Tournaments, 'changed'>;
  readonly presence: Presence;
  readonly passwordLinks: PasswordLinks;
  readonly makeRateLimiter: MakeRateLimiter;
  readonly now: Now;
  readonly log: FastifyBaseLogger;
  readonly events: { readonly ended: Event<LiveMatch>; readonly invited: Event<Invited> };
  /** Emitted when somebody else may be awaited. */
  readonly turns: Event<LiveMatch>;
  readonly onError: (error: unknown) => void;
}

export const startReachingPeople = async (deps: ReachingPeopleDeps): Promise<ReachingPeople> => {
  const { settings, store, games, matches, tournaments, presence, passwordLinks, makeRateLimiter, now, log } = deps;
  const { events, turns, onError } = deps;
  const push = makePush(store, await vapidKeys(store), settings.notifications);
  const { allowPrivateEndpoints } = settings.notifications;
  const origin = settings.origin !== undefined && { origin: settings.origin };
  const common = { store, matches, games, now, makeRateLimiter, log, ...origin };
  const mail = makeMail({ settings: settings.mail, passwordLinks, ...common });
  const webhooks = makeWebhooks({ allowPrivateEndpoints, ...common });
  tournaments.changed.listen((id) => void webhooks.tellTournament(id).catch(onError));
  const nudgeOutbox = { mail: mail.nudge, webhook: webhooks.nudge };
  const onPushError = (error: unknown) => log.error({ err: error }, 'push notification failed');
  const notifications = makeNotifications({
    store,
    games,
    matches,
    presence,
    events: { match: turns, ended: events.ended },
    push,
    reach: makeReach({ store, sendsMail: mail.isAvailable, now, onAdded: (channel) => nudgeOutbox[channel]() }),
    now,
    pause: settings.notifications.delayMs,
    onError: onPushError,
  });
  notifyInvited(events.invited, { store, presence, push }, onPushError);
  const notifyOfMessage = makeMessageNotification({ store, presence, push, makeRateLimiter });
  const reminders = startReminders(makeReminders(store, now, notifications), onPushError);
  return {
    push,
    mail,
    webhooks,
    tellOfMessage: (talked) => void notifyOfMessage(talked).catch(onPushError),
    stop: async () => {
      reminders.stop();
      notifications.stop();
      await mail.stop();
      await webhooks.stop();
    },
  };
};
