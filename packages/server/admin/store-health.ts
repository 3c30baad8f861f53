import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../settings.ts';
import { checkFileInProcess } from '../store/files/check-in-process.ts';
import { storeFile } from '../store/files/data-folder.ts';

/** Whether the store can be read and written, and is whole. */
export interface StoreHealth {
  /** What is wrong, in a sentence for everybody; undefined: nothing. Details are in the log. */
  fault(): Promise<string | undefined>;
  stop(): void;
}

/** The whole file is read soon after the start, when the players are back, and then once a day. */
const FIRST_CHECK_DELAY_MS = 10_000;
const CHECK_INTERVAL_MS = 86_400_000;

export interface StoreHealthDeps {
  readonly settings: Pick<Settings, 'data' | 'database'>;
  /** Reads the heartbeat in the store and renews it. */
  readonly beat: () => Promise<void>;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  readonly firstCheckDelayMs?: number;
}

export const startStoreHealth = ({
  settings: { data, database },
  beat,
  log,
  firstCheckDelayMs = FIRST_CHECK_DELAY_MS,
}: StoreHealthDeps): StoreHealth => {
  let isDamaged = false;
  const check = async () => {
    const checked = await checkFileInProcess(storeFile(data));
    isDamaged = !checked.ok;
    if (!checked.ok) log.error({ reason: checked.error.message }, 'the store is damaged; run sesame doctor');
  };
  let timer: NodeJS.Timeout | undefined;
  const checkAfter = (delay: number) => {
    timer = setTimeout(() => {
      void check()
        .catch((error) => log.error({ err: error }, 'checking the store failed'))
        .then(() => checkAfter(CHECK_INTERVAL_MS));
    }, delay).unref();
  };
  // PostgreSQL checks its pages itself.
  if (database === undefined) checkAfter(firstCheckDelayMs);
  return {
    fault: async () => {
      if (isDamaged) return 'The store is damaged. Run sesame doctor on the server.';
      return beat().then(
        () => undefined,
        (error) => {
          log.error({ err: error }, 'the store cannot be read or written');
          return 'The store cannot be read or written.';
        },
      );
    },
    stop: () => clearTimeout(timer),
  };
};
