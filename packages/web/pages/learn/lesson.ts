import { type AnyRules, eventsFor, type Locale, makeRng, parseOptions, play, type Rng } from '@sesame/kernel';
import type { GameEntry, Lesson, LessonStep } from '@sesame/ui';

export type AnyLesson = Lesson<unknown, unknown>;
type AnyStep = LessonStep<unknown, unknown>;
type LessonLoader = (locale: Locale) => Promise<AnyLesson>;

/** A position of a lesson. */
interface LessonPosition {
  readonly state: unknown;
  readonly view: unknown;
  readonly events: readonly unknown[];
  /** What was said about the last move: it was right, or it was not. */
  readonly verdict: 'result' | 'nudge' | undefined;
}

/** The player’s seat. */
const YOU = 0;

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

/** The position at the start of a step. Chance draws the same in every browser. */
export const startStep = (rules: AnyRules, step: AnyStep): LessonPosition => {
  const rng = makeRng('lesson');
  let state = rules.setup(step.seats, optionsOf(rules, step));
  for (const { by, move } of step.inputs) {
    if (by !== 'chance') state = dealAll(rules, state, rng);
    const next = play(rules, state, { at: 0, by, move });
    if (!next.ok) throw new Error(`the lesson’s input is refused: ${next.error.message}`);
    state = next.value.state;
  }
  state = dealAll(rules, state, rng);
  return { state, view: rules.view(state, YOU), events: [], verdict: undefined };
};

/** Plays the player’s move if it does what the task asks; else the position stays. */
export const tryMove = (rules: AnyRules, step: AnyStep, position: LessonPosition, move: unknown): LessonPosition => {
  if (!step.accepts(move, position.view))
    return { ...position, view: structuredClone(position.view), verdict: 'nudge' };
  const next = play(rules, position.state, { at: 0, by: YOU, move });
  if (!next.ok) return { ...position, verdict: 'nudge' };
  const state = dealAll(rules, next.value.state, makeRng('lesson result'));
  return { state, view: rules.view(state, YOU), events: eventsFor(next.value.events, YOU), verdict: 'result' };
};

const dealAll = (rules: AnyRules, from: unknown, rng: Rng): unknown => {
  let state = from;
  while (rules.outcome(state) === undefined && rules.awaits(state).chance === true) {
    const next = play(rules, state, { at: 0, by: 'chance', move: rules.draw(state, rng) });
    if (!next.ok) throw new Error(`the lesson’s deal is refused: ${next.error.message}`);
    state = next.value.state;
  }
  return state;
};
