import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FailureKind } from './game-failure.ts';

/** What a game's code runs in, and for how long. */
export interface GuestSource {
  readonly code: string;
  /** For rules: without clock and luck. */
  readonly pure: boolean;
}

export interface GuestRequest {
  readonly text: string;
  /** Whether the call takes promises. */
  readonly lasting: boolean;
  readonly limitMs: number;
  /** Whether a process that is started again begins with it, as with the loading of the game. */
  readonly isKept?: boolean;
}

export type GuestReply =
  | { readonly text: string }
  | { readonly failure: { readonly kind: FailureKind; readonly message: string } };

/** A process with a game's code. It is ended when a call takes too long, and started again for the next one. */
export interface GuestProcess {
  /** Calls are answered one after the other. */
  call(request: GuestRequest): Promise<GuestReply>;
  end(): void;
}

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url));
const HEAP_MB = 192;
/** All memory, with buffers outside the heap; where the system has such a limit. */
const DATA_KB = 1_024 * 1_024;
const START_LIMIT_MS = 20_000;
/** Characters of an answer. */
const MAX_ANSWER_LENGTH = 1_000_000;
const MAX_KEPT_REQUESTS = 64;

const NODE_FLAGS = [
  '--permission',
  `--allow-fs-read=${CHILD}`,
  '--disallow-code-generation-from-strings',
  `--max-old-space-size=${HEAP_MB}`,
  '--no-warnings',
];

const spawnChild = (): ChildProcess => {
  const [command, args] =
    process.platform === 'win32'
      ? [process.execPath, [...NODE_FLAGS, CHILD]]
      : ['/bin/sh', ['-c', `ulimit -d ${DATA_KB}; exec "$0" "$@"`, process.execPath, ...NODE_FLAGS, CHILD]];
  return spawn(command, args, { env: {}, stdio: ['ignore', 'ignore', 'ignore', 'ipc'], windowsHide: true });
};

interface Running {
  readonly child: ChildProcess;
  readonly started: Promise<GuestReply>;
}

interface Answered {
  readonly id: number;
  readonly text: string;
}

export const makeGuestProcess = (source: GuestSource): GuestProcess => {
  let running: Running | undefined;
  let lastId = 0;
  let isEnded = false;
  let queue: Promise<unknown> = Promise.resolve();
  const kept = new Map<string, GuestRequest>();

  /** Waits for an answer, the end of the process, or the end of its time, whichever is first. */
  const ask = (child: ChildProcess, message: object, { id, limitMs }: { id: number; limitMs: number }) =>
    new Promise<GuestReply>((resolve) => {
      const settle = (reply: GuestReply) => {
        clearTimeout(timer);
        child.off('message', onMessage);
        child.off('exit', onExit);
        if ('failure' in reply) stop(child);
        resolve(reply);
      };
      const fail = (kind: FailureKind, text: string) => settle({ failure: { kind, message: text } });
      const onMessage = (answered: unknown) => {
        const { id: of, text } = answered as Answered;
        if (of !== id) return;
        if (text.length > MAX_ANSWER_LENGTH) fail('size', `an answer of ${text.length} characters is too long`);
        else settle({ text });
      };
      const onExit = () => fail('memory', 'it ran out of memory, or its process ended');
      const timer = setTimeout(() => fail('time', `it took longer than ${limitMs} ms`), limitMs);
      child.on('message', onMessage);
      child.once('exit', onExit);
      child.send(message, () => {});
    });

  const callIn = (child: ChildProcess, request: GuestRequest): Promise<GuestReply> => {
    lastId += 1;
    const { text, lasting, limitMs } = request;
    return ask(child, { id: lastId, text, lasting, limitMs }, { id: lastId, limitMs });
  };
  const warmUp = async (child: ChildProcess): Promise<GuestReply> => {
    let reply = await ask(child, source, { id: 0, limitMs: START_LIMIT_MS });
    for (const request of kept.values()) if (!('failure' in reply)) reply = await callIn(child, request);
    return reply;
  };
  const start = (): Running => {
    const child = spawnChild();
    child.on('error', () => {});
    child.unref();
    child.channel?.unref();
    child.once('exit', () => {
      if (running?.child === child) running = undefined;
    });
    running = { child, started: warmUp(child) };
    return running;
  };
  const stop = (child: ChildProcess) => {
    if (running?.child === child) running = undefined;
    child.kill('SIGKILL');
  };

  const answer = async (request: GuestRequest): Promise<GuestReply> => {
    if (isEnded) return { failure: { kind: 'disabled', message: 'it was closed' } };
    const { child, started } = running ?? start();
    child.ref();
    child.channel?.ref();
    const begun = await started;
    if ('failure' in begun) return { failure: { ...begun.failure, kind: 'start' } };
    const reply = await callIn(child, request);
    if (request.isKept && !('failure' in reply) && kept.size < MAX_KEPT_REQUESTS) kept.set(request.text, request);
    child.unref();
    child.channel?.unref();
    return reply;
  };
  return {
    call: (request) => {
      const reply = queue.then(() => answer(request));
      queue = reply;
      return reply;
    },
    end: () => {
      isEnded = true;
      if (running !== undefined) stop(running.child);
    },
  };
};
