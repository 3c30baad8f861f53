import type { Seat } from '@sesame/kernel';
import type { Presence } from '../../cluster/presence.ts';
import type { Event } from '../../lib/event.ts';
import type { Games } from '../../lib/games.ts';
import type { Now } from '../../lib/now.ts';
import { botAt } from '../../match/clock/match-clock.ts';
import { summaryOf } from '../../match/match-summary.ts';
import type { Matches } from '../../match/matches.ts';
import { isOver, type LiveMatch } from '../../match/position.ts';
import type { NotificationMark } from '../../store/repositories/notifications.ts';
import type { Store } from '../../store/store.ts';
import { makeMatchMessage, timeLeft } from './messages.ts';
import type { Push } from './push.ts';

/** Tells players who are elsewhere what waits for them: once a decision, whatever process or restart comes between. */
export interface Notifications {
  /** Looks at a match: whoever is awaited, is not looking and was not told yet, is told. */
  checkTurns(match: string): Promise<void>;
  /** Tells those of a match whose time is nearly up. */
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
  readonly now: Now;
  /** How long somebody may take to notice by themselves. */
  readonly pause: number;
  readonly onError: (error: unknown) => void;
}

interface TurnNotification {
  readonly kind: Exclude<NotificationMark['kind'], 'invited'>;
  readonly seq: number;
}

const DAY_SECONDS = 86_400;
const LIVE_TTL_SECONDS = 600;
const MAX_COUNTED_MATCHES = 50;

export const makeNotifications = (deps: NotificationsDeps): Notifications => {
  const { store, games, matches, presence, events, push, now, pause, onError } = deps;
  const timers = new Map<string, { readonly timer: NodeJS.Timeout; checkTurns: (id: string) => Promise<void> }>();

  const waitingFor = async (player: string) => {
    const running = await store.matches.ofPlayer(player, 'running', MAX_COUNTED_MATCHES);
    const live = await Promise.all(running.map(({ id }) => matches.find(id)));
    return live.filter((match) => match !== undefined && summaryOf(match, player).yourTurn).length;
  };
  /** Pages that are hidden do not follow their match: whoever watches, sees it. */
  const isLooking = ({ stored }: LiveMatch, seat: Seat) => matches.connectedSeats(stored.id).includes(seat);
  const isOnline = ({ stored }: LiveMatch, seat: Seat) => {
    const player = stored.seats[seat]?.player;
    return player !== undefined && presence.isOnline(player);
  };

  /** Who sees it for themselves has been told; only who claims the notice sends it. */
  const tell = async (match: LiveMatch, seat: Seat, { kind, seq }: TurnNotification): Promise<void> => {
    const { id, seats } = match.stored;
    const player = seats[seat]?.player;
    if (player === undefined || (await store.notifications.ofPlayer(player)).length === 0) return;
    const isSeen = isLooking(match, seat);
    if (!(await store.notifications.claim({ match: id, player, kind, seq })) || isSeen) return;
    const left = Math.max(1, Math.floor(timeLeft(match, seat, now()) / 1000));
    const isSlow = match.committed.pace.kind === 'correspondence';
    const message = makeMatchMessage(games, match, { kind, seat, now: now(), waiting: await waitingFor(player) });
    await push.send(player, message, {
      ttl: Math.min(left, isSlow ? DAY_SECONDS : LIVE_TTL_SECONDS),
      urgency: isSlow ? 'normal' : 'high',
      topic: id.slice(0, 32),
    });
  };
  /** The people who decide, with where their decisions began. */
  const deciding = (match: LiveMatch): readonly (readonly [Seat, number])[] =>
    isOver(match)
      ? []
      : match.committed.decisions.flatMap((seq, seat) =>
          seq === undefined || botAt(match.stored, seat) !== undefined ? [] : [[seat, seq] as const],
        );
  const tellAll = async (match: LiveMatch, told: readonly (readonly [Seat, TurnNotification])[]) => {
    await Promise.all(told.map(([seat, notice]) => tell(match, seat, notice)));
  };

  const forget = (id: string) => {
    clearTimeout(timers.get(id)?.timer);
    timers.delete(id);
  };
  const ring = (id: string) => {
    const checkTurns = timers.get(id)?.checkTurns;
    timers.delete(id);
    void checkTurns?.(id).catch(onError);
  };
  /** After every move of every match: a timer that runs is only put off. */
  const lookLater = (id: string, checkTurns: (id: string) => Promise<void>) => {
    const waiting = timers.get(id);
    if (waiting === undefined) return void timers.set(id, { timer: setTimeout(ring, pause, id).unref(), checkTurns });
    waiting.checkTurns = checkTurns;
    waiting.timer.refresh();
  };
  /** Whoever is here but not before this board has a moment longer: a page tells them, or another process sees them look. */
  const lookFirst = async (id: string) => {
    const match = await matches.find(id);
    if (match === undefined) return;
    const isElsewhere = (seat: Seat) => isOnline(match, seat) && !isLooking(match, seat);
    const all = deciding(match);
    if (all.some(([seat]) => isElsewhere(seat))) lookLater(id, checkTurns);
    const due = all.filter(([seat]) => !isElsewhere(seat));
    await tellAll(
      match,
      due.map(([seat, seq]) => [seat, { kind: 'turn', seq }]),
    );
  };
  const tellDeciding = async (id: string, kind: 'turn' | 'reminder') => {
    const match = await matches.find(id);
    if (match === undefined) return;
    await tellAll(
      match,
      deciding(match).map(([seat, seq]) => [seat, { kind, seq }]),
    );
  };
  const checkTurns = (id: string) => tellDeciding(id, 'turn').catch(onError);

  events.match.listen((match) => {
    const { id } = match.stored;
    if (deciding(match).length === 0) return forget(id);
    if (match.committed.pace.kind !== 'correspondence') return lookLater(id, lookFirst);
    forget(id);
    void lookFirst(id).catch(onError);
  });
  events.ended.listen((match) => {
    const { committed, stored } = match;
    if (committed.pace.kind !== 'correspondence') return;
    const told = stored.seats.map((_, seat) => [seat, { kind: 'ended', seq: committed.seq }] as const);
    tellAll(match, told).catch(onError);
  });

  return {
    checkTurns,
    remindLate: (id) => tellDeciding(id, 'reminder').catch(onError),
    stop: () => {
      for (const { timer } of timers.values()) clearTimeout(timer);
      push.stop();
    },
  };
};
