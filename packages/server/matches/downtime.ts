import type { Now } from '../now.ts';
import type { Store } from '../store/store.ts';

/** The house notes every second that it is up, so that after a crash it knows how long it was down and gives it back. */
const ALIVE = 'alive_at';
const EVERY = 1_000;
/** And some more, for everybody to find their way back in. */
const RETURN = 5_000;
/** Who noted less long ago is another process, and the house was never down. */
const OTHERS = 3 * EVERY;

export const creditDowntime = async (store: Pick<Store, 'house' | 'isShared'>, now: Now): Promise<number> => {
  const at = now();
  const was = await store.house.settle(ALIVE, String(at));
  const silence = Math.max(0, at - Number(was));
  if (was === String(at) || (store.isShared && silence < OTHERS)) return 0;
  const down = silence + RETURN;
  return (await store.house.credit(down, { key: ALIVE, was, value: String(at) })) ? down : 0;
};

export const keepAlive = (store: Pick<Store, 'house'>, now: Now): { stop(): Promise<void> } => {
  const note = () => store.house.set(ALIVE, String(now())).catch(() => {});
  const notes = setInterval(() => void note(), EVERY).unref();
  return {
    stop: async () => {
      clearInterval(notes);
      await note();
    },
  };
};
