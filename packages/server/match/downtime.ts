import type { Now } from '../lib/now.ts';
import type { Store } from '../store/store.ts';

/** The house notes every second that it is up, so that it knows how long it was down and gives it back. */
const HEARTBEAT_KEY = 'alive_at';
/** When time was last given back. */
const CREDITED_KEY = 'credited_at';
const HEARTBEAT_MS = 1_000;
/** Noted so lately, by whichever process, it need not be noted again. */
const FRESH = HEARTBEAT_MS / 2;
/** And some more, for everybody to find their way back in. */
const RETURN = 5_000;
/** Who noted less long ago is another process, and the house was never down. */
const OTHERS = 3 * HEARTBEAT_MS;
/** A process that could not note for so long writes nothing until it has: time may have to be given back first. */
const UNSURE = 2 * HEARTBEAT_MS;
/** If no process could for so long, it is given back. */
const AWAY = 5 * HEARTBEAT_MS;

export const creditDowntime = async (store: Pick<Store, 'keyValues' | 'isShared'>, now: Now): Promise<number> => {
  const at = now();
  const was = await store.keyValues.getOrSet(HEARTBEAT_KEY, String(at));
  const silence = Math.max(0, at - Number(was));
  if (was === String(at) || (store.isShared && silence < OTHERS)) return 0;
  const down = silence + RETURN;
  const note = { key: HEARTBEAT_KEY, was, value: String(at), credited: CREDITED_KEY };
  return (await store.keyValues.creditDowntime(down, note)) ? down : 0;
};

export interface HeartbeatDeps {
  readonly store: Pick<Store, 'keyValues' | 'guardWrites'>;
  readonly now: Now;
  /** Called when this process has given time back. */
  readonly onCredited: (milliseconds: number) => void;
  /** Called when time was given back, by whichever process: what is in memory has to follow before anything is written. */
  readonly reloadEpochs: () => Promise<void>;
}

/**
 * Notes that the house is up, and gives back the time in which no process could. A process that has not noted lately writes
 * nothing before it has, so none has written in that time; and the note itself decides which of them gives it back.
 */
export const startHeartbeat = async ({
  store,
  now,
  onCredited,
  reloadEpochs,
}: HeartbeatDeps): Promise<{ stop(): Promise<void> }> => {
  const { keyValues: services } = store;
  let notedAt = now();
  let credited = await services.get(CREDITED_KEY);
  let noting: Promise<void> | undefined;

  /** Whoever is not first, here and below, looks again at what is noted. */
  const renew = async (was: string, at: number): Promise<boolean> =>
    at - Number(was) < FRESH || services.compareAndSwap(HEARTBEAT_KEY, was, String(at));
  const giveBack = async (silence: number, was: string, at: string): Promise<boolean> => {
    const time = silence + RETURN;
    const isGiven = await services.creditDowntime(time, { key: HEARTBEAT_KEY, was, value: at, credited: CREDITED_KEY });
    if (isGiven) onCredited(time);
    return isGiven;
  };
  const note = async (): Promise<void> => {
    const noted = await services.getAll([HEARTBEAT_KEY, CREDITED_KEY]);
    const was = noted.get(HEARTBEAT_KEY) ?? (await services.getOrSet(HEARTBEAT_KEY, String(now())));
    const at = now();
    // By the clock of this process alone, too: those of two machines may differ.
    const silence = Math.min(at - Number(was), at - notedAt);
    const isAway = silence >= AWAY;
    if (isAway ? !(await giveBack(silence, was, String(at))) : !(await renew(was, at))) return note();
    const latest = isAway ? String(at) : noted.get(CREDITED_KEY);
    if (latest !== credited) await reloadEpochs();
    credited = latest;
    notedAt = at;
  };
  const noteOnce = () => {
    noting ??= note().finally(() => {
      noting = undefined;
    });
    return noting;
  };
  store.guardWrites(() => {
    if (now() - notedAt < UNSURE) return undefined;
    const before = credited;
    return noteOnce().then(() => {
      if (credited !== before) throw new Error('the store was away, and the time of matches is another now');
    });
  });
  const notes = setInterval(() => void noteOnce().catch(() => {}), HEARTBEAT_MS).unref();
  return {
    stop: async () => {
      clearInterval(notes);
      await noteOnce().catch(() => {});
    },
  };
};
