import { parentPort } from 'node:worker_threads';
import { type FindTask, findPuzzles } from './find-task.ts';
import type { FinderAnswer } from './finder.ts';

/** Worker thread that searches matches for puzzles. */
parentPort?.on('message', async (task: FindTask) => {
  const answer: FinderAnswer = await findPuzzles(task).then(
    (found) => ({ found }),
    (error) => ({ error: String(error) }),
  );
  parentPort?.postMessage(answer);
});
