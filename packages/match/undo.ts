import { mayTakeBack, ok, type Result, refuse, type Seat } from '@sesame/kernel';
import { deadlineOf, type Pauses } from './clock/clock.ts';
import { fold } from './fold.ts';
import type { Position } from './position.ts';
import type { Proposed } from './propose.ts';
import type { InputRow, UndoRow } from './row.ts';

const NOTHING = refuse('nothing-to-take-back', 'There is no move to undo.');
const TOO_LATE = refuse('too-late-to-take-back', 'It’s too late to undo.');

export interface UndoRequest {
  readonly seat: Seat;
  /** Match time. */
  readonly at: number;
  readonly key?: string | undefined;
}

/** Whether a seat may undo its last input: no other player has seen its effect, and its time was not up then. */
export const mayUndo = (position: Position, { seat, at }: UndoRequest, restsOf: RestsOf = noRests): boolean =>
  findUndoable(position, { seat, at }, restsOf).ok;

/**
 * Undoes the last input of a seat. The log is append-only, so an undo is a row, too. The clock is that of the position
 * before: the time since then is charged to the seat.
 */
export const proposeUndo = (
  position: Position,
  { seat, at, key }: UndoRequest,
  restsOf: RestsOf = noRests,
): Result<Proposed> => {
  const found = findUndoable(position, { seat, at }, restsOf);
  if (!found.ok) return found;
  const row: UndoRow = {
    kind: 'undo',
    seq: position.seq + 1,
    at: Math.max(position.at, Math.floor(at)),
    by: seat,
    undoes: found.value.seq,
    ...(key !== undefined && { key }),
  };
  const next = fold(position, row, restsOf(position.pace));
  return next.ok ? ok({ rows: [row], position: next.value }) : next;
};

type RestsOf = (pace: Position['pace']) => Pauses;
const noRests: RestsOf = () => [];

/** The input that a seat may undo. */
const findUndoable = (position: Position, { seat, at }: UndoRequest, restsOf: RestsOf): Result<InputRow> => {
  const { undoable, outcome } = position;
  const index = undoable.findLastIndex(({ row }) => row.by === seat);
  const last = undoable[index];
  if (last === undefined || outcome !== undefined) return NOTHING;
  const { before, row } = last;
  const deadline = deadlineOf(before.clock, { pace: before.pace, rests: restsOf(before.pace) }, seat);
  if (deadline !== undefined && deadline <= at) return TOO_LATE;
  return isUnseen(position, seat, index) ? ok(row) : TOO_LATE;
};

/** By position and seat: it takes computing time, and every subscriber asks. */
const known = new WeakMap<Position, Map<Seat, boolean>>();

const isUnseen = (position: Position, seat: Seat, index: number): boolean => {
  const answers = known.get(position) ?? new Map<Seat, boolean>();
  known.set(position, answers);
  const { undoable, rules, start } = position;
  const ask = () => {
    const inputs = undoable.slice(index).map(({ row: { at, by, move } }) => ({ at, by, move }));
    return mayTakeBack(rules, { before: undoable[index]?.before.state, inputs, seats: start.seats.length }, seat);
  };
  const answer = answers.get(seat) ?? ask();
  answers.set(seat, answer);
  return answer;
};
