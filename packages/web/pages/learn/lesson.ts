import { type AnyRules, eventsFor, type Locale, makeRng, parseOptions, play, type Rng } from '@sesame/kernel';
import type { GameEntry, Lesson, LessonStep } from '@sesame/ui';

export type AnyLesson = Lesson<unknown, unknown>;
export type AnyStep = LessonStep<unknown, unknown>;
type LessonInput = AnyStep['inputs'][number];
type LessonLoader = (locale: Locale) => Promise<AnyLesson>;

/** A position of a lesson. */
export interface LessonPosition {
  readonly state: unknown;
  /** Match time, which stands still while the player thinks. */
  readonly at: number;
  readonly view: unknown;
  readonly events: readonly unknown[];
  /** Whether the player’s move led to it. */
  readonly isOwn: boolean;
  /** What was said about the last move: it was right, or it was not. */
  readonly verdict: 'result' | 'nudge' | undefined;
}

/** The player’s seat. */
const YOU = 0;

/** The most thinking time that counts: less than any time limit, so that nothing runs out in a lesson. */
const MAX_ELAPSED_MS = 9000;

const loaded = new Map<string, Promise<AnyLesson>>();

/** Loads a lesson and what its matches need. The same promise for every call, so that React can wait for it. */
export const loadLesson = (game: GameEntry, load: LessonLoader, locale: Locale): Promise<AnyLesson> => {
  const key = `${game.id} ${locale}`;
  const loading = loaded.get(key) ?? prepareLesson(game, load, locale);
  loaded.set(key, loading);
  return loading;
};

const prepareLesson = async (game: GameEntry, load: LessonLoader, locale: Locale): Promise<AnyLesson> => {
  const [lesson, rules] = await Promise.all([load(locale), game.rules()]);
  for (const step of lesson.steps) await rules.prepare?.(optionsOf(rules, step));
  return lesson;
};

const optionsOf = (rules: AnyRules, { options }: AnyStep): unknown => {
  const parsed = parseOptions(rules.options, options);
  if (!parsed.ok) throw new Error(`the lesson’s options are refused: ${parsed.error.message}`);
  return parsed.value;
};

/** The position at the start of a step. Chance draws the same in every browser; the clock acts when it is due. */
export const startStep = (rules: AnyRules, step: AnyStep): LessonPosition => {
  const rng = makeRng('lesson');
  let state = rules.setup(step.seats, optionsOf(rules, step));
  let at = 0;
  for (const { after = 0, by, move } of step.inputs) {
    if (by !== 'chance') state = dealAll(rules, { state, at }, rng);
    at = by === 'clock' ? (rules.awaits(state).clock?.at ?? at) : at + after;
    const next = play(rules, state, { at, by, move });
    if (!next.ok) throw new Error(`the lesson’s input is refused: ${next.error.message}`);
    state = next.value.state;
  }
  state = dealAll(rules, { state, at }, rng);
  return { state, at, view: rules.view(state, YOU), events: [], isOwn: false, verdict: undefined };
};

/** A move and how long the player took for it, in milliseconds. */
interface TimedMove {
  readonly move: unknown;
  readonly elapsed?: number;
}

/**
 * Plays the player’s move if it does what the task asks, then the opponents’ replies; else the position stays. Returns
 * the positions to show, one per move.
 */
export const tryMove = (
  rules: AnyRules,
  step: AnyStep,
  position: LessonPosition,
  { move, elapsed = 0 }: TimedMove,
): readonly LessonPosition[] => {
  const nudge: LessonPosition = { ...position, view: structuredClone(position.view), events: [], verdict: 'nudge' };
  if (!step.accepts(move, position.view)) return [nudge];
  const own = playInput(rules, position, { after: Math.min(elapsed, MAX_ELAPSED_MS), by: YOU, move });
  if (own === undefined) return [nudge];
  const positions = [own];
  for (const reply of step.replies?.(move) ?? []) {
    const next = playInput(rules, positions.at(-1) ?? own, reply);
    if (next === undefined) throw new Error(`the lesson’s reply is refused: ${JSON.stringify(reply)}`);
    positions.push(next);
  }
  return positions.map((one, i) => (i === positions.length - 1 ? { ...one, verdict: 'result' } : one));
};

/** The position after an input and the chance that follows it; undefined if the rules refuse it. */
const playInput = (
  rules: AnyRules,
  from: LessonPosition,
  { after = 0, by, move }: LessonInput,
): LessonPosition | undefined => {
  const at = from.at + after;
  const next = play(rules, from.state, { at, by, move });
  if (!next.ok) return undefined;
  const state = dealAll(rules, { state: next.value.state, at }, makeRng('lesson result'));
  const events = eventsFor(next.value.events, YOU);
  return { state, at, view: rules.view(state, YOU), events, isOwn: by === YOU, verdict: undefined };
};

const dealAll = (rules: AnyRules, from: Pick<LessonPosition, 'state' | 'at'>, rng: Rng): unknown => {
  let { state } = from;
  while (rules.outcome(state) === undefined && rules.awaits(state).chance === true) {
    const next = play(rules, state, { at: from.at, by: 'chance', move: rules.draw(state, rng) });
    if (!next.ok) throw new Error(`the lesson’s deal is refused: ${next.error.message}`);
    state = next.value.state;
  }
  return state;
};
