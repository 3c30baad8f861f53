import {
  type AnyRules,
  type Input,
  type OptionsSpec,
  type Outcome,
  type Parse,
  type Race,
  refuse,
  type Seat,
  type Viewer,
} from '@sesame/kernel';
import * as shapes from './answer-shapes.ts';
import type { GameCaller } from './game-caller.ts';
import { GameFailure } from './game-failure.ts';

/** What is known of a state without asking again. */
interface KnownState {
  readonly text: string;
  readonly seats: number | undefined;
  readonly awaits: ReturnType<AnyRules['awaits']>;
  readonly outcome: Outcome | undefined;
}

/** Rules whose code runs in the sandbox. Their functions throw a `GameFailure` if the game fails. */
export const makeSandboxedRules = (caller: GameCaller, description: shapes.GameDescription): AnyRules => {
  const { id, version, earlierVersions, seats, options, resignable, race, prepares, seals } = description.rules;
  const known = new WeakMap<object, KnownState>();
  const checked = <Value>(parse: Parse<Value>, answer: unknown, what: string): Value => {
    const parsed = parse(answer, what);
    if (!parsed.ok) throw new GameFailure(id, 'shape', `${what} is wrong: ${parsed.error.message}`);
    return parsed.value;
  };

  /** Takes a new state over, with what is read of it. */
  const keep = ({ state: text, awaits, outcome }: shapes.StateReadings, count: number | undefined): object => {
    const state: unknown = JSON.parse(text);
    if (typeof state !== 'object' || state === null) throw new GameFailure(id, 'shape', 'a state should be an object');
    const stranger = count !== undefined && awaits.seats.some((seat) => seat >= count);
    const unranked = count !== undefined && outcome !== undefined && outcome.ranks.length !== count;
    if (stranger || unranked) throw new GameFailure(id, 'shape', `awaits and outcome should be of ${count} seats`);
    known.set(state, { text, seats: count, awaits, outcome });
    return state;
  };
  const knownOf = (state: unknown): KnownState => {
    const found = typeof state === 'object' && state !== null ? known.get(state) : undefined;
    if (found !== undefined) return found;
    const text = JSON.stringify(state);
    const { awaits, outcome } = checked(
      shapes.parseReadState,
      caller.now({ op: 'read', state: text, args: [] }),
      'a state',
    );
    const read = { text, seats: undefined, awaits, outcome };
    if (typeof state === 'object' && state !== null) known.set(state, read);
    return read;
  };
  const ask = <Value>(op: string, parse: Parse<Value>, state: unknown, ...args: readonly unknown[]): Value =>
    checked(parse, caller.now({ op, state: knownOf(state).text, args }), op);

  const makeRace = (): Race<unknown, unknown> | undefined =>
    race && {
      ...race,
      shown: (state, seat) => ask('shown', shapes.parseShown, state, seat),
      isClaim: (move) => checked(shapes.parseFlag, caller.now({ op: 'isClaim', args: [move] }), 'isClaim'),
      isRight: (state, move) => ask('isRight', shapes.parseFlag, state, move),
      lastWinner: (state) => ask('lastWinner', shapes.parseSeat, state),
      isReadying: (state) => ask('isReadying', shapes.parseFlag, state),
    };
  const races = makeRace();

  return {
    id,
    version,
    ...(earlierVersions && { earlierVersions }),
    seats,
    // Checked when the game was loaded.
    options: options as OptionsSpec<unknown>,
    resignable,
    ...(races && { race: races }),
    ...(prepares && {
      prepare: async (chosen: unknown) => {
        await caller.later('prepare', chosen);
      },
    }),
    setup: (count, chosen, begunWith) =>
      keep(
        checked(shapes.parseReadState, caller.now({ op: 'setup', args: [count, chosen, begunWith] }), 'setup'),
        count,
      ),
    parseMove: (json) => {
      const text = writeJson(json);
      if (text === undefined) return refuse('malformed', 'This is not JSON.');
      return checked(shapes.parseParsed, caller.now({ op: 'parseMove', args: [JSON.parse(text)] }), 'parseMove');
    },
    awaits: (state) => knownOf(state).awaits,
    draw: (state, rng) =>
      checked(shapes.parseAnything, caller.now({ op: 'draw', state: knownOf(state).text, args: [] }, rng), 'draw'),
    apply: (state, input: Input<unknown>) => {
      const step = ask('apply', shapes.parseStep, state, input);
      if (!step.ok) return step;
      const { events, ...readings } = step.value;
      return { ok: true, value: { state: keep(readings, knownOf(state).seats), events } };
    },
    outcome: (state) => knownOf(state).outcome,
    view: (state, viewer: Viewer) => ask('view', shapes.parseAnything, state, viewer),
    ...(seals && {
      seals: (view: unknown) => checked(shapes.parseSeals, caller.now({ op: 'seals', args: [view] }), 'seals'),
    }),
    resample: (state, viewer, rng) => {
      const { text, seats: count } = knownOf(state);
      const answer = caller.now({ op: 'resample', state: text, args: [viewer] }, rng);
      return keep(checked(shapes.parseReadState, answer, 'resample'), count);
    },
    sample: (state, seat: Seat, rng) =>
      checked(
        shapes.parseAnything,
        caller.now({ op: 'sample', state: knownOf(state).text, args: [seat] }, rng),
        'sample',
      ),
    fallback: (state, seat) => ask('fallback', shapes.parseAnything, state, seat),
  };
};

/** Characters of a move. Longer ones are refused without asking the game. */
const MAX_MOVE_LENGTH = 200_000;

/** Undefined: it cannot be written, as it is too deep or too long. */
const writeJson = (json: unknown): string | undefined => {
  try {
    const text = JSON.stringify(json) ?? 'null';
    return text.length > MAX_MOVE_LENGTH ? undefined : text;
  } catch {
    return undefined;
  }
};
