import { type AnyRules, type Rng, type Viewer, viewersOf } from '@sesame/kernel';
import { type Difference, findDifferences } from '@sesame/testkit/checks';

/** A part of the state that resampling changed. */
export interface Hidden {
  readonly path: string;
  readonly before: unknown;
  /** Some of the values it took. */
  readonly after: readonly unknown[];
  /** In how many samples it changed. */
  readonly samples: number;
}

/** Something that a viewer can read and that depends on what should be hidden. */
export interface Leak extends Difference {
  readonly part: 'view' | 'awaited seats' | 'outcome';
  /** The first sample that showed it, from 1. */
  readonly sample: number;
}

/** What one viewer cannot see, and whether it shows all the same. */
export interface ViewerSecrecy {
  readonly viewer: Viewer;
  readonly samples: number;
  readonly hidden: readonly Hidden[];
  readonly leaks: readonly Leak[];
  /** What `resample` or `view` threw. */
  readonly error?: string;
}

/** Other values of a hidden part to show. */
const MAX_EXAMPLES = 4;
/** Leaks to show per viewer: one planted leak may change many parts. */
const MAX_LEAKS = 12;

interface Question {
  readonly seats: number;
  readonly samples: number;
  /** A generator per viewer, so that reports can be made again. */
  readonly rngFor: (viewer: Viewer) => Rng;
}

/**
 * Resamples a position many times for every viewer, and compares: what changed in the state is what the viewer does
 * not see; what changed in the view, in who is awaited or in the outcome is a leak.
 */
export const reportSecrecy = (rules: AnyRules, state: unknown, question: Question): readonly ViewerSecrecy[] =>
  viewersOf(question.seats).map((viewer) => viewerSecrecy(rules, state, { ...question, viewer }));

const viewerSecrecy = (
  rules: AnyRules,
  state: unknown,
  { viewer, samples, rngFor }: Question & { readonly viewer: Viewer },
): ViewerSecrecy => {
  const hidden = new Map<string, Hidden>();
  const leaks = new Map<string, Leak>();
  const report = () => ({ viewer, samples, hidden: [...hidden.values()], leaks: [...leaks.values()] });
  try {
    const rng = rngFor(viewer);
    const seen = readingOf(rules, state, viewer);
    for (let sample = 1; sample <= samples; sample++) {
      const world = rules.resample(state, viewer, rng);
      for (const difference of findDifferences(state, world)) addHidden(hidden, difference);
      const other = readingOf(rules, world, viewer);
      for (const part of PARTS) {
        for (const difference of findDifferences(seen[part], other[part])) {
          const key = `${part} ${difference.path}`;
          if (!leaks.has(key) && leaks.size < MAX_LEAKS) leaks.set(key, { part, sample, ...difference });
        }
      }
    }
    return report();
  } catch (error) {
    return { ...report(), error: String(error) };
  }
};

const PARTS = ['view', 'awaited seats', 'outcome'] as const;

/** What a viewer can read from a state. */
const readingOf = (
  rules: AnyRules,
  state: unknown,
  viewer: Viewer,
): Readonly<Record<(typeof PARTS)[number], unknown>> => {
  const { seats, clock } = rules.awaits(state);
  return {
    view: rules.view(state, viewer),
    'awaited seats': { seats, clock: clock?.at },
    outcome: rules.outcome(state),
  };
};

const addHidden = (hidden: Map<string, Hidden>, { path, before, after }: Difference): void => {
  const known = hidden.get(path) ?? { path, before, after: [], samples: 0 };
  const isNew =
    known.after.length < MAX_EXAMPLES && !known.after.some((one) => findDifferences(one, after).length === 0);
  hidden.set(path, { ...known, after: isNew ? [...known.after, after] : known.after, samples: known.samples + 1 });
};
