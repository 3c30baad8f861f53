import { fork } from 'node:child_process';

/** A server in a process of its own that says its port when it is ready. */
export const startServer = (script: URL, argument = ''): Promise<{ port: number; stop(): Promise<void> }> =>
  new Promise((ready, failed) => {
    const env = { ...process.env, NODE_ENV: 'production' };
    const child = fork(script, [argument], { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.once('error', failed);
    child.once('exit', (code) => failed(new Error(`${script.pathname} ended with ${code}`)));
    child.once('message', (message) => {
      const { port } = message as { port: number };
      const stop = async () => {
        child.kill('SIGTERM');
        await gone;
      };
      ready({ port, stop });
    });
  });

/** In the server's process: says that it is ready, and ends it with whoever started it. */
export const serveParent = (port: number, close: () => Promise<void> | void = () => {}): void => {
  const end = async () => {
    await close();
    process.exit();
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  process.once('disconnect', end);
  process.send?.({ port });
};
