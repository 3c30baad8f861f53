import { runTask, type TaskRequest, type TaskResponse } from './worker-tasks.ts';

/** The solver off the page's thread, so that thinking never stops the board. */
self.onmessage = ({ data }: MessageEvent<TaskRequest>) => {
  const answer: TaskResponse = { id: data.id, result: runTask(data) };
  self.postMessage(answer);
};
