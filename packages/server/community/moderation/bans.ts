import { ok, type Refusal, type Result } from '@sesame/kernel';
import type { Now } from '../../lib/now.ts';
import type { Source } from '../../lib/source.ts';
import type { StoredBan } from '../../store/repositories/bans.ts';
import type { Store } from '../../store/store.ts';

/** Bans hold for the account and its bots, and for a time keep out new guests of the same browsers and networks. */
export interface Bans {
  /** Refused while a player, or the owner of a bot, is banned. */
  check(player: string): Promise<Result<void>>;
  /** Refused to new guests from where a banned player was seen. */
  checkSource(source: Source): Promise<Result<void>>;
  /** Bans a player. `minutes`: without them, for good. */
  put(player: string, ban: BanRequest): Promise<void>;
}

export interface BanRequest {
  readonly by: string;
  readonly reason: string;
  readonly minutes?: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** A browser is one person’s; a network may be a school’s, and its address soon somebody else’s. */
const BROWSER_BLOCK_MS = 90 * DAY_MS;
const NETWORK_BLOCK_MS = 3 * DAY_MS;

const refuseBanned = ({ until, reason }: StoredBan): { readonly ok: false; readonly error: Refusal } => ({
  ok: false,
  error: { code: 'banned', message: 'You are banned from this server.', reason, ...(until !== undefined && { until }) },
});

export const makeBans = (store: Pick<Store, 'bans' | 'sessions' | 'players'>, now: Now): Bans => ({
  check: async (player) => {
    const ban = await store.bans.of(player, now());
    return ban === undefined ? ok(undefined) : refuseBanned(ban);
  },
  checkSource: async (source) => {
    const ban = await store.bans.ofSource(source, now());
    return ban === undefined ? ok(undefined) : refuseBanned(ban);
  },
  put: async (player, { by, reason, minutes }) => {
    const at = now();
    const until = minutes === undefined ? undefined : at + minutes * MINUTE_MS;
    const sources = (await store.sessions.ofPlayer(player)).flatMap(({ source }) => source ?? []);
    const blockFor = (lifetimeMs: number) => Math.min(at + lifetimeMs, until ?? Number.MAX_SAFE_INTEGER);
    const browsers = new Set(sources.flatMap(({ browser }) => browser ?? []));
    const networks = new Set(sources.flatMap(({ network }) => network ?? []));
    await store.bans.put({ player, at, reason: reason.trim(), by, ...(until !== undefined && { until }) }, [
      ...[...browsers].map((source) => ({ source, until: blockFor(BROWSER_BLOCK_MS) })),
      ...[...networks].map((source) => ({ source, until: blockFor(NETWORK_BLOCK_MS) })),
    ]);
  },
});
