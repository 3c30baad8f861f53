import {
  type AnyBot,
  type AnyPlans,
  type AnyRacePace,
  type AnyRules,
  type BotCard,
  type Game,
  makeAdaptiveBot,
  makeRng,
  type Result,
  type Rng,
  type Step,
  type TimingOf,
} from '@sesame/kernel';
import { checkGame } from '../check-game.ts';
import type { BotCall, GuestAnswer, GuestCall, ReadState } from './guest-calls.ts';

/** The sandbox's side of every call: it runs beside the game's code, and only texts pass in and out. */
export interface Guest {
  /** Answers a call at once. */
  call(text: string): string;
  /** Starts a call that takes promises. They are settled when the microtasks have run. */
  begin(text: string): void;
  /** The answer to the call that was begun; empty if its promises are never settled. */
  end(): string;
}

const MAX_KEPT_STATES = 16;

/** Thrown by the generator of a call that has used up its numbers. */
const EXHAUSTED = new Error('no more random numbers');

/** Of any type: the server passes what the rules expect. */
type Arguments = readonly [never, never, never];

interface Loaded {
  readonly rules: AnyRules;
  readonly timing: TimingOf;
  readonly plans: AnyPlans | undefined;
  readonly pace: AnyRacePace | undefined;
  readonly cast: readonly BotCard[];
  bots?: readonly AnyBot[];
}

