import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Result } from '@sesame/kernel';
import type { CheckedFile } from './check-file.ts';

/** SQLite reads the pages; the thread itself needs next to nothing. */
const CHECK_MEMORY = { maxYoungGenerationSizeMb: 1, maxOldGenerationSizeMb: 32 };

/** `checkFile` in a thread of its own. */
export const checkFileInThread = async (file: string): Promise<Result<CheckedFile>> => {
  const thread = new Worker(new URL('./check-thread.ts', import.meta.url), {
    workerData: { file },
    resourceLimits: CHECK_MEMORY,
  });
  const [result] = await once(thread, 'message');
  return result as Result<CheckedFile>;
};
