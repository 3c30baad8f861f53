import type { Seat } from '@sesame/kernel';
import type { Presence } from '../../cluster/presence.ts';
import type { Event } from '../../lib/event.ts';
import type { Games } from '../../lib/games.ts';
import type { Now } from '../../lib/now.ts';
import { botAt } from '../../match/clock/match-clock.ts';
import { isOver, type LiveMatch } from '../../match/live-match.ts';
import type { Matches } from '../../match/matches.ts';
import type { NotificationMark } from '../../store/repositories/notifications.ts';
import type { Store } from '../../store/store.ts';
import { isCalled, makeMatchMessage, timeLeft } from './messages.ts';
import type { Push } from './push.ts';
import type { Reach } from './reach.ts';
import { waitingMatches } from './waiting-matches.ts';

/** Push notifications for players who are not at their match: once per decision, over all processes and restarts. */
export interface Notifications {
  /** Notifies awaited players who are not connected to the match and were not notified yet. */
  checkTurns(match: string): Promise<void>;
  /** Reminds players whose time is running out. */
  remindLate(match: string): Promise<void>;
  stop(): void;
}

export interface NotificationsDeps {
  readonly store: Pick<Store, 'notifications' | 'matches'>;
  readonly games: Pick<Games, 'botOf'>;
  readonly matches: Matches;
  readonly presence: Pick<Presence, 'isOnline'>;
  readonly events: { readonly match: Event<LiveMatch>; readonly ended: Event<LiveMatch> };
  readonly push: Push;
  /** Other ways to reach a player who is not there. */
  readonly reach: Reach;
  readonly now: Now;
  /** Milliseconds to wait, as the player may notice by themselves. */
  readonly pause: number;
  readonly onError: (error: unknown) => void;
}

interface TurnNotification {
  readonly kind: Exclude<NotificationMark['kind'], 'invited' | 'reached'>;
  readonly seq: number;
}

const DAY_SECONDS = 86_400;
const LIVE_TTL_SECONDS = 600;

export const makeNotifications = (deps: NotificationsDeps): Notifications => {
  const { store, games, matches, presence, events, push, reach, now, pause, onError } = deps;
  const timers = new Map<string, { readonly timer: NodeJS.Timeout; checkTurns: (id: string) => Promise<void> }>();

  /** Whether the player sees the match. Hidden pages unsubscribe. */
  const isConnected = ({ stored }: LiveMatch, seat: Seat) => matches.connectedSeats(stored.id).includes(seat);
  const isOnline = ({ stored }: LiveMatch, seat: Seat) => {
    const player = stored.seats[seat]?.player;
    return player !== undefined && presence.isOnline(player);
  };

  /** Claims the notification, then sends it unless the player sees the match. */
  const notify = async (match: LiveMatch, seat: Seat, { kind, seq }: TurnNotification): Promise<void> => {
    const { id, seats } = match.stored;
    const player = seats[seat]?.player;
    if (player === undefined) return;
    const isSeen = isConnected(match, seat);
    const isSlow = match.committed.pace.kind === 'correspondence';
    if (kind === 'turn' && (isSlow || isCalled(match, seat)))
      await reach({ match: id, player, seq, kind: isCalled(match, seat) ? 'call' : 'turn', isSeen });
    if ((await store.notifications.ofPlayer(player)).length === 0) return;
    if (!(await store.notifications.claim({ match: id, player, kind, seq })) || isSeen) return;
    const left = Math.max(1, Math.floor(timeLeft(match, seat, now()) / 1000));
    const waiting = (await waitingMatches(deps, player)).length;
    const message = makeMatchMessage(games, match, { kind, seat, now: now(), waiting });
    await push.send(player, message, {
      ttl: Math.min(left, isSlow ? DAY_SECONDS : LIVE_TTL_SECONDS),
      urgency: isSlow ? 'normal' : 'high',
      topic: id.slice(0, 32),
    });
  };
  /** Awaited human seats, with the row where each decision began. All are called to the start of a tournament match. */
  const deciding = (match: LiveMatch): readonly (readonly [Seat, number])[] =>
    isOver(match)
      ? []
      : match.committed.decisions.flatMap((decision, seat) => {
          const seq = decision ?? (isCalled(match, seat) ? 0 : undefined);
          return seq === undefined || botAt(match.stored, seat) !== undefined ? [] : [[seat, seq] as const];
        });
  const notifyAll = async (match: LiveMatch, notifications: readonly (readonly [Seat, TurnNotification])[]) => {
    await Promise.all(notifications.map(([seat, notice]) => notify(match, seat, notice)));
  };

  const cancelTimer = (id: string) => {
    clearTimeout(timers.get(id)?.timer);
    timers.delete(id);
  };
  const fire = (id: string) => {
    const checkTurns = timers.get(id)?.checkTurns;
    timers.delete(id);
    void checkTurns?.(id).catch(onError);
  };
  /** Called after every move, so a running timer is refreshed, not recreated. */
  const schedule = (id: string, checkTurns: (id: string) => Promise<void>) => {
    const waiting = timers.get(id);
    if (waiting === undefined) return void timers.set(id, { timer: setTimeout(fire, pause, id).unref(), checkTurns });
    waiting.checkTurns = checkTurns;
    waiting.timer.refresh();
  };
  /** Players online elsewhere get more time: their page shows the turn, or another process sees them at the match. */
  const checkTurnsFirst = async (id: string) => {
    const match = await matches.find(id);
    if (match === undefined) return;
    const isElsewhere = (seat: Seat) => isOnline(match, seat) && !isConnected(match, seat);
    const all = deciding(match);
    if (all.some(([seat]) => isElsewhere(seat))) schedule(id, checkTurns);
    const due = all.filter(([seat]) => !isElsewhere(seat));
    await notifyAll(
      match,
      due.map(([seat, seq]) => [seat, { kind: 'turn', seq }]),
    );
  };
  const notifyDeciding = async (id: string, kind: 'turn' | 'reminder') => {
    const match = await matches.find(id);
    if (match === undefined) return;
    await notifyAll(
      match,
      deciding(match).map(([seat, seq]) => [seat, { kind, seq }]),
    );
  };
  const checkTurns = (id: string) => notifyDeciding(id, 'turn').catch(onError);

  events.match.listen((match) => {
    const { id } = match.stored;
    if (deciding(match).length === 0) return cancelTimer(id);
    if (match.committed.pace.kind !== 'correspondence') return schedule(id, checkTurnsFirst);
    cancelTimer(id);
    void checkTurnsFirst(id).catch(onError);
  });
  events.ended.listen((match) => {
    const { committed, stored } = match;
    if (committed.pace.kind !== 'correspondence') return;
    const notifications = stored.seats.map((_, seat) => [seat, { kind: 'ended', seq: committed.seq }] as const);
    notifyAll(match, notifications).catch(onError);
  });

  return {
    checkTurns,
    remindLate: (id) => notifyDeciding(id, 'reminder').catch(onError),
    stop: () => {
      for (const { timer } of timers.values()) clearTimeout(timer);
      push.stop();
    },
  };
};