export const makeGuest = (game: Game): Guest => {
  let loaded: Loaded | undefined;
  let ended = '';
  const parts = (): Loaded => {
    if (loaded === undefined) throw new Error('the game is not loaded');
    return loaded;
  };

  const states = new Map<string, unknown>();
  /** States are frozen, so rules that change one fail. */
  const stateOf = (text = 'null'): unknown => {
    const state = states.get(text) ?? deepFreeze(JSON.parse(text));
    states.delete(text);
    states.set(text, state);
    if (states.size > MAX_KEPT_STATES) for (const oldest of states.keys()) return states.delete(oldest) && state;
    return state;
  };
  const read = (state: unknown): ReadState => {
    assertSettled(state);
    const { rules } = parts();
    const outcome = rules.outcome(state);
    return { state: JSON.stringify(state), awaits: rules.awaits(state), ...(outcome !== undefined && { outcome }) };
  };
  const readStep = (step: Result<Step<unknown, unknown>>) =>
    step.ok ? { ok: true, value: { ...read(step.value.state), events: step.value.events } } : step;

  const load = async () => {
    const [rules, timing, plans, pace, cast] = await Promise.all([
      game.rules(),
      game.timetable(),
      game.plans?.(),
      game.pace?.(),
      game.cast(),
    ]);
    loaded = { rules, timing, plans, pace, cast };
    return describe(game, loaded);
  };
  const think = async ({ options, bot, strength, seat, view, seed, budget }: BotCall) => {
    if (loaded === undefined) await load();
    const { rules, cast, pace } = parts();
    const bots = parts().bots ?? (await game.bots());
    parts().bots = bots;
    await rules.prepare?.(options);
    const player =
      strength === undefined ? bots.find(({ id }) => id === bot) : makeAdaptiveBot({ bots, cast, pace }, strength);
    if (player === undefined) throw new Error(`there is no bot ${bot}`);
    const thought = { seat, rng: makeRng(seed), budget };
    const move = player.play(view, thought);
    return { move, takes: player.takes?.(view, move, thought) };
  };

  const race = () => {
    const { race } = parts().rules;
    if (race === undefined) throw new Error('the game has no races');
    return race;
  };
  const calls: Readonly<Record<string, (args: Arguments, state: () => unknown, rng: Rng) => unknown>> = {
    setup: ([seats, options, version]) => read(parts().rules.setup(seats, options, version)),
    read: (_, state) => read(state()),
    parseMove: ([json]) => parts().rules.parseMove(json),
    apply: ([input], state) => readStep(parts().rules.apply(state(), input)),
    draw: (_, state, rng) => parts().rules.draw(state(), rng),
    view: ([viewer], state) => parts().rules.view(state(), viewer),
    seals: ([view]) => parts().rules.seals?.(view),
    resample: ([viewer], state, rng) => read(parts().rules.resample(state(), viewer, rng)),
    sample: ([seat], state, rng) => parts().rules.sample(state(), seat, rng),
    fallback: ([seat], state) => parts().rules.fallback(state(), seat),
    shown: ([seat], state) => race().shown(state(), seat),
    isClaim: ([move]) => race().isClaim(move),
    isRight: ([move], state) => race().isRight(state(), move),
    lastWinner: (_, state) => race().lastWinner(state()),
    isReadying: (_, state) => race().isReadying(state()),
    timing: ([event]) => parts().timing(event),
    parsePlan: ([json, view, seat]) => parts().plans?.parse(json, view, seat),
    nextOfPlan: ([plan, view, seat]) => parts().plans?.next(plan, view, seat),
    timesBySeat: ([view]) => parts().pace?.timesBySeat(view),
  };
  const lasting: Readonly<Record<string, (args: Arguments) => Promise<unknown>>> = {
    load,
    prepare: async ([options]) => parts().rules.prepare?.(options),
    think: ([asked]) => think(asked),
    check: async ([limits]) => {
      if (loaded === undefined) await load();
      return checkGame(parts().rules, limits);
    },
  };

  const answer = (work: () => unknown, isExhausted: () => boolean): string => {
    try {
      const value = work();
      assertSettled(value);
      return isExhausted() ? MORE : write({ value });
    } catch (error) {
      return isExhausted() ? MORE : write({ error: messageOf(error) });
    }
  };
  return {
    call: (text) => {
      const { op, state, args, rolls = [] }: GuestCall = JSON.parse(text);
      let [used, isExhausted] = [0, false];
      const rng = () => {
        const roll = rolls[used];
        used += 1;
        if (roll !== undefined) return roll;
        isExhausted = true;
        throw EXHAUSTED;
      };
      const work = calls[op];
      return answer(
        () => work?.(args as unknown as Arguments, () => stateOf(state), rng),
        () => isExhausted,
      );
    },
    begin: (text) => {
      ended = '';
      const { op, args }: GuestCall = JSON.parse(text);
      const work = async () => lasting[op]?.(args as unknown as Arguments);
      work().then(
        (value) => {
          ended = write({ value });
        },
        (error) => {
          ended = write({ error: messageOf(error) });
        },
      );
    },
    end: () => ended,
  };
};

/** Rules are asked synchronously. A promise would be written as an empty object, and look like a wrong answer. */
const assertSettled = (value: unknown): void => {
  if (value instanceof Promise) throw new TypeError('it answered with a promise; rules answer at once');
};

const write = (answer: GuestAnswer): string => JSON.stringify(answer);
const MORE = write({ more: true });

const messageOf = (error: unknown): string => {
  try {
    return String(error).slice(0, 500);
  } catch {
    return 'something that cannot be shown';
  }
};

const deepFreeze = (value: unknown): unknown => {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
};

/** The parts of a game that are data. */
const describe = ({ id, name }: Game, { rules, plans, pace, cast }: Loaded) => ({
  id,
  name,
  rules: {
    id: rules.id,
    version: rules.version,
    ...(rules.earlierVersions && { earlierVersions: rules.earlierVersions }),
    seats: rules.seats,
    options: rules.options,
    resignable: rules.resignable,
    ...(rules.race && { race: { apart: rules.race.apart, ready: rules.race.ready, untimed: rules.race.untimed } }),
    prepares: rules.prepare !== undefined,
    seals: rules.seals !== undefined,
  },
  cast,
  plans: plans !== undefined,
  ...(pace && { pace: { medianMs: pace.medianMs, spread: pace.spread } }),
});
