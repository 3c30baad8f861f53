import type { Rng } from '@sesame/kernel';
import type { BlockingGuest } from './blocking-guest.ts';
import { type FailureKind, GameFailure } from './game-failure.ts';
import type { GuestAnswer, GuestCall } from './guest-calls.ts';
import type { GuestReply } from './guest-process.ts';

/** Calls of a game's code. Each throws a `GameFailure` if the game fails. */
export interface GameCaller {
  /** Waits for the answer: the server stands still meanwhile, so this has a short limit. */
  now(call: Omit<GuestCall, 'rolls'>, rng?: Rng): unknown;
  later(op: string, ...args: readonly unknown[]): Promise<unknown>;
  /** Undefined: it works. */
  disabledBecause(): string | undefined;
  end(): void;
}

/** Generous, as an honest game may have to wait for a busy machine: the match ends if it is reached. */
const CALL_LIMIT_MS = 1_000;
/** Loading a game and preparing options. */
const PREPARE_LIMIT_MS = 10_000;

/** As many stops within this time, and the game is not called any more: each of them has held up the server. */
const MAX_STRIKES = 3;
const STRIKES_MS = 60_000;
/** Failures that hold up the server or cost a process. */
const STRIKING: ReadonlySet<FailureKind> = new Set(['time', 'memory', 'start']);

const FIRST_ROLLS = 64;
const MAX_ROLLS = 1_000_000;

export const makeGameCaller = (
  game: string,
  guest: BlockingGuest,
  now: () => number = () => performance.now(),
): GameCaller => {
  let strikes: number[] = [];
  let disabled: string | undefined;
  const fail = (kind: FailureKind, message: string): never => {
    if (STRIKING.has(kind)) {
      strikes = [...strikes, now()].filter((at) => at > now() - STRIKES_MS);
      if (strikes.length >= MAX_STRIKES) {
        disabled = message;
        guest.end();
      }
    }
    throw new GameFailure(game, kind, message);
  };
  const assertEnabled = () => {
    if (disabled !== undefined) throw new GameFailure(game, 'disabled', `it is switched off: ${disabled}`);
  };
  const read = (reply: GuestReply): GuestAnswer => {
    if ('failure' in reply) return fail(reply.failure.kind, reply.failure.message);
    const answer = parseAnswer(reply.text);
    if (answer === undefined) return fail('shape', 'its answer is not JSON');
    return 'error' in answer ? fail('threw', `it threw ${answer.error}`) : answer;
  };

  const ask = (call: GuestCall): GuestAnswer =>
    read(guest.callNow({ text: JSON.stringify(call), lasting: false, limitMs: CALL_LIMIT_MS }));
  /** The game draws as many numbers as it likes, so it is asked again with more if they were too few. */
  const askWith = (call: GuestCall, rng: Rng): GuestAnswer => {
    const rolls: number[] = [];
    for (let count = FIRST_ROLLS; count <= MAX_ROLLS; count *= 4) {
      while (rolls.length < count) rolls.push(rng() >>> 0);
      const answer = ask({ ...call, rolls });
      if (!('more' in answer)) return answer;
    }
    return fail('shape', 'it needs too many random numbers');
  };

  return {
    now: (call, rng) => {
      assertEnabled();
      const answer = rng === undefined ? ask(call) : askWith(call, rng);
      return 'value' in answer ? answer.value : undefined;
    },
    later: async (op, ...args) => {
      assertEnabled();
      const text = JSON.stringify({ op, args } satisfies GuestCall);
      const answer = read(await guest.call({ text, lasting: true, limitMs: PREPARE_LIMIT_MS, isKept: true }));
      return 'value' in answer ? answer.value : undefined;
    },
    disabledBecause: () => disabled,
    end: () => guest.end(),
  };
};

const parseAnswer = (text: string): GuestAnswer | undefined => {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === 'object' && answer !== null ? answer : undefined;
  } catch {
    return undefined;
  }
};
