import type { Now } from '../lib/now.ts';
import type { OwnStalls } from '../lib/own-stalls.ts';
import type { Store } from '../store/store.ts';

/** Time of the last heartbeat, shared by all processes. A gap is downtime, which is credited to the clocks. */
const HEARTBEAT_KEY = 'alive_at';
/** When downtime was last credited. */
const CREDITED_KEY = 'credited_at';
const HEARTBEAT_MS = 1_000;
/** A heartbeat this recent, of any process, is not renewed. */
const HEARTBEAT_FRESH_MS = HEARTBEAT_MS / 2;
/** Credited on top of the downtime, to give players time to reconnect. */
const RECONNECT_ALLOWANCE_MS = 5_000;
/** At start-up, a heartbeat younger than this is that of another live process: there was no downtime. */
const PEER_HEARTBEAT_MAX_AGE_MS = 3 * HEARTBEAT_MS;
/** A process without a heartbeat for this long blocks its writes until it has one: downtime may have to be credited first. */
const WRITE_BLOCK_AFTER_MS = 2 * HEARTBEAT_MS;
/** If no process had a heartbeat for this long, the gap is credited. */
const MIN_OUTAGE_MS = 5 * HEARTBEAT_MS;

/** Credits the time since the last shutdown to all clocks. Returns the milliseconds credited. */
export const creditDowntime = async (store: Pick<Store, 'keyValues' | 'isShared'>, now: Now): Promise<number> => {
  const at = now();
  const previous = await store.keyValues.getOrSet(HEARTBEAT_KEY, String(at));
  const gap = Math.max(0, at - Number(previous));
  if (previous === String(at) || (store.isShared && gap < PEER_HEARTBEAT_MAX_AGE_MS)) return 0;
  const down = gap + RECONNECT_ALLOWANCE_MS;
  const beat = { key: HEARTBEAT_KEY, previous, value: String(at), credited: CREDITED_KEY };
  return (await store.keyValues.creditDowntime(down, beat)) ? down : 0;
};

export interface Heartbeat {
  /** Beats now, and credits an outage if there was one. */
  beat(): Promise<void>;
  /**
   * Beats, then writes something that does not depend on match times. A write is refused if the process stalled for
   * seconds just before it; this one is then repeated.
   */
  beatAndWrite<Done>(write: () => Promise<Done>): Promise<Done>;
  stop(): Promise<void>;
}

export interface HeartbeatDeps {
  readonly store: Pick<Store, 'keyValues' | 'guardWrites'>;
  readonly now: Now;
  /** How long this process has kept itself busy. It is no outage: players who can cause it could buy time with it. */
  readonly stalls: Pick<OwnStalls, 'total'>;
  /** Called when this process has credited downtime. */
  readonly onCredited: (milliseconds: number) => void;
  /** Called when any process has credited downtime: cached matches must be updated before anything is written. */
  readonly reloadEpochs: () => Promise<void>;
}

/**
 * Heartbeat that credits store outages to the clocks. A process without a recent heartbeat writes nothing until it has
 * one, so nothing was written during an outage. The credit is a compare-and-swap on the heartbeat, so it happens once.
 */
export const startHeartbeat = async ({
  store,
  now,
  stalls,
  onCredited,
  reloadEpochs,
}: HeartbeatDeps): Promise<Heartbeat> => {
  const { keyValues } = store;
  let lastBeatAt = now();
  let stalledBefore = stalls.total();
  let credited = await keyValues.get(CREDITED_KEY);
  let beating: Promise<void> | undefined;

  /** False, here and below: another process was first, so the heartbeat must be read again. */
  const renew = async (previous: string, at: number): Promise<boolean> =>
    at - Number(previous) < HEARTBEAT_FRESH_MS || keyValues.compareAndSwap(HEARTBEAT_KEY, previous, String(at));
  const creditOutage = async (gap: number, previous: string, at: string): Promise<boolean> => {
    const time = gap + RECONNECT_ALLOWANCE_MS;
    const isCredited = await keyValues.creditDowntime(time, {
      key: HEARTBEAT_KEY,
      previous,
      value: at,
      credited: CREDITED_KEY,
    });
    if (isCredited) onCredited(time);
    return isCredited;
  };
  const beat = async (): Promise<void> => {
    const values = await keyValues.getAll([HEARTBEAT_KEY, CREDITED_KEY]);
    const previous = values.get(HEARTBEAT_KEY) ?? (await keyValues.getOrSet(HEARTBEAT_KEY, String(now())));
    const at = now();
    // Also measured by this process alone, as the clocks of two machines may differ.
    const stalled = stalls.total();
    const gap = Math.min(at - Number(previous), at - lastBeatAt - (stalled - stalledBefore));
    const isOutage = gap >= MIN_OUTAGE_MS;
    if (isOutage ? !(await creditOutage(gap, previous, String(at))) : !(await renew(previous, at))) return beat();
    const latestCredit = isOutage ? String(at) : values.get(CREDITED_KEY);
    if (latestCredit !== credited) await reloadEpochs();
    credited = latestCredit;
    lastBeatAt = at;
    stalledBefore = stalled;
  };
  const beatOnce = () => {
    beating ??= beat().finally(() => {
      beating = undefined;
    });
    return beating;
  };
  store.guardWrites(() => {
    if (now() - lastBeatAt < WRITE_BLOCK_AFTER_MS) return undefined;
    const before = credited;
    return beatOnce().then(() => {
      if (credited !== before) throw new Error('the store was away, and match times have been shifted since');
    });
  });
  const beatAndWrite = async <Done>(write: () => Promise<Done>): Promise<Done> => {
    await beatOnce();
    const before = credited;
    try {
      return await write();
    } catch (error) {
      if (credited === before) throw error;
      return beatAndWrite(write);
    }
  };
  const beats = setInterval(() => void beatOnce().catch(() => {}), HEARTBEAT_MS).unref();
  return {
    beat: beatOnce,
    beatAndWrite,
    stop: async () => {
      clearInterval(beats);
      await beatOnce().catch(() => {});
    },
  };
};
