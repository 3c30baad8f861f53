import { fork } from 'node:child_process';

/** A server in a process of its own that says its port when it is ready. */
export const startServer = (script: URL, argument: string): Promise<{ port: number; stop(): Promise<void> }> =>
  new Promise((ready, failed) => {
    const child = fork(script, [argument], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
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
