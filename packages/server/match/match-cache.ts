import type { AnyRules } from '@sesame/kernel';
import type { Bus } from '../cluster/bus/bus.ts';
import { makeGroupIndex } from '../lib/group-index.ts';
import type { Now } from '../lib/now.ts';
import type { Store, StoredMatch } from '../store/store.ts';
import { containRules, loadContained } from './contained-rules.ts';
import { loadMatch } from './load-match.ts';
import { channelOf, type PeerWrite, parsePeerWrite } from './peer-write.ts';
import type { LiveMatch } from './position.ts';

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
  /** Whether the rules of a game may fail. */
  readonly isOutside: (game: string) => boolean;
  /** Called when the rules of a match have failed. */
  readonly onGameFailed: (match: string, error: unknown) => void;
  readonly bus: Pick<Bus, 'subscribe'>;
  readonly now: Now;
  /** Called when a match was rebuilt from its log: it may have moved on since it was last cached. */
  readonly onLoaded: (match: LiveMatch) => void;
  /** Called when another process has written to a match that is cached here. */
  readonly onPeerWrite: (id: string, write: PeerWrite, from: string) => void;
}

export const makeMatchCache = (deps: MatchCacheDeps): MatchCache => {
  const { store, rulesOf, isOutside, bus, now, onLoaded, onPeerWrite, onGameFailed } = deps;
  const cache = new Map<string, LiveMatch>();
  const byPlayer = makeGroupIndex<string>();
  const loading = new Map<string, Promise<LiveMatch | undefined>>();
  const unsubscribes = new Map<string, () => void>();

  const replay = async (stored: StoredMatch, rules: AnyRules): Promise<LiveMatch> => {
    await rules.prepare?.(stored.options);
    return loadMatch(stored, rules, await store.log.read(stored.id));
  };
  /** A match whose rules may fail, at loading and at any time later. */
  const replayContained = async (stored: StoredMatch, rules: AnyRules): Promise<LiveMatch> => {
    const contained = containRules(rules, (error) => onGameFailed(stored.id, error));
    await contained.rules.prepare?.(stored.options);
    return loadContained(stored, contained, await store.log.read(stored.id));
  };

  const load = async (id: string): Promise<LiveMatch | undefined> => {
    const stored = await store.matches.find(id);
    const rules = stored && rulesOf(stored.game);
    if (stored === undefined || rules === undefined) return undefined;
    const match = await (isOutside(stored.game) ? replayContained : replay)(stored, rules);
    match.usedAt = now();
    if (!unsubscribes.has(id))
      unsubscribes.set(
        id,
        bus.subscribe(channelOf(id), (text, from) => onPeerWrite(id, parsePeerWrite(text), from)),
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
