import { ok, type Result, refuse } from '@sesame/kernel';
import type { Position } from '@sesame/protocol';
import { channelOf } from '../../cluster/topic-subscriptions.ts';
import { seatOf } from '../../match/match-summary.ts';
import type { Services } from '../../services.ts';
import type { MatchPositions } from './match-positions.ts';

/** The matches that wait for a player, for whoever has no socket to be told over. */
export interface LongPoll {
  /**
   * Those that wait now; if there are none, the first that do within so many milliseconds. `known` turns are passed over,
   * as `match:seq`.
   */
  of(asks: Asks, wish: LongPollRequest): Promise<Result<readonly Position[]>>;
  /** Ends all waiting of whoever was let in by this. */
  disconnect(pass: string): void;
  /** Ends all waiting: the house closes. */
  close(): void;
}

interface Asks {
  readonly player: string;
  /** What let them in. */
  readonly pass: string;
}

export interface LongPollRequest {
  readonly wait: number;
  readonly known: ReadonlySet<string>;
  /** Aborted when whoever waited has gone. */
  readonly gone: AbortSignal;
}

interface Waiting extends Asks {
  /** Something happened in a match of theirs. */
  look(): void;
  /** There is no more to wait for. */
  end(): void;
  isSentAway: boolean;
}

const MAX_TURNS = 50;
const TOO_MANY = refuse('too-fast', 'Too many requests are already waiting with this token.');
const SENT_AWAY = refuse('bad-token', 'This token is no longer valid.');
/** Whoever asks again and again is here in between. */
const PRESENCE_LINGER_MS = 10_000;

export const makeLongPoll = (services: Services, positions: MatchPositions): LongPoll => {
  const { store, bus, matches, presence, events, settings } = services;
  const waiting = new Set<Waiting>();
  let isClosed = false;

  events.match.listen(({ stored }) => {
    for (const one of waiting) if (seatOf(stored, one.player) !== undefined) one.look();
  });

  const find = async (player: string, known: ReadonlySet<string>): Promise<readonly Position[]> => {
    const running = await store.matches.ofPlayer(player, 'running', MAX_TURNS);
    const live = await Promise.all(running.map(({ id }) => matches.find(id)));
    const turns = live.filter((match) => {
      if (match === undefined || known.has(`${match.stored.id}:${match.committed.seq}`)) return false;
      return match.committed.awaits.seats.some((seat) => match.stored.seats[seat]?.player === player);
    });
    return Promise.all(turns.flatMap((match) => (match === undefined ? [] : [positions.of(match, player)])));
  };

  /** Looks whenever something happened, until there is something to tell or nothing more to wait for. */
  const wait = async (asks: Asks, { wait, known, gone }: LongPollRequest): Promise<Result<readonly Position[]>> => {
    let isOver = false;
    let stir = () => {};
    const one: Waiting = {
      ...asks,
      look: () => stir(),
      end: () => {
        isOver = true;
        stir();
      },
      isSentAway: false,
    };
    const timer = setTimeout(one.end, wait);
    gone.addEventListener('abort', one.end);
    waiting.add(one);
    // Another process may have gone on with a match that is not in memory here.
    const deaf = bus.subscribe(channelOf(`me:${asks.player}`), one.look);
    try {
      for (;;) {
        const stirred = new Promise<void>((done) => {
          stir = done;
        });
        const turns = await find(asks.player, known);
        if (one.isSentAway) return SENT_AWAY;
        if (turns.length > 0 || isOver || isClosed) return ok(turns);
        await stirred;
      }
    } finally {
      clearTimeout(timer);
      gone.removeEventListener('abort', one.end);
      waiting.delete(one);
      deaf();
    }
  };

  return {
    of: async (asks, wish) => {
      const { player } = asks;
      if ([...waiting].filter((one) => one.player === player).length >= settings.limits.botLines) return TOO_MANY;
      presence.connected(player);
      return wait(asks, wish).finally(() =>
        setTimeout(() => presence.disconnected(player), PRESENCE_LINGER_MS).unref(),
      );
    },
    disconnect: (pass) => {
      for (const one of waiting) {
        if (one.pass !== pass) continue;
        one.isSentAway = true;
        one.end();
      }
    },
    close: () => {
      isClosed = true;
      for (const one of waiting) one.end();
    },
  };
};
