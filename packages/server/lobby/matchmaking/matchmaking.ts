import { nearestBot, ok, type Result } from '@sesame/kernel';
import { MATCHMAKING_TIME_CONTROLS, type Seek, type SeekRequest, type Speed } from '@sesame/protocol';
import type { TopicPublisher } from '../../cluster/topic-publisher.ts';
import type { Ratings } from '../../competition/ratings/ratings.ts';
import type { Event } from '../../lib/event.ts';
import type { Games } from '../../lib/games.ts';
import { makeId, makeSecret } from '../../lib/ids.ts';
import type { Now } from '../../lib/now.ts';
import { encodeMessage } from '../../lib/server-message.ts';
import { parseMatchSettings } from '../../match/match-settings.ts';
import { termsHash } from '../../match/terms.ts';
import type { StoredSeek } from '../../store/repositories/matchmaking.ts';
import type { Chair, Store, StoredPlayer, StoredTable } from '../../store/store.ts';
import { isSeated } from '../tables/seating.ts';
import type { Tables } from '../tables/tables.ts';
import { pairUp, poolOf, rangeAfter } from './pairing.ts';

/**
 * Matchmaking queue. A seek is a row; pairing assigns a table to two seeks in one conditional update. The clients then
 * sit down by themselves, with their share in the luck, so nobody is paired with a player who has left.
 */
export interface Matchmaking {
  seek(player: StoredPlayer, request: SeekRequest): Promise<Result<void>>;
  leave(player: string): Promise<void>;
  /** State of a player's seek. */
  of(player: string): Promise<Seek | undefined>;
}

export interface MatchmakingDeps {
  readonly store: Pick<Store, 'matchmaking' | 'friends' | 'tables' | 'players'>;
  readonly games: Games;
  readonly ratings: Ratings;
  readonly tables: Tables;
  readonly events: { readonly table: Event<StoredTable> };
  readonly now: Now;
}

interface SeekSettings extends Pick<StoredTable, 'game' | 'options'> {
  readonly pace: Speed;
}

const TICK_MS = 1_000;
/** A seek whose player no longer follows the queue is removed after this. */
const SEEK_TIMEOUT_MS = 6_000;
/** How long paired players have to sit down. */
const SEATING_TIMEOUT_MS = 10_000;
const MAX_SEEKS = 1_000;

