import type { Now } from '../lib/now.ts';
import type { Store } from '../store/store.ts';

/** The house notes every second that it is up, so that it knows how long it was down and gives it back. */
const ALIVE = 'alive_at';
/** When time was last given back. */
const CREDITED = 'credited_at';
const EVERY = 1_000;
/** Noted so lately, by whichever process, it need not be noted again. */
const FRESH = EVERY / 2;
/** And some more, for everybody to find their way back in. */
const RETURN = 5_000;
/** Who noted less long ago is another process, and the house was never down. */
const OTHERS = 3 * EVERY;
/** A process that could not note for so long writes nothing until it has: time may have to be given back first. */
const UNSURE = 2 * EVERY;
/** If no process could for so long, it is given back. */
const AWAY = 5 * EVERY;

export const creditDowntime = async (store: Pick<Store, 'house' | 'isShared'>, now: Now): Promise<number> => {
  const at = now();
  const was = await store.house.settle(ALIVE, String(at));
  const silence = Math.max(0, at - Number(was));
  if (was === String(at) || (store.isShared && silence < OTHERS)) return 0;
  const down = silence + RETURN;
  const note = { key: ALIVE, was, value: String(at), credited: CREDITED };
  return (await store.house.credit(down, note)) ? down : 0;
};

export interface AliveNeeds {
  readonly store: Pick<Store, 'house' | 'askBefore'>;
  readonly now: Now;
  /** Called when this process has given time back. */
  readonly gaveBack: (milliseconds: number) => void;
  /** Called when time was given back, by whichever process: what is in memory has to follow before anything is written. */
  readonly retime: () => Promise<void>;
}

/**
 * Notes that the house is up, and gives back the time in which no process could. A process that has not noted lately writes
 * nothing before it has, so none has written in that time; and the note itself decides which of them gives it back.
 */
export const keepAlive = async ({ store, now, gaveBack, retime }: AliveNeeds): Promise<{ stop(): Promise<void> }> => {
  const { house } = store;
  let notedAt = now();
  let credited = await house.get(CREDITED);
  let noting: Promise<void> | undefined;

  /** Whoever is not first, here and below, looks again at what is noted. */
  const renew = async (was: string, at: number): Promise<boolean> =>
    at - Number(was) < FRESH || house.swap(ALIVE, was, String(at));
  const giveBack = async (silence: number, was: string, at: string): Promise<boolean> => {
    const time = silence + RETURN;
    const isGiven = await house.credit(time, { key: ALIVE, was, value: at, credited: CREDITED });
    if (isGiven) gaveBack(time);
    return isGiven;
  };
  const note = async (): Promise<void> => {
    const noted = await house.getAll([ALIVE, CREDITED]);
    const was = noted.get(ALIVE) ?? (await house.settle(ALIVE, String(now())));
    const at = now();
    // By the clock of this process alone, too: those of two machines may differ.
    const silence = Math.min(at - Number(was), at - notedAt);
    const isAway = silence >= AWAY;
    if (isAway ? !(await giveBack(silence, was, String(at))) : !(await renew(was, at))) return note();
    const latest = isAway ? String(at) : noted.get(CREDITED);
    if (latest !== credited) await retime();
    credited = latest;
    notedAt = at;
  };
  const noteOnce = () => {
    noting ??= note().finally(() => {
      noting = undefined;
    });
    return noting;
  };
  store.askBefore(() => {
    if (now() - notedAt < UNSURE) return undefined;
    const before = credited;
    return noteOnce().then(() => {
      if (credited !== before) throw new Error('the store was away, and the time of matches is another now');
    });
  });
  const notes = setInterval(() => void noteOnce().catch(() => {}), EVERY).unref();
  return {
    stop: async () => {
      clearInterval(notes);
      await noteOnce().catch(() => {});
    },
  };
};
