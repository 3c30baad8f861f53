import type { Store } from '../store/store.ts';
import type { Broadcaster } from './broadcaster.ts';
import type { MatchCache, WriteKind } from './match-cache.ts';
import { appendPeerRows, type LiveMatch, updateStored } from './position.ts';
import { scheduleReveal } from './race/reveal.ts';

/** What other processes write of matches that are in memory here. */
export interface PeerSync {
  /** A match with amendments as the store has them now. */
  findFresh(id: string): Promise<LiveMatch | undefined>;
  /** Takes over what another process has written. */
  catchUp(match: LiveMatch, from?: string): Promise<void>;
  /** A process says that it has written. */
  onPeerWrite(id: string, what: WriteKind, from: string): Promise<void>;
  /** Looks at all that is looked at here: words on the bus may have been lost. */
  pollForMissed(): Promise<void>;
  /** Time was given back: matches count theirs from other instants now. */
  reloadEpochs(): Promise<void>;
}

export interface PeerSyncDeps {
  readonly store: Pick<Store, 'matches' | 'log'>;
  readonly cache: MatchCache;
  readonly broadcaster: Broadcaster;
  /** Called when another process has gone on with a match that is in memory here. */
  readonly onRemoteChange: (match: LiveMatch) => void;
}

export const makePeerSync = ({ store, cache, broadcaster, onRemoteChange }: PeerSyncDeps): PeerSync => {
  const { find, drop } = cache;

  const findFresh = async (id: string): Promise<LiveMatch | undefined> => {
    const cached = cache.cached(id);
    const stored = cached && (await store.matches.find(id));
    if (cached === undefined || stored === undefined) return find(id);
    const pacesOf = ({ amendments }: LiveMatch['stored']) => amendments?.paces.length ?? 0;
    const isChanged = pacesOf(stored) !== pacesOf(cached.stored) || stored.aborted !== cached.stored.aborted;
    updateStored(cached, stored);
    if (!isChanged || cached.head !== cached.committed) return cached;
    drop(cached);
    return find(id);
  };

  const catchUp = async (match: LiveMatch, from?: string): Promise<void> => {
    // What is on its way will tell whether it was overtaken.
    match.isBehind = match.head !== match.committed;
    if (match.isBehind) return;
    const rows = await store.log.read(match.stored.id, match.committed.seq);
    if (cache.cached(match.stored.id) !== match || match.head !== match.committed) return;
    const before = match.committed;
    const next = rows.filter(({ seq }) => seq > before.seq);
    if (next.length === 0) return;
    if (!appendPeerRows(match, next)) {
      drop(match);
      return void (await find(match.stored.id));
    }
    if (match.rules.race !== undefined)
      scheduleReveal(match, before, { clock: () => performance.now(), process: from });
    broadcaster.broadcast(match);
    onRemoteChange(match);
  };

  return {
    findFresh,
    catchUp,
    onPeerWrite: async (id, what, from) => {
      const match = what === 'terms' ? await findFresh(id) : cache.cached(id);
      if (match === undefined) return;
      if (what === 'terms') broadcaster.resendAll(match);
      else await catchUp(match, from);
    },
    pollForMissed: async () => {
      const watched = broadcaster.matches();
      const lengths = await store.log.lengths(watched);
      const look = async (id: string) => {
        const match = cache.cached(id);
        // One that was dropped could not be read then. Whoever looks is told when it is.
        if (match === undefined) return void (await find(id));
        if ((lengths.get(id) ?? 0) > match.committed.seq) await catchUp(match);
      };
      await Promise.all(watched.map(look));
    },
    reloadEpochs: async () => {
      const all = await cache.settled();
      const epochs = await store.matches.epochs(all.map(({ stored }) => stored.id));
      for (const match of all)
        updateStored(match, { ...match.stored, epoch: epochs.get(match.stored.id) ?? match.stored.epoch });
      // Holidays were moved as well.
      await Promise.all(all.map(({ stored }) => stored.amendments && findFresh(stored.id)));
      const show = async (id: string) => {
        const cached = cache.cached(id);
        // One that was dropped is shown when it is read.
        if (cached === undefined) return void (await find(id));
        broadcaster.broadcast(cached);
        onRemoteChange(cached);
      };
      await Promise.all(broadcaster.matches().map(show));
    },
  };
};