export const makeMatchmaking = (
  { store, games, ratings, tables, events, now }: MatchmakingDeps,
  { offer, followed, publishSoon }: Pick<TopicPublisher, 'offer' | 'followed' | 'publishSoon'>,
): Matchmaking & { pairWaiting(): Promise<void> } => {
  const { matchmaking: seeks } = store;
  /** Waiting seeks per pool at the last tick, for the counts shown. */
  let pools: ReadonlyMap<string, readonly StoredSeek[]> = new Map();
  const publishAll = (players: readonly string[]) => {
    for (const player of players) publishSoon(`seek:${player}`);
  };

  /** The settings of a seek's match. */
  const settingsOf = (seek: SeekSettings) => {
    const made = parseMatchSettings(games, { ...seek, pace: MATCHMAKING_TIME_CONTROLS[seek.pace] });
    if (!made.ok) return made;
    const { rules, terms } = made.value;
    const seats = Array.from({ length: rules.seats.min }, (): Chair => ({ kind: 'open' }));
    return ok({ ...terms, rated: true, seats });
  };
  /** Opens a table for those who were paired, and nobody else. It has no host, so it stays as they asked for. */
  const openTable = async (group: readonly StoredSeek[]) => {
    const [first] = group;
    const settings = first && settingsOf(first);
    if (!settings?.ok) return;
    const held = await Promise.all(
      group.map(async ({ player }) => ({ player, name: (await store.players.find(player))?.name ?? '' })),
    );
    const table: StoredTable = {
      ...settings.value,
      id: makeId(),
      version: 0,
      open: false,
      seats: held.map((heldFor) => ({ kind: 'open', heldFor })),
      secret: makeSecret(),
      drawRepeats: 0,
      createdAt: now(),
    };
    if (await seeks.pair(group, table)) publishAll(group.map(({ player }) => player));
  };
  const pairAll = async () => {
    const waiting = (await seeks.listUnpaired(MAX_SEEKS)).filter(({ seen }) => seen >= now() - SEEK_TIMEOUT_MS);
    pools = Map.groupBy(waiting, poolOf);
    if (waiting.length < 2) return;
    const blocks = await store.friends.blocksAmong(waiting.map(({ player }) => player));
    const apart = new Set(blocks.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
    const isApart = (a: string, b: string) => apart.has(`${a} ${b}`);
    const seatsOf = (game: string) => games.rulesOf(game)?.seats.min ?? 2;
    for (const group of pairUp(waiting, { now: now(), seatsOf, isApart })) await openTable(group);
  };
  /** Closes a table where a player did not show up; those who did wait again. */
  const release = async (id: string) => {
    const table = await store.tables.find(id);
    if (table?.match !== undefined) return seeks.release(id, []);
    // Everybody is seated: the match is about to start.
    if (table?.drawDueAt !== undefined) return;
    const closed = table && (await tables.dissolve(id));
    if (closed?.ok === false && closed.error.code === 'started') return;
    const players = await seeks.atTable(id);
    await seeks.release(
      id,
      players.filter((player) => table !== undefined && isSeated(table, player)),
    );
  };
  const pairWaiting = async () => {
    const waitingHere = followed('seek');
    await seeks.markSeen(waitingHere, now());
    await seeks.removeUnseen(now() - SEEK_TIMEOUT_MS);
    const overdue = new Set((await seeks.listPaired(now() - SEATING_TIMEOUT_MS)).flatMap(({ table }) => table ?? []));
    for (const table of overdue) await release(table);
    await pairAll();
    publishAll(waitingHere);
  };

  const of = async (player: string): Promise<Seek | undefined> => {
    const seek = await seeks.find(player);
    if (seek === undefined) return undefined;
    const settings = settingsOf(seek);
    if (!settings.ok) return undefined;
    const { game, pace, rating, since, table } = seek;
    const bot = nearestBot(games.list().find(({ id }) => id === game)?.bots ?? [], rating);
    const found = table === undefined ? undefined : await store.tables.find(table);
    const waited = now() - since;
    const range = rangeAfter(waited);
    return {
      game,
      pace,
      terms: termsHash(settings.value),
      rating,
      waited,
      waiting: pools.get(poolOf(seek))?.length ?? 1,
      ...(Number.isFinite(range) && { range }),
      ...(bot !== undefined && { bot: bot.id }),
      ...(table !== undefined && { table }),
      ...(found?.match !== undefined && { match: found.match }),
    };
  };
  offer('seek', async (player) => {
    const seek = await of(player);
    return encodeMessage({ type: 'seek', ...(seek !== undefined && { seek }) });
  });
  events.table.listen((table) => {
    if (table.match !== undefined) void seeks.atTable(table.id).then(publishAll, () => {});
  });

  return {
    of,
    pairWaiting,
    seek: async ({ id: player }, { game, pace, options = {} }) => {
      const settings = settingsOf({ game, options, pace });
      if (!settings.ok) return settings;
      const { shown } = await ratings.of(player, game, pace);
      const chosen = { game, pace, options: settings.value.options };
      const at = now();
      await seeks.put({ player, id: makeId(), ...chosen, rating: shown, since: at, seen: at });
      await pairAll();
      // The others see the new count at the next tick.
      publishSoon(`seek:${player}`);
      return ok(undefined);
    },
    leave: async (player) => {
      await seeks.remove(player);
      publishSoon(`seek:${player}`);
    },
  };
};

/** Pairs waiting players every second, as long as one follows the queue in this process. */
export const startMatchmaking = (
  queue: { pairWaiting(): Promise<void> },
  followed: TopicPublisher['followed'],
  onError: (error: unknown) => void,
): { stop(): void } => {
  let isRunning = false;
  const ticks = setInterval(() => {
    if (isRunning || followed('seek').length === 0) return;
    isRunning = true;
    queue
      .pairWaiting()
      .catch(onError)
      .finally(() => {
        isRunning = false;
      });
  }, TICK_MS).unref();
  return { stop: () => clearInterval(ticks) };
};
