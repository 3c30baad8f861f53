import { parentPort, workerData } from 'node:worker_threads';
import type { AskedPage, RenderedPage } from '@sesame/protocol';

/** What the build of the web exports for the server. */
interface Renderer {
  renderPage(asked: AskedPage): Promise<RenderedPage>;
  warmUp(): Promise<void>;
}

export type RenderAnswer = { readonly page: RenderedPage } | { readonly error: string };

/** Worker thread that renders pages, one at a time: the thread that asks sends the next after the answer. */
const { renderPage, warmUp }: Renderer = await import(workerData.script);
await warmUp();

parentPort?.on('message', async (asked: AskedPage) => {
  const answer: RenderAnswer = await renderPage(asked).then(
    (page) => ({ page }),
    (error) => ({ error: String(error?.stack ?? error) }),
  );
  parentPort?.postMessage(answer);
});
parentPort?.postMessage('ready');
