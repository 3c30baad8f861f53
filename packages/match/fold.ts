import {
  type AnyRules,
  expectSetup,
  nextDecisions,
  ok,
  play,
  type Result,
  refuse,
  type Seat,
  type Step,
} from '@sesame/kernel';
import type { TimeControl } from '@sesame/protocol';
import { foldArrangement } from './arrangements.ts';
import { type Pauses, startClock } from './clock/clock.ts';
import { clocksAfter } from './clocks-after.ts';
import { countHidden, countUndo, findBlind, NOTHING_HIDDEN } from './hidden-rows.ts';
import { NO_KEYS, withKey } from './known-keys.ts';
import { type EventEntry, type MatchStart, type Moment, momentOf, type Position } from './position.ts';
import { BOT_KEY_PREFIX, type InputRow, type Row, type UndoRow } from './row.ts';
import { remember } from './undo-window.ts';

export interface Opening {
  readonly pace: TimeControl;
  /** Time of grace for each seat's first decision. */
  readonly graceMs?: number;
}

/** The position before the first row. Throws if the rules do not know the match's version or options. */
export const openPosition = (rules: AnyRules, start: MatchStart, { pace, graceMs = 0 }: Opening): Position => {
  const state = expectSetup(rules, start);
  const awaits = rules.awaits(state);
  const seats = start.seats.length;
  const nobody = start.seats.map(() => undefined);
  return {
    start,
    rules,
    undoable: [],
    seq: 0,
    plies: 0,
    lastUndoSeq: 0,
    eventLog: [],
    at: 0,
    state,
    awaits,
    outcome: rules.outcome(state),
    pace,
    ...clocksAfter({ rules, start }, pace, {
      clocks: { clock: startClock(pace, seats, graceMs), othersClock: startClock(pace, seats) },
      at: 0,
      state,
      awaits: awaits.seats,
    }),
    decisions: nextDecisions(nobody, { seq: 0, awaits: awaits.seats }),
    hidden: NOTHING_HIDDEN,
    unattended: 0,
    deals: 0,
    keys: NO_KEYS,
  };
};

/** Why the rules of a match cannot be gone on with: they would never wait for anybody. */
export const RULES_FAILED = 'rules-failed';
/** Inputs by chance and the clock in a row. Rules that want more would go on for ever, and nobody could end it. */
const MAX_UNATTENDED = 5_000;

/** The position after a row of the log; `rests`: the pauses of the clocks. Refused if the row does not follow. */
export const fold = (position: Position, row: Row, rests: Pauses = []): Result<Position> => {
  const next = foldKind(position, row, rests);
  return next.ok && row.key !== undefined ? ok({ ...next.value, keys: withKey(position.keys, row) }) : next;
};

const ENDED = refuse('aborted', 'The server admin has ended this match.');

const foldKind = (position: Position, row: Row, rests: Pauses): Result<Position> => {
  if (position.end !== undefined) return ENDED;
  if (row.kind === undefined) return foldInput(position, row, rests);
  return row.kind === 'undo' ? foldUndo(position, row, rests) : foldArrangement(position, row);
};

const foldInput = (position: Position, row: InputRow, rests: Pauses): Result<Position> => {
  const { rules, start, pace } = position;
  const { seq, at, by } = row;
  const unattended = typeof by === 'number' ? 0 : position.unattended + 1;
  if (unattended > MAX_UNATTENDED)
    return refuse(RULES_FAILED, `${start.game} goes on by itself for more than ${MAX_UNATTENDED} inputs`);
  const step = play(rules, position.state, row);
  if (!step.ok) return step;
  const { state, events } = step.value;
  const outcome = rules.outcome(state);
  const awaits = outcome === undefined ? rules.awaits(state) : { seats: [] };
  const hiddenFrom = findBlind(position, { by, state, awaits, events, outcome });
  const clocks = clocksAfter(position, pace, {
    clocks: position,
    by,
    at,
    state,
    awaits: awaits.seats,
    hiddenFrom,
    rests,
  });
  return ok({
    ...position,
    seq,
    plies: position.plies + 1,
    eventLog: withEntry(position, entryOf(position, row, { events, hiddenFrom })),
    at,
    state,
    awaits,
    outcome,
    ...clocks,
    decisions: nextDecisions(position.decisions, { seq, by, awaits: awaits.seats }),
    hidden: countHidden(position.hidden, hiddenFrom),
    unattended,
    deals: by === 'chance' ? position.deals + 1 : position.deals,
    undoable: remember(position.undoable, row, momentOf(position)),
  });
};

/** Undoes an input of the undo window: later inputs are applied again to the position before it. */
const foldUndo = (position: Position, { seq, undoes }: UndoRow, rests: Pauses): Result<Position> => {
  const { undoable, eventLog, start } = position;
  const index = undoable.findIndex(({ row }) => row.seq === undoes);
  const [undone, ...later] = undoable.slice(Math.max(0, index));
  if (index === -1 || undone === undefined) return refuse('cannot-undo', `cannot undo ${undoes}`);
  const blind = eventLog[undone.before.plies]?.hiddenFrom ?? [];
  let next: Position = { ...position, ...undone.before, undoable: undoable.slice(0, index) };
  for (const { row } of later) {
    const again = foldInput(next, row, rests);
    if (!again.ok) return refuse('cannot-undo', `does not replay without ${undoes}`);
    next = again.value;
  }
  const hidden = countUndo(position.hidden, next.hidden, { seq, blind, seats: start.seats.length });
  return ok({ ...next, seq, lastUndoSeq: seq, hidden });
};

const isSubstitute = ({ seats }: MatchStart, { by, key }: InputRow): boolean =>
  typeof by === 'number' && seats[by]?.bot === undefined && key?.startsWith(BOT_KEY_PREFIX) === true;

const entryOf = (
  { plies, start }: Position,
  row: InputRow,
  {
    events,
    hiddenFrom,
  }: Pick<Step<unknown, unknown>, 'events'> & { readonly hiddenFrom: readonly (Seat | 'spectator')[] },
): EventEntry => {
  const { seq, at, by, receipt } = row;
  const entry = { seq, ply: plies + 1, at, by, events };
  const bot = isSubstitute(start, row);
  // Most entries are plain, and there are many of them.
  if (receipt === undefined && !bot && hiddenFrom.length === 0) return entry;
  return {
    ...entry,
    ...(receipt !== undefined && { receipt }),
    ...(bot && { bot }),
    ...(hiddenFrom.length > 0 && { hiddenFrom }),
  };
};

/** The event log with another entry. It is shared with the position before, unless that has another future already. */
const withEntry = ({ eventLog, plies }: Moment, entry: EventEntry): readonly EventEntry[] => {
  const entries = eventLog.length === plies ? (eventLog as EventEntry[]) : eventLog.slice(0, plies);
  entries.push(entry);
  return entries;
};
