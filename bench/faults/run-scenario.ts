import type { Place } from '@sesame/server';
import { quantile } from '@sesame/simulator';
import { check } from './consistency-check.ts';
import type { Trouble } from './fault-injection.ts';
import { type Ledger, makeLedger } from './ledger.ts';
import { gatherCrowd } from './player-pool.ts';
import type { HouseProcess, Weight } from './restarting-server.ts';
import { readSlowly } from './slow-reader.ts';
import { readBooks } from './store-contents.ts';
import type { Doors } from './virtual-player.ts';

/** A house, and what befalls it while a crowd plays. */
export interface Trial {
  readonly processes: readonly HouseProcess[];
  readonly doors: Doors;
  /** Where its books are, past its processes. */
  readonly place: Place;
  readonly troubles: readonly Trouble[];
  /** Every trouble at least once, and again until so much time has passed. */
  readonly seconds: number;
  readonly matches: number;
  readonly think: readonly [number, number];
}

export interface Report {
  /** What is wrong in the books. Empty: nothing acknowledged is lost or doubled, and everybody saw what is written. */
  readonly broken: readonly string[];
  /** What was still not seen to after a minute. */
  readonly undone: readonly string[];
  /** Processes that ended without being killed, with their last words. */
  readonly falls: readonly string[];
  readonly isSlowReaderLetGo: boolean;
  readonly matches: number;
  /** The fewest that were under way at once. */
  readonly atOnce: number;
  readonly ended: number;
  readonly moves: number;
  /** Moves of which it was said that they could not be saved, and those of them that were after all. */
  readonly unsaved: number;
  readonly savedAfterAll: number;
  readonly rated: number;
  /** How often each trouble was caused. */
  readonly troubles: ReadonlyMap<string, number>;
  /** Milliseconds from losing the connection to having it again. */
  readonly returns: { readonly count: number; readonly median: number; readonly most: number };
  /** Milliseconds after the last trouble until nothing was overdue and everybody had seen everything. */
  readonly calmAfter: number;
  /** The heaviest process, empty and after everything. */
  readonly empty: Weight;
  readonly after: Weight;
}

const BETWEEN = 1_500;
const LOOK = 1_000;
const PATIENCE = 60_000;
const pause = (milliseconds: number) => new Promise<void>((over) => setTimeout(over, milliseconds));

export const runTrial = async (trial: Trial): Promise<Report> => {
  const { processes, doors, place, matches, think } = trial;
  const empty = await weighAll(processes);
  const ledger = makeLedger();
  const crowd = await gatherCrowd({ doors, matches, ledger, think });
  try {
    await until(() => crowd.running() >= matches);
    const [someMatch = ''] = ledger.seen.keys();
    const slow = await readSlowly(doors[0], someMatch);
    const { caused, fewest } = await cause(trial, crowd.running);
    await Promise.all(processes.map((process) => process.opened()));
    // It goes on.
    const before = ledger.acknowledged();
    await until(() => ledger.acknowledged() >= before + matches / 2);
    crowd.rest();
    const calm = await becomeCalm(place, ledger);
    const returns = crowd.people.flatMap((person) => person.returns);
    crowd.close();
    return {
      ...calm,
      falls: processes.flatMap(({ falls }) => falls),
      isSlowReaderLetGo: slow.isLetGo,
      atOnce: fewest,
      ended: crowd.ended(),
      moves: ledger.acknowledged(),
      unsaved: crowd.refusals.get('not-saved') ?? 0,
      troubles: caused,
      returns: { count: returns.length, median: quantile(returns, 0.5), most: quantile(returns, 0.95) },
      empty,
      after: await weighAll(processes),
    };
  } finally {
    crowd.close();
  }
};

/** Causes one trouble after the other. */
const cause = async ({ troubles, seconds }: Trial, running: () => number) => {
  const caused = new Map<string, number>();
  const end = performance.now() + seconds * 1_000;
  let fewest = Number.POSITIVE_INFINITY;
  for (let n = 0; n < troubles.length || performance.now() < end; n++) {
    const trouble = troubles[n % troubles.length];
    if (trouble === undefined) break;
    await trouble.cause();
    caused.set(trouble.name, (caused.get(trouble.name) ?? 0) + 1);
    await pause(BETWEEN);
    fewest = Math.min(fewest, running());
  }
  return { caused, fewest };
};

/** Looks until everything is seen to, or for long enough. What was seen to once since the crowd rests is well. */
const becomeCalm = async (place: Place, ledger: Ledger) => {
  const started = performance.now();
  let left: ReadonlySet<string> | undefined;
  for (;;) {
    await pause(LOOK);
    const books = await readBooks(place);
    const { broken, undone } = await check(books, ledger, Date.now());
    const before = left;
    left = new Set([...undone.keys()].filter((match) => before?.has(match) ?? true));
    const calmAfter = performance.now() - started;
    if ((left.size > 0 || broken.length > 0) && calmAfter < PATIENCE) continue;
    return {
      broken,
      undone: [...left].flatMap((match) => (undone.get(match) ?? []).map((what) => `${match}: ${what}`)),
      calmAfter,
      matches: books.matches.length,
      rated: new Set(books.changes.map(({ match }) => match)).size,
      savedAfterAll: countSaved(ledger, new Set(books.matches.flatMap(({ rows }) => rows.map(({ key }) => key ?? '')))),
    };
  }
};

const countSaved = (ledger: Ledger, keys: ReadonlySet<string>): number =>
  [...ledger.entries.values()].filter(({ key, answer }) => answer?.kind === 'refused' && keys.has(key)).length;

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await pause(100);
};

const weighAll = async (processes: readonly HouseProcess[]): Promise<Weight> => {
  const weights = await Promise.all(processes.map((process) => process.weigh()));
  return weights.reduce((a, b) => (b.heap > a.heap ? b : a));
};
