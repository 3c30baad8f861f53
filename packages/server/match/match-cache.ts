import type { AnyRules } from '@sesame/kernel';
import type { Bus } from '../cluster/bus/bus.ts';
import { makeGroupIndex } from '../lib/group-index.ts';
import type { Now } from '../lib/now.ts';
import type { Store } from '../store/store.ts';
import { type LiveMatch, loadMatch } from './position.ts';

/** Cache of loaded matches. */
export interface MatchCache {
  /** The cached match, or one rebuilt from its log. */
  find(id: string): Promise<LiveMatch | undefined>;
  cached(id: string): LiveMatch | undefined;
  /** Evicts a match, unless another instance of it has been cached since. */
  drop(match: LiveMatch): void;
  all(): Iterable<LiveMatch>;
  /** All cached matches, including those still being loaded. */
  settled(): Promise<readonly LiveMatch[]>;
  ofPlayer(player: string): readonly LiveMatch[];
}

export interface MatchCacheDeps {
  readonly store: Pick<Store, 'matches' | 'log'>;
  readonly rulesOf: (game: string) => AnyRules | undefined;
  readonly bus: Pick<Bus, 'subscribe'>;
  readonly now: Now;
  /** Called when a match was rebuilt from its log: it may have moved on since it was last cached. */
  readonly onLoaded: (match: LiveMatch) => void;
  /** Called when another process has written to a match that is cached here. */
  readonly onPeerWrite: (id: string, what: WriteKind, from: string) => void;
}

/** What a process has written of a match: log rows, or amendments ('terms' on the wire). */
export type WriteKind = 'rows' | 'terms';

export const channelOf = (match: string) => `match:${match}`;

export const makeMatchCache = ({ store, rulesOf, bus, now, onLoaded, onPeerWrite }: MatchCacheDeps): MatchCache => {
  const cache = new Map<string, LiveMatch>();
  const byPlayer = makeGroupIndex<string>();
  const loading = new Map<string, Promise<LiveMatch | undefined>>();
  const unsubscribes = new Map<string, () => void>();

  const load = async (id: string): Promise<LiveMatch | undefined> => {
    const stored = await store.matches.find(id);
    const rules = stored && rulesOf(stored.game);
    if (stored === undefined || rules === undefined) return undefined;
    await rules.prepare?.(stored.options);
    const match = loadMatch(stored, rules, await store.log.read(id));
    match.usedAt = now();
    if (!unsubscribes.has(id))
      unsubscribes.set(
        id,
        bus.subscribe(channelOf(id), (what, from) => onPeerWrite(id, what as WriteKind, from)),
      );
    cache.set(id, match);
    byPlayer.put(
      id,
      stored.seats.flatMap(({ player, device = player }) => device ?? []),
    );
    onLoaded(match);
    return match;
  };

  return {
    find: async (id) => {
      const cached = cache.get(id);
      if (cached !== undefined) return cached;
      const pending = loading.get(id) ?? load(id).finally(() => loading.delete(id));
      loading.set(id, pending);
      return pending;
    },
    cached: (id) => cache.get(id),
    drop: (match) => {
      const { id } = match.stored;
      if (cache.get(id) !== match) return;
      cache.delete(id);
      byPlayer.remove(id);
      unsubscribes.get(id)?.();
      unsubscribes.delete(id);
    },
    all: () => cache.values(),
    settled: async () => {
      await Promise.allSettled(loading.values());
      return [...cache.values()];
    },
    ofPlayer: (player) => byPlayer.of(player).flatMap((id) => cache.get(id) ?? []),
  };
};
