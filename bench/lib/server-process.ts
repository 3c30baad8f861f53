import { fork } from 'node:child_process';

/** Forks a server and resolves with its port once it is ready. */
export const startServer = (script: URL, argument = ''): Promise<{ port: number; stop(): Promise<void> }> =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, NODE_ENV: 'production' };
    const child = fork(script, [argument], { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    const exited = new Promise<void>((done) => child.once('exit', () => done()));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${script.pathname} exited with ${code}`)));
    child.once('message', (message) => {
      const { port } = message as { port: number };
      const stop = async () => {
        child.kill('SIGTERM');
        await exited;
      };
      resolve({ port, stop });
    });
  });

/** Called in the forked server: reports its port to the parent and shuts down when the parent exits. */
export const serveAsChild = (port: number, close: () => Promise<void> | void = () => {}): void => {
  const shutDown = async () => {
    await close();
    process.exit();
  };
  process.once('SIGTERM', shutDown);
  process.once('SIGINT', shutDown);
  process.once('disconnect', shutDown);
  process.send?.({ port });
};
