import { fileURLToPath } from 'node:url';
import { type AnyPlans, type AnyRacePace, type BotCard, type Game, ok, type Result, refuse } from '@sesame/kernel';
import { bundleGame } from './bundle-game.ts';
import { boardFault } from './check-board.ts';
import { type CheckLimits, checkGame } from './check-game.ts';
import type { FoundGame } from './find-games.ts';
import * as shapes from './sandbox/answer-shapes.ts';
import { openBlockingGuest } from './sandbox/blocking-guest.ts';
import { type GameCaller, makeGameCaller } from './sandbox/game-caller.ts';
import { GameFailure } from './sandbox/game-failure.ts';
import type { BotCall } from './sandbox/guest-calls.ts';
import { type BotAnswer, makeSandboxedBots } from './sandbox/sandboxed-bots.ts';
import { makeSandboxedRules } from './sandbox/sandboxed-rules.ts';

/** A game whose rules and bots run in processes without access to files. Its bots are asked with `think`. */
export interface SandboxedGame {
  readonly game: Game;
  think(question: BotCall): Promise<BotAnswer>;
  /** Why it is not called any more, after it has held up the server too often. */
  disabledBecause(): string | undefined;
  end(): void;
}

const GLOBALS = fileURLToPath(new URL('./sandbox/guest-globals.ts', import.meta.url));
const GUEST = fileURLToPath(new URL('./sandbox/guest.ts', import.meta.url));

/** The script that runs in the sandbox. */
const ENTRY = [
  `import ${JSON.stringify(GLOBALS)};`,
  `import { makeGuest } from ${JSON.stringify(GUEST)};`,
  "import { game } from 'sesame:game';",
  'globalThis.sesame = makeGuest(game);',
].join('\n');

/** As the server calls the rules: each call takes a while. A game cannot cheat here but by waiting for later. */
const QUICK_CHECK: CheckLimits = { maxMs: 1_500, maxMatches: 4 };
/** Inside the sandbox, where calls cost nothing. */
const THOROUGH_CHECK: CheckLimits = { maxMs: 2_500, maxMatches: 40 };

/** Loads a game into a sandbox and checks it. It is refused with the reason if it cannot be played there, or leaks secrets. */
export const loadSandboxed = async (found: FoundGame): Promise<Result<SandboxedGame>> => {
  const bundle = await bundleGame(found, { entry: ENTRY, isSandboxed: true });
  if (!bundle.ok) return bundle;
  const fault = await boardFault(found);
  if (fault !== undefined) return refuse('bad-board', fault);
  const caller = makeGameCaller(found.id, openBlockingGuest({ code: bundle.value, pure: true }));
  const bots = makeSandboxedBots(bundle.value);
  const closed = <Value>(refused: Result<Value>): Result<Value> => {
    caller.end();
    bots.end();
    return refused;
  };
  try {
    const description = shapes.parseDescription(await caller.later('load'), found.id);
    if (!description.ok) return closed(refuse('bad-game', description.error.message));
    const { id, rules, cast } = description.value;
    if (id !== found.id || rules.id !== found.id) {
      const message = `the game's id is "${id}" and its rules' "${rules.id}", but its package is called ${found.id}.`;
      return closed(refuse('other-id', message));
    }
    if (rules.seats.min > rules.seats.max) return closed(refuse('bad-game', 'it has no number of seats.'));
    if (new Set(cast.map((bot) => bot.id)).size < cast.length)
      return closed(refuse('bad-game', 'two of its bots have the same id.'));
    const game = makeGame(caller, description.value);
    const flaw = (await checkGame(await game.rules(), QUICK_CHECK)) ?? (await bots.check(THOROUGH_CHECK));
    if (flaw !== undefined) return closed(refuse('unsound', flaw));
    return ok({
      game,
      think: bots.think,
      disabledBecause: caller.disabledBecause,
      end: () => {
        caller.end();
        bots.end();
      },
    });
  } catch (error) {
    if (!(error instanceof GameFailure)) throw error;
    return closed(refuse(error.kind, error.message));
  }
};

const NO_PLAN: Result<never> = refuse('game-failed', 'This game cannot read the plan.');
const AT_ONCE = { reveal: 0, hold: 0 };

const makeGame = (caller: GameCaller, description: shapes.GameDescription): Game => {
  const { id, name, cast, plans, pace } = description;
  const rules = makeSandboxedRules(caller, description);
  const checked = <Value>(
    parse: (json: unknown, path: string) => Result<Value>,
    op: string,
    args: readonly unknown[],
  ) => {
    const parsed = parse(caller.now({ op, args }), op);
    if (!parsed.ok) throw new GameFailure(id, 'shape', parsed.error.message);
    return parsed.value;
  };
  /** What matches can do without: if it fails, they go on without it. */
  const orElse = <Value>(work: () => Value, otherwise: Value): Value => {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof GameFailure)) throw error;
      return otherwise;
    }
  };
  const sandboxedPlans: AnyPlans = {
    parse: (...args) => orElse(() => checked(shapes.parseParsed, 'parsePlan', args), NO_PLAN),
    next: (...args) => orElse(() => checked(shapes.parsePlanned, 'nextOfPlan', args), { do: 'end', why: 'unfit' }),
  };
  const sandboxedPace: AnyRacePace | undefined = pace && {
    ...pace,
    timesBySeat: (view) => orElse(() => checked(shapes.parseTimes, 'timesBySeat', [view]), []),
  };
  return {
    id,
    name,
    rules: async () => rules,
    bots: () => Promise.reject(new Error(`bots of ${id} run in a sandbox: ask them with think()`)),
    // Faces are drawn from what is known of them; unknown features are left out.
    cast: async () => cast as readonly BotCard[],
    timetable: async () => (event) => orElse(() => checked(shapes.parseTiming, 'timing', [event]), AT_ONCE),
    ...(plans && { plans: async () => sandboxedPlans }),
    ...(sandboxedPace && { pace: async () => sandboxedPace }),
  };
};
