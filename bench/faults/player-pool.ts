import { makeRng } from '@sesame/kernel';
import type { ClientMessage } from '@sesame/protocol';
import type { Ledger } from './ledger.ts';
import { loadGames, type MatchPlan, planMatch } from './match-plans.ts';
import { type SeatPlayer, startSeatPlayer } from './play-seat.ts';
import { startMatch } from './start-match.ts';
import { connectVirtualPlayer, type ServerUrls, type VirtualPlayer } from './virtual-player.ts';

/** Virtual players who keep a fixed number of matches of all games running. */
export interface PlayerPool {
  readonly players: readonly VirtualPlayer[];
  /** Matches in progress. */
  running(): number;
  ended(): number;
  /** Moves refused with `not-saved`. */
  refusedAsNotSaved(): number;
  /** Starts no more matches and makes no more moves; all players keep watching. */
  stopPlaying(): void;
  close(): void;
}

export interface PlayerPoolOptions {
  readonly urls: ServerUrls;
  readonly matches: number;
  readonly ledger: Ledger;
  /** Minimum and maximum thinking time. */
  readonly thinkMs: readonly [number, number];
}

/** Below 1, so most players are in several matches at once. */
const PLAYERS_PER_MATCH = 0.4;
const RETRY_DELAY_MS = 500;

export const startPlayerPool = async ({ urls, matches, ledger, thinkMs }: PlayerPoolOptions): Promise<PlayerPool> => {
  const games = await loadGames();
  const rng = makeRng('players');
  const tracked: Awaited<ReturnType<typeof connectTrackedPlayer>>[] = [];
  // One after the other: hashing the passwords of all at once would starve the first players.
  for (let firstUrl = 0; firstUrl < Math.max(6, Math.ceil(matches * PLAYERS_PER_MATCH)); firstUrl++)
    tracked.push(await connectTrackedPlayer(urls, firstUrl, ledger));
  const players = tracked.map(({ player }) => player);
  const seatPlayers = new Set<SeatPlayer>();
  let isOpen = true;
  let started = 0;
  let running = 0;
  let ended = 0;
  let refusedAsNotSaved = 0;

  /** Plays one seat of a match until the player has seen its end. */
  const playToEnd = (player: VirtualPlayer, match: string, { game, style }: MatchPlan): Promise<void> => {
    const record = tracked[players.indexOf(player)];
    return new Promise((resolve) => {
      const seatPlayer = startSeatPlayer(match, {
        player,
        game,
        style: { ...style, thinkMs },
        rng,
        onView: (seat, { seq, view }) => {
          record?.seats.set(match, seat);
          ledger.recordView(match, seat, { seq, view });
        },
        onAnswer: (result) => {
          ledger.recordAnswer(record?.lastKeys.get(match) ?? '', result.ok ? undefined : result.error);
          if (!result.ok && result.error.code === 'not-saved') refusedAsNotSaved += 1;
        },
        onEnd: () => {
          seatPlayers.delete(seatPlayer);
          seatPlayer.stop();
          resolve();
        },
      });
      seatPlayers.add(seatPlayer);
    });
  };
  const playOneMatch = async (): Promise<void> => {
    const plan = planMatch(started++, games, players);
    const result = await startMatch(plan);
    const match = result.ok ? result.value : undefined;
    if (match === undefined || !isOpen) return pause(RETRY_DELAY_MS);
    running += 1;
    await Promise.all(plan.players.map((player) => playToEnd(player, match, plan)));
    running -= 1;
    ended += 1;
  };
  const keepPlaying = async () => {
    while (isOpen) await playOneMatch();
  };
  for (let n = 0; n < matches; n++) void keepPlaying();

  return {
    players,
    running: () => running,
    ended: () => ended,
    refusedAsNotSaved: () => refusedAsNotSaved,
    stopPlaying: () => {
      isOpen = false;
      for (const seatPlayer of seatPlayers) seatPlayer.stopPlaying();
    },
    close: () => {
      isOpen = false;
      for (const seatPlayer of seatPlayers) seatPlayer.stop();
      for (const { connection } of players) connection.close();
    },
  };
};

/** A player who records sent moves in the ledger, with the key of the last one and the seat in each match. */
const connectTrackedPlayer = async (urls: ServerUrls, firstUrl: number, ledger: Ledger) => {
  const lastKeys = new Map<string, string>();
  const seats = new Map<string, number>();
  const onSend = (message: ClientMessage) => {
    if (message.type !== 'play' && message.type !== 'take-back') return;
    const { match, key } = message;
    lastKeys.set(match, key);
    ledger.recordSent({
      match,
      key,
      seat: seats.get(match) ?? -1,
      move: message.type === 'play' ? message.move : null,
    });
  };
  return { lastKeys, seats, player: await connectVirtualPlayer({ urls, firstUrl, onSend }) };
};

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
