import { type Answer, perform, type Request } from './worker-tasks.ts';

/** The solver off the page's thread, so that thinking never stops the board. */
self.onmessage = ({ data }: MessageEvent<Request>) => {
  const answer: Answer = { id: data.id, result: perform(data) };
  self.postMessage(answer);
};
