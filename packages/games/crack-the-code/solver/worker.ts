import { runTask, type TaskRequest, type TaskResponse } from './worker-tasks.ts';

/** Web worker entry: runs the solver off the main thread to keep the board responsive. */
self.onmessage = ({ data }: MessageEvent<TaskRequest>) => {
  const answer: TaskResponse = { id: data.id, result: runTask(data) };
  self.postMessage(answer);
};
