import type { AnyRules } from '@sesame/kernel';
import type { Bus } from '../cluster/bus/bus.ts';
import { makeGroupIndex } from '../lib/group-index.ts';
import type { Now } from '../lib/now.ts';
import type { Store } from '../store/store.ts';
import { type LiveMatch, loadMatch } from './position.ts';

/** The matches that are in memory: a cache of their logs. */
export interface MatchCache {
  /** In memory, or else made from its log. */
  find(id: string): Promise<LiveMatch | undefined>;
  cached(id: string): LiveMatch | undefined;
  /** Forgets a match, if it is this one that is in memory. */
  drop(match: LiveMatch): void;
  all(): Iterable<LiveMatch>;
  /** All, and those that are being read. */
  settled(): Promise<readonly LiveMatch[]>;
  ofPlayer(player: string): readonly LiveMatch[];
}

export interface MatchCacheDeps {
  readonly store: Pick<Store, 'matches' | 'log'>;
  readonly rulesOf: (game: string) => AnyRules | undefined;
  readonly bus: Pick<Bus, 'subscribe'>;
  readonly now: Now;
  /** Called when a match was made from its log: it may have gone on since it was last in memory. */
  readonly onLoaded: (match: LiveMatch) => void;
  /** Called when another process has written something of a match that is in memory here. */
  readonly onPeerWrite: (id: string, what: WriteKind, from: string) => void;
}

/** What a process has written of a match: inputs, or what holds besides them. */
export type WriteKind = 'rows' | 'terms';

export const channelOf = (match: string) => `match:${match}`;

export const makeMatchCache = ({
  store,
  rulesOf,
  bus,
  now,
  onLoaded: loaded,
  onPeerWrite: onMessage,
}: MatchCacheDeps): MatchCache => {
  const cache = new Map<string, LiveMatch>();
  const byPlayer = makeGroupIndex<string>();
  const loading = new Map<string, Promise<LiveMatch | undefined>>();
  const deaf = new Map<string, () => void>();

  const load = async (id: string): Promise<LiveMatch | undefined> => {
    const stored = await store.matches.find(id);
    const rules = stored && rulesOf(stored.game);
    if (stored === undefined || rules === undefined) return undefined;
    await rules.prepare?.(stored.options);
    const match = loadMatch(stored, rules, await store.log.read(id));
    match.usedAt = now();
    if (!deaf.has(id))
      deaf.set(
        id,
        bus.subscribe(channelOf(id), (what, from) => onMessage(id, what as WriteKind, from)),
      );
    cache.set(id, match);
    byPlayer.put(
      id,
      stored.seats.flatMap(({ player }) => player ?? []),
    );
    loaded(match);
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
      deaf.get(id)?.();
      deaf.delete(id);
    },
    all: () => cache.values(),
    settled: async () => {
      await Promise.allSettled(loading.values());
      return [...cache.values()];
    },
    ofPlayer: (player) => byPlayer.of(player).flatMap((id) => cache.get(id) ?? []),
  };
};
