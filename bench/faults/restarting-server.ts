import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** What is said to a process of the house, and what it says. */
export type ToHouse = { readonly type: 'weigh' } | { readonly type: 'clock'; readonly ahead: number };
export type FromHouse = { readonly type: 'open' } | ({ readonly type: 'weight' } & Weight);

/** Bytes, after everything that is not needed any more was thrown away. */
export interface Weight {
  readonly rss: number;
  readonly heap: number;
}

/** A process of the house that is started again whenever it ends, however it does. */
export interface HouseProcess {
  readonly url: string;
  readonly pid: number | undefined;
  isOpen(): boolean;
  /** Resolves once it is open. */
  opened(): Promise<void>;
  /** As a power cut would: no warning, nothing flushed by the process. */
  kill(): Promise<void>;
  /** Sets the machine's clock for it: so many milliseconds ahead of what is true. */
  setClock(ahead: number): void;
  weigh(): Promise<Weight>;
  /** What it said when it ended without being killed. */
  readonly falls: readonly string[];
  close(): Promise<void>;
}

const AGAIN = 300;
const LOOK = 50;
const LAST_WORDS = 4_000;

export const startHouse = (port: number, said: Readonly<Record<string, unknown>>): HouseProcess => {
  const falls: string[] = [];
  let child: ChildProcess;
  let isOpen = false;
  let isKilled = false;
  let isOver = false;

  const start = () => {
    const jumps = new URL('./clock-jumps.ts', import.meta.url);
    child = fork(new URL('./server-main.ts', import.meta.url), [JSON.stringify({ ...said, port })], {
      execArgv: ['--expose-gc', `--import=${jumps.href}`],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let words = '';
    child.stderr?.on('data', (text) => {
      words = `${words}${text}`.slice(-LAST_WORDS);
      if (process.env.SESAME_LOG !== undefined) process.stderr.write(text);
    });
    isKilled = false;
    child.on('message', (message: FromHouse) => {
      if (message.type === 'open') isOpen = true;
    });
    child.once('exit', (code) => {
      // One that could not open for want of its database is only tried again.
      if (isOpen && !isKilled) falls.push(`ended with ${code}: ${words}`);
      isOpen = false;
      if (!isOver) setTimeout(() => !isOver && start(), AGAIN);
    });
  };
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    isKilled = true;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  start();

  return {
    url: `http://127.0.0.1:${port}`,
    get pid() {
      return child.pid;
    },
    isOpen: () => isOpen,
    opened: async () => {
      while (!isOpen) await new Promise((later) => setTimeout(later, LOOK));
    },
    kill,
    setClock: (ahead) => void child.send({ type: 'clock', ahead } satisfies ToHouse),
    weigh: async () => {
      const weight = new Promise<Weight>((weighed) => {
        const hear = (message: FromHouse) => {
          if (message.type !== 'weight') return;
          child.off('message', hear);
          weighed(message);
        };
        child.on('message', hear);
      });
      child.send({ type: 'weigh' } satisfies ToHouse);
      return weight;
    },
    falls,
    close: async () => {
      isOver = true;
      await kill();
    },
  };
};
