import type { AnyRules } from '@sesame/kernel';
import type { Bus } from '../cluster/bus/bus.ts';
import { makeGroupIndex } from '../lib/group-index.ts';
import type { Now } from '../lib/now.ts';
import type { LogRow, Store, StoredMatch } from '../store/store.ts';
import { containRules, failedRules } from './contained-rules.ts';
import type { LiveMatch } from './live-match.ts';
import { loadMatch } from './load-match.ts';
import { channelOf, type PeerWrite, parsePeerWrite } from './peer-write.ts';

/** Cache of loaded matches. */
export interface MatchCache {
  /** The cached match, or one rebuilt from its log. Undefined: there is none, or it is unreadable. */
  find(id: string): Promise<LiveMatch | undefined>;
  /** Whether the match exists but could not be rebuilt when it was last looked for: its rules do not accept its log. */
  isUnreadable(id: string): boolean;
  /** Forgets that a match was unreadable. */
  retry(id: string): void;
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
  /** Called once for a match that could not be rebuilt from its log. */
  readonly onUnreadable: (match: string, error: unknown) => void;
  /** Whether the rules of a match have failed and it is being ended. */
  readonly isFailing: (match: string) => boolean;
  /** Called when the rules of a match have failed. */
  readonly onGameFailed: (match: string, error: unknown) => void;
  readonly bus: Pick<Bus, 'subscribe'>;
  readonly now: Now;
  /** Called when a match was rebuilt from its log: it may have moved on since it was last cached. */
  readonly onLoaded: (match: LiveMatch) => void;
  /** Called when another process has written to a match that is cached here. */
  readonly onPeerWrite: (id: string, write: PeerWrite, from: string) => void;
}

/** An unreadable match is rebuilt again no sooner than this. */
const RETRY_INTERVAL_MS = 60_000;

export const makeMatchCache = (deps: MatchCacheDeps): MatchCache => {
  const { store, rulesOf, isOutside, isFailing, bus, now, onLoaded, onPeerWrite, onGameFailed, onUnreadable } = deps;
  const cache = new Map<string, LiveMatch>();
  const byPlayer = makeGroupIndex<string>();
  const loading = new Map<string, Promise<LiveMatch | undefined>>();
  const unsubscribes = new Map<string, () => void>();

  /** When a match was last found unreadable. It is tried again now and then: its rules may come back, as in an upgrade. */
  const unreadable = new Map<string, number>();

  const replay = (stored: StoredMatch, rules: AnyRules, rows: readonly LogRow[]): LiveMatch | undefined => {
    try {
      const match = loadMatch(stored, rules, rows);
      unreadable.delete(stored.id);
      const onFailure = (error: unknown) => onGameFailed(stored.id, error);
      return isOutside(stored.game) ? withRules(match, containRules(rules, onFailure)) : match;
    } catch (error) {
      return stored.aborted === undefined && !isFailing(stored.id)
        ? giveUp(stored.id, error)
        : loadEnded(stored, rules, rows);
    }
  };
  /** A match that does not replay and is or will be ended. All that is left to show is that. */
  const loadEnded = (stored: StoredMatch, rules: AnyRules, rows: readonly LogRow[]): LiveMatch => {
    unreadable.delete(stored.id);
    const match = loadMatch({ ...stored, rules: rules.version }, failedRules(rules), []);
    const last = rows.findLast(({ key }) => key !== undefined)?.key;
    const head = { ...match.head, seq: rows.at(-1)?.seq ?? 0, keys: { ...match.head.keys, last } };
    return { ...match, stored, head, committed: head };
  };
  const giveUp = (id: string, error: unknown): undefined => {
    if (!unreadable.has(id)) onUnreadable(id, error);
    unreadable.set(id, now());
  };

  const load = async (id: string): Promise<LiveMatch | undefined> => {
    const failedAt = unreadable.get(id);
    const mayWait = failedAt !== undefined && now() - failedAt < RETRY_INTERVAL_MS;
    if (mayWait && !isFailing(id)) return undefined;
    const stored = await store.matches.find(id);
    const rules = stored && rulesOf(stored.game);
    if (stored === undefined) return undefined;
    if (rules === undefined) return giveUp(id, new Error(`the game ${stored.game} is not there`));
    await rules.prepare?.(stored.options);
    const match = replay(stored, rules, await store.log.read(id));
    if (match === undefined) return undefined;
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
    isUnreadable: (id) => unreadable.has(id),
    retry: (id) => void unreadable.delete(id),
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

/** The same match, asked through other rules. */
const withRules = (match: LiveMatch, rules: AnyRules): LiveMatch => {
  const position = { ...match.head, rules };
  return { ...match, rules, head: position, committed: position };
};
