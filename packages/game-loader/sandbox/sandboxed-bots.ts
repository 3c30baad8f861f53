import type { CheckLimits } from '../check-game.ts';
import { parseThought } from './answer-shapes.ts';
import type { BotCall, GuestAnswer, GuestCall } from './guest-calls.ts';
import { type GuestProcess, makeGuestProcess } from './guest-process.ts';

/** `takes`: milliseconds a person would need for the move. */
export type BotAnswer = { readonly move: unknown; readonly takes?: number } | { readonly error: string };

/** The bots of a game, in a process of their own. */
export interface SandboxedBots {
  /** Checks the rules there, where calls cost nothing: many more matches than from here. Returns what is wrong. */
  check(limits: CheckLimits): Promise<string | undefined>;
  think(question: BotCall): Promise<BotAnswer>;
  end(): void;
}

/** Beyond its budget: a first question also loads the game. */
const SLACK_MS = 5_000;
/** A call of the rules during the checks may be slow itself. */
const CHECK_SLACK_MS = 6_000;
/** Then the process ends, and with it what the bots have loaded. */
const IDLE_MS = 3 * 60_000;
/** After as many failures in a row the bots are not asked for a while, so that they do not start processes in vain. */
const MAX_FAILURES = 5;
const REST_MS = 5 * 60_000;

export const makeSandboxedBots = (code: string, now: () => number = () => performance.now()): SandboxedBots => {
  let guest: GuestProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let failures = 0;
  let restsUntil = 0;
  const end = () => {
    clearTimeout(idle);
    guest?.end();
    guest = undefined;
  };
  const call = async (request: GuestCall, limitMs: number): Promise<GuestAnswer> => {
    clearTimeout(idle);
    guest ??= makeGuestProcess({ code, pure: false });
    const reply = await guest.call({ text: JSON.stringify(request), lasting: true, limitMs });
    idle = setTimeout(end, IDLE_MS).unref();
    return 'failure' in reply ? { error: reply.failure.message } : readAnswer(reply.text);
  };
  const ask = async (question: BotCall): Promise<BotAnswer> => {
    const answer = await call({ op: 'think', args: [question] }, question.budget + SLACK_MS);
    if ('error' in answer) return { error: String(answer.error) };
    const thought = parseThought('value' in answer ? answer.value : undefined);
    return thought.ok ? thought.value : { error: thought.error.message };
  };
  return {
    check: async (limits) => {
      const answer = await call({ op: 'check', args: [limits] }, limits.maxMs + CHECK_SLACK_MS);
      const flaw =
        'error' in answer ? `its rules cannot be checked: ${answer.error}` : 'value' in answer && answer.value;
      return typeof flaw === 'string' ? flaw.slice(0, 2_000) : undefined;
    },
    think: async (question) => {
      if (now() < restsUntil) return { error: 'its bots have failed too often' };
      const answer = await ask(question);
      failures = 'error' in answer ? failures + 1 : 0;
      if (failures >= MAX_FAILURES) [failures, restsUntil] = [0, now() + REST_MS];
      return answer;
    },
    end,
  };
};

const readAnswer = (text: string): GuestAnswer => {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === 'object' && answer !== null ? answer : { error: 'its answer is not an object' };
  } catch {
    return { error: 'its answer is not JSON' };
  }
};
