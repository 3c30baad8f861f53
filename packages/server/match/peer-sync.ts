import { fold, isInput, withoutFinal } from '@sesame/match';
import type { LogRow, Store } from '../store/store.ts';
import type { Broadcaster } from './broadcaster.ts';
import { pausesOf } from './clock/match-clock.ts';
import type { LiveMatch } from './live-match.ts';
import { updateStored } from './load-match.ts';
import type { MatchCache } from './match-cache.ts';
import type { PeerWrite } from './peer-write.ts';
import { scheduleReveal } from './race/reveal.ts';

/** Cross-process sync: applies what other processes write to matches that are cached here. */
export interface PeerSync {
  /** A match with its current amendments. */
  findFresh(id: string): Promise<LiveMatch | undefined>;
  /** Reads and applies the rows that another process has written. */
  catchUp(match: LiveMatch, from?: string): Promise<void>;
  /** Sends what was arranged to all subscribers. */
  showArrangements(match: LiveMatch): void;
  /** Handles the bus message of a process that has written. */
  onPeerWrite(id: string, write: PeerWrite, from: string): Promise<void>;
  /** Checks all watched matches for new rows: bus messages may be lost. */
  pollForMissed(): Promise<void>;
  /** Reloads the epochs of all cached matches, after downtime was credited. */
  reloadEpochs(): Promise<void>;
}

export interface PeerSyncDeps {
  readonly store: Pick<Store, 'matches' | 'log'>;
  readonly cache: MatchCache;
  readonly broadcaster: Broadcaster;
  /** Called when another process has moved a match that is cached here. */
  readonly onRemoteChange: (match: LiveMatch) => void;
}

export const makePeerSync = ({ store, cache, broadcaster, onRemoteChange }: PeerSyncDeps): PeerSync => {
  const { find, drop } = cache;
  let readCount = 0;
  /** The read that a cached match was last updated from. Reads may be answered out of order. */
  const updatedFrom = new WeakMap<LiveMatch, number>();

  const findFresh = async (id: string): Promise<LiveMatch | undefined> => {
    const cached = cache.cached(id);
    readCount += 1;
    const read = readCount;
    const stored = cached && (await store.matches.find(id));
    if (cached === undefined || stored === undefined) return find(id);
    if (read < (updatedFrom.get(cached) ?? 0)) return cache.cached(id) ?? find(id);
    updatedFrom.set(cached, read);
    // Ended without a row: it could not be read.
    const isChanged =
      stored.aborted !== undefined && cached.committed.end === undefined && cached.head.end === undefined;
    updateStored(cached, stored);
    if (!isChanged || cached.head !== cached.committed) return cached;
    drop(cached);
    return find(id);
  };

  /** Whether a write of ours is pending. It will fail if it was overtaken, and reload the match. */
  const isWriting = (match: LiveMatch): boolean => {
    match.isBehind = match.head !== match.committed;
    return match.isBehind;
  };
  const applyRows = async (match: LiveMatch, rows: readonly LogRow[], from?: string): Promise<void> => {
    const before = match.committed;
    const next = rows.filter(({ seq }) => seq > before.seq);
    if (next.length === 0) return;
    if (!appendPeerRows(match, next)) {
      drop(match);
      return void (await find(match.stored.id));
    }
    if (match.rules.race !== undefined)
      scheduleReveal(match, before, { clock: () => performance.now(), process: from });
    if (next.some(isArrangement)) showArrangements(match);
    else broadcaster.broadcast(match);
    onRemoteChange(match);
  };
  /** Sends everything again: what is arranged has no number in anybody's sequence. */
  const showArrangements = (match: LiveMatch): void => {
    match.stored = { ...match.stored, pace: match.committed.pace };
    broadcaster.resendAll(match);
  };
  const catchUp = async (match: LiveMatch, from?: string): Promise<void> => {
    if (isWriting(match)) return;
    const rows = await store.log.read(match.stored.id, match.committed.seq);
    if (cache.cached(match.stored.id) === match && match.head === match.committed) await applyRows(match, rows, from);
  };
  /** Applies rows that came over the bus, unless some before them are missing: then all are read. */
  const applyOrCatchUp = async (match: LiveMatch, rows: readonly LogRow[], from: string): Promise<void> => {
    if (isWriting(match)) return;
    const [first] = rows;
    if (first === undefined || first.seq > match.committed.seq + 1) return catchUp(match, from);
    await applyRows(match, rows, from);
  };

  return {
    findFresh,
    catchUp,
    showArrangements,
    onPeerWrite: async (id, write, from) => {
      const match = write.kind === 'terms' ? await findFresh(id) : cache.cached(id);
      if (match === undefined) return;
      if (write.kind === 'terms') broadcaster.resendAll(match);
      else await applyOrCatchUp(match, write.rows, from);
    },
    pollForMissed: async () => {
      const watched = broadcaster.matches();
      const lengths = await store.log.lengths(watched);
      const checkOne = async (id: string) => {
        const match = cache.cached(id);
        // Evicted, and could not be loaded then. Loading it broadcasts it.
        if (match === undefined) return void (await find(id));
        if ((lengths.get(id) ?? 0) > match.committed.seq) await catchUp(match);
      };
      await Promise.all(watched.map(checkOne));
    },
    reloadEpochs: async () => {
      const all = await cache.settled();
      const epochs = await store.matches.epochs(all.map(({ stored }) => stored.id));
      for (const match of all)
        updateStored(match, { ...match.stored, epoch: epochs.get(match.stored.id) ?? match.stored.epoch });
      // Vacations were moved as well.
      await Promise.all(all.map(({ stored }) => stored.amendments && findFresh(stored.id)));
      const show = async (id: string) => {
        const cached = cache.cached(id);
        // Loading an evicted match broadcasts it.
        if (cached === undefined) return void (await find(id));
        broadcaster.broadcast(cached);
        onRemoteChange(cached);
      };
      await Promise.all(broadcaster.matches().map(show));
    },
  };
};

/** Whether a row is neither an input nor an undo. */
export const isArrangement = (row: LogRow): boolean => !isInput(row) && row.kind !== 'undo';

/** Applies rows written by another process. False: they don't follow the head, or they undo something. */
const appendPeerRows = (match: LiveMatch, rows: readonly LogRow[]): boolean => {
  let position = match.head;
  for (const row of rows) {
    if (row.kind === 'undo' || row.seq !== position.seq + 1) return false;
    const next = fold(position, row, pausesOf(match.stored, position.pace));
    if (!next.ok) return false;
    position = next.value;
  }
  match.head = { ...position, undoable: withoutFinal(position.undoable) };
  match.committed = match.head;
  match.hasDeadline = true;
  return true;
};
