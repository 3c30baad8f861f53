import {
  type AnyRules,
  type Awaits,
  committedRng,
  type Decisions,
  expectSetup,
  type Input,
  mayTakeBack,
  nextDecisions,
  type Outcome,
  ok,
  play,
  type Result,
  refuse,
  type Step,
} from '@sesame/kernel';
import type { ClaimReceipt } from '@sesame/protocol';
import { effectiveRows, type LocalMatch, type LocalRow } from './local-match.ts';

/** An input in effect, with the state before it and its events. */
interface PlayedRow {
  readonly row: LocalRow;
  readonly before: unknown;
  readonly events: Step<unknown, unknown>['events'];
}

/** A position of a match in this browser: its log, and what follows from it. */
export interface LocalPosition {
  readonly match: LocalMatch;
  readonly rules: AnyRules;
  readonly played: readonly PlayedRow[];
  readonly state: unknown;
  readonly awaits: Awaits<unknown>;
  readonly outcome: Outcome | undefined;
  readonly decisions: Decisions;
}

/** The position after all rows of the log, and the deals that are due. Throws if the log does not replay. */
export const openPosition = (match: LocalMatch, rules: AnyRules): LocalPosition => {
  const state = expectSetup(rules, match);
  const awaits = rules.awaits(state);
  const nobody = match.seats.map(() => undefined);
  const decisions = nextDecisions(nobody, { seq: 0, awaits: awaits.seats });
  let position: LocalPosition = { match, rules, played: [], state, awaits, outcome: rules.outcome(state), decisions };
  for (const row of effectiveRows(match.rows)) position = expectApplied(position, row);
  return deal(position);
};

const apply = (position: LocalPosition, row: LocalRow): Result<LocalPosition> => {
  const { rules, state: before, played } = position;
  const step = play(rules, before, row);
  if (!step.ok) return step;
  const { state, events } = step.value;
  const outcome = rules.outcome(state);
  const awaits = outcome === undefined ? rules.awaits(state) : { seats: [] };
  const decisions = nextDecisions(position.decisions, { seq: row.seq, by: row.by, awaits: awaits.seats });
  return ok({ ...position, played: [...played, { row, before, events }], state, awaits, outcome, decisions });
};

const expectApplied = (position: LocalPosition, row: LocalRow): LocalPosition => {
  const next = apply(position, row);
  if (!next.ok) throw new Error(`${position.match.id} does not replay at ${row.seq}: ${next.error.message}`);
  return next.value;
};

const nextSeq = ({ match }: LocalPosition): number => match.rows.length + 1;

const withRow = (position: LocalPosition, row: LocalRow): LocalPosition => {
  const { match } = position;
  return { ...position, match: { ...match, rows: [...match.rows, row] } };
};

/** Plays the moves of chance that are due. */
const deal = (start: LocalPosition): LocalPosition => {
  let position = start;
  while (position.awaits.chance === true && position.outcome === undefined) {
    const { match, rules, played, state } = position;
    const deals = played.filter(({ row }) => row.by === 'chance').length;
    const move = rules.draw(state, committedRng(match, deals));
    const row = { seq: nextSeq(position), at: played.at(-1)?.row.at ?? 0, by: 'chance', move } as const;
    position = withRow(expectApplied(position, row), row);
  }
  return position;
};

/** Plays an input, and the deals that follow. */
export const playInput = (
  position: LocalPosition,
  { at, by, move }: Input<unknown>,
  receipt?: ClaimReceipt,
): Result<LocalPosition> => {
  const last = position.played.at(-1)?.row.at ?? 0;
  const row: LocalRow = {
    seq: nextSeq(position),
    at: Math.max(last, Math.floor(at)),
    by,
    move,
    ...(receipt !== undefined && { receipt }),
  };
  const next = apply(position, row);
  return next.ok ? ok(deal(withRow(next.value, row))) : next;
};

const TOO_LATE = refuse('too-late-to-take-back', 'It’s too late to undo.');

/** The player's last input, if it may be undone: by the rules of matches on the server. */
const findUndoable = ({ match, rules, played, outcome }: LocalPosition): LocalRow | undefined => {
  const index = played.findLastIndex(({ row }) => row.by === match.you);
  const last = played[index];
  if (last === undefined || outcome !== undefined) return undefined;
  const inputs = played.slice(index).map(({ row: { at, by, move } }) => ({ at, by, move }));
  const recent = { before: last.before, inputs, seats: match.seats.length };
  return mayTakeBack(rules, recent, match.you) ? last.row : undefined;
};

export const mayUndo = (position: LocalPosition): boolean => findUndoable(position) !== undefined;

/** Undoes the player's last input. The log is append-only, so an undo is a row, too. */
export const undoInput = (position: LocalPosition, at: number): Result<LocalPosition> => {
  const undone = findUndoable(position);
  if (undone === undefined) return TOO_LATE;
  const { match, rules } = position;
  const row: LocalRow = {
    seq: nextSeq(position),
    at: Math.floor(at),
    by: match.you,
    move: null,
    takesBack: undone.seq,
  };
  return ok(openPosition({ ...match, rows: [...match.rows, row] }, rules));
};
