import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SESAME = fileURLToPath(new URL('launch.js', import.meta.url));

/** Without the web app, which would be built first. */
const ENVIRONMENT = { ...process.env, SESAME_WEB: 'off' };

/** How a command has ended. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface RunOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** Runs the real command line. */
export const runSesame = (args: readonly string[], { cwd, env = {} }: RunOptions = {}): Promise<Ran> =>
  new Promise((ran) => {
    const options = { cwd, env: { ...ENVIRONMENT, ...env } };
    execFile(process.execPath, [SESAME, ...args], options, (error, out, err) => {
      ran({ code: error === null ? 0 : Number(error.code), out, err });
    });
  });

/** A server started by `sesame serve`. */
export interface ServeProcess {
  readonly url: string;
  /** As a power cut would: no warning, nothing flushed by the process. */
  kill(): Promise<void>;
}

export const startServe = async (data: string, env: NodeJS.ProcessEnv = {}): Promise<ServeProcess> => {
  const args = [SESAME, 'serve', '--port', '0', '--host', '127.0.0.1', '--data', data, '--json'];
  const child = spawn(process.execPath, args, {
    env: { ...ENVIRONMENT, SESAME_LOG: 'error', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<number>((listening, failed) => {
    let out = '';
    child.stdout.on('data', (text) => {
      out += text;
      if (out.includes('\n')) listening(JSON.parse(out).port);
    });
    child.once('exit', () => failed(new Error('the server has ended')));
  });
  return { url: `http://127.0.0.1:${port}`, kill: () => killed(child) };
};

const killed = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
};
