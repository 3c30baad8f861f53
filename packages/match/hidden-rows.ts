import { type AnyRules, eventsFor, isSharedRace, sameJson, type Viewer, viewersOf } from '@sesame/kernel';
import type { EventEntry, Moment, Position } from './position.ts';

/**
 * Every viewer has a sequence of their own. A row that changes nothing for a viewer is not counted in it and not sent, so
 * that neither a number nor the moment of a message tells that something happened.
 */
export interface HiddenRows {
  /** Rows of the log and inputs that were hidden from each viewer; see `indexOf`. */
  readonly rows: readonly number[];
  readonly plies: readonly number[];
  /** The last undo that each viewer noticed, in their own sequence. */
  readonly undos: readonly number[];
}

export const NOTHING_HIDDEN: HiddenRows = { rows: [], plies: [], undos: [] };

const NOBODY: readonly Viewer[] = [];

const indexOf = (viewer: Viewer): number => (viewer === 'spectator' ? 0 : viewer + 1);

/** Whether everybody races separately, in their own time. */
export const isRaceApart = (rules: Pick<AnyRules, 'race'>, options: Readonly<Record<string, unknown>>): boolean =>
  rules.race !== undefined && !isSharedRace(rules, options);

/** The viewers who cannot notice a step: they are told nothing and see the same. */
export const findBlind = (
  { rules, start, state: stateBefore, awaits: awaitsBefore }: Pick<Position, 'rules' | 'start' | 'state' | 'awaits'>,
  step: Pick<Moment, 'state' | 'awaits' | 'outcome'> & Pick<EventEntry, 'by' | 'events'>,
): readonly Viewer[] => {
  const { by, state, awaits, events, outcome } = step;
  if (outcome !== undefined || events.some(({ to }) => to === 'all')) return NOBODY;
  const untold = viewersOf(start.seats.length).filter(
    (viewer) => viewer !== by && eventsFor(events, viewer).length === 0,
  );
  if (untold.length === 0 || !sameJson(awaits.seats, awaitsBefore.seats)) return NOBODY;
  return untold.filter((viewer) => sameJson(rules.view(stateBefore, viewer), rules.view(state, viewer)));
};

const add = (counts: readonly number[], viewers: readonly Viewer[]): readonly number[] => {
  if (viewers.length === 0) return counts;
  const sums = [...counts];
  for (const viewer of viewers) sums[indexOf(viewer)] = (counts[indexOf(viewer)] ?? 0) + 1;
  return sums;
};

/** Counts a row for those who cannot notice it. */
export const countHidden = (hidden: HiddenRows, blind: readonly Viewer[]): HiddenRows =>
  blind.length === 0 ? hidden : { ...hidden, rows: add(hidden.rows, blind), plies: add(hidden.plies, blind) };

/** Counts a row that is no input for those who do not see it. */
export const countRow = (hidden: HiddenRows, unseenBy: readonly Viewer[]): HiddenRows => ({
  ...hidden,
  rows: add(hidden.rows, unseenBy),
});

/** After an undo: who did not notice the undone input does not notice the undo. */
export const countUndo = (
  before: HiddenRows,
  after: HiddenRows,
  { seq, blind, seats }: { readonly seq: number; readonly blind: readonly Viewer[]; readonly seats: number },
): HiddenRows => {
  const rows = add(before.rows, blind);
  const undos = [...before.undos];
  for (const viewer of viewersOf(seats)) {
    if (!blind.includes(viewer)) undos[indexOf(viewer)] = seq - (rows[indexOf(viewer)] ?? 0);
  }
  return { rows, plies: after.plies, undos };
};

/** The length of the log, as far as a viewer knows. */
export const seqFor = ({ seq, hidden }: Pick<Moment, 'seq' | 'hidden'>, viewer: Viewer): number =>
  seq - (hidden.rows[indexOf(viewer)] ?? 0);

/** The number of inputs that a viewer knows of. */
export const pliesFor = ({ plies, hidden }: Pick<Moment, 'plies' | 'hidden'>, viewer: Viewer): number =>
  plies - (hidden.plies[indexOf(viewer)] ?? 0);

/** The last undo that a viewer noticed, in their own sequence; 0: none. */
export const lastUndoFor = ({ hidden }: Pick<Moment, 'hidden'>, viewer: Viewer): number =>
  hidden.undos[indexOf(viewer)] ?? 0;

/** The last row that a viewer knew of when the time control was changed; before the first: -1. */
export const timeControlSeqFor = ({ pacedAt, start }: Pick<Position, 'pacedAt' | 'start'>, viewer: Viewer): number =>
  pacedAt?.[viewersOf(start.seats.length).indexOf(viewer)] ?? -1;
