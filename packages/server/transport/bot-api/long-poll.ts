import { ok, type Result, refuse } from '@sesame/kernel';
import { seqFor } from '@sesame/match';
import type { Position } from '@sesame/protocol';
import { channelOf } from '../../cluster/topic-subscriptions.ts';
import { seatOf } from '../../match/match-summary.ts';
import type { Services } from '../../services.ts';
import type { MatchPositions } from './match-positions.ts';

/** Long poll for the matches that wait for a player who has no socket. */
export interface LongPoll {
  /** The matches that wait now; if there are none, the first within `wait` milliseconds. */
  of(poller: Poller, request: LongPollRequest): Promise<Result<readonly Position[]>>;
  /** Ends the polls of a session or token that is no longer valid. */
  disconnect(credential: string): void;
  /** Ends all polls, because the server shuts down. */
  close(): void;
}

interface Poller {
  readonly player: string;
  /** The id of their session, or the hash of their token. */
  readonly credential: string;
}

export interface LongPollRequest {
  readonly wait: number;
  /** Turns to leave out, as `match:seq`. */
  readonly known: ReadonlySet<string>;
  /** Aborted when the client has disconnected. */
  readonly gone: AbortSignal;
}

interface Poll extends Poller {
  /** Checks again after a change in one of their matches. */
  check(): void;
  end(): void;
  isRevoked: boolean;
}

const MAX_TURNS = 50;
const TOO_MANY = refuse('too-fast', 'Too many requests are already waiting with this token.');
const REVOKED = refuse('bad-token', 'This token is no longer valid.');
/** A player who keeps polling stays online in between. */
const PRESENCE_LINGER_MS = 10_000;

export const makeLongPoll = (services: Services, positions: MatchPositions): LongPoll => {
  const { store, bus, matches, presence, events, settings } = services;
  const polls = new Set<Poll>();
  let isClosed = false;

  events.match.listen(({ stored }) => {
    for (const poll of polls) if (seatOf(stored, poll.player) !== undefined) poll.check();
  });

  const find = async (player: string, known: ReadonlySet<string>): Promise<readonly Position[]> => {
    const running = await store.matches.ofPlayer(player, 'running', MAX_TURNS);
    const live = await Promise.all(running.map(({ id }) => matches.find(id)));
    const turns = live.filter((match) => {
      const seat = match && seatOf(match.stored, player);
      if (match === undefined || seat === undefined) return false;
      if (known.has(`${match.stored.id}:${seqFor(match.committed, seat)}`)) return false;
      return match.committed.awaits.seats.some((seat) => match.stored.seats[seat]?.player === player);
    });
    return Promise.all(turns.flatMap((match) => (match === undefined ? [] : [positions.of(match, player)])));
  };

  /** Checks after every change until there is a turn or the poll ends. */
  const wait = async (poller: Poller, { wait, known, gone }: LongPollRequest): Promise<Result<readonly Position[]>> => {
    let isOver = false;
    let wake = () => {};
    const poll: Poll = {
      ...poller,
      check: () => wake(),
      end: () => {
        isOver = true;
        wake();
      },
      isRevoked: false,
    };
    const timer = setTimeout(poll.end, wait);
    gone.addEventListener('abort', poll.end);
    polls.add(poll);
    // A match that is not in memory here may have been moved on by another process.
    const unsubscribe = bus.subscribe(channelOf(`me:${poller.player}`), poll.check);
    try {
      for (;;) {
        const woken = new Promise<void>((done) => {
          wake = done;
        });
        const turns = await find(poller.player, known);
        if (poll.isRevoked) return REVOKED;
        if (turns.length > 0 || isOver || isClosed) return ok(turns);
        await woken;
      }
    } finally {
      clearTimeout(timer);
      gone.removeEventListener('abort', poll.end);
      polls.delete(poll);
      unsubscribe();
    }
  };

  return {
    of: async (poller, request) => {
      const { player } = poller;
      if ([...polls].filter((poll) => poll.player === player).length >= settings.limits.botConnections) return TOO_MANY;
      presence.connected(player);
      return wait(poller, request).finally(() =>
        setTimeout(() => presence.disconnected(player), PRESENCE_LINGER_MS).unref(),
      );
    },
    disconnect: (credential) => {
      for (const poll of polls) {
        if (poll.credential !== credential) continue;
        poll.isRevoked = true;
        poll.end();
      }
    },
    close: () => {
      isClosed = true;
      for (const poll of polls) poll.end();
    },
  };
};
