import type { Now } from '../now.ts';
import type { Store } from '../store/store.ts';

/** The house notes every second that it is up, so that after a crash it knows how long it was down and gives it back. */
const ALIVE = 'alive_at';
const EVERY = 1_000;
/** And some more, for everybody to find their way back in. */
const RETURN = 5_000;

export const creditDowntime = async (store: Pick<Store, 'house'>, now: Now): Promise<number> => {
  const seen = Number((await store.house.get(ALIVE)) ?? Number.NaN);
  const at = now();
  const down = Number.isFinite(seen) ? Math.max(0, at - seen) + RETURN : 0;
  await store.house.credit(down, { key: ALIVE, value: String(at) });
  return down;
};

export const keepAlive = (store: Pick<Store, 'house'>, now: Now): { stop(): Promise<void> } => {
  const note = () => store.house.set(ALIVE, String(now()));
  const notes = setInterval(() => void note(), EVERY).unref();
  return {
    stop: async () => {
      clearInterval(notes);
      await note();
    },
  };
};
