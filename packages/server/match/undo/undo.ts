import { mayTakeBack, ok, type Result, refuse, type Seat, type Viewer } from '@sesame/kernel';
import type { LogRow } from '../../store/store.ts';
import { type Proposal, rememberKey, takeBack } from '../apply-input.ts';
import { deadlineOf } from '../clock/clock.ts';
import { botAt, timingOf } from '../clock/match-clock.ts';
import { isOver, type LiveMatch, type Position } from '../position.ts';

/** Cache of undo eligibility per position and seat: every subscriber asks. */
const eligibility = new WeakMap<Position, Map<Seat, boolean>>();

const NOTHING = refuse('nothing-to-take-back', 'There is no move to undo.');
const TOO_LATE = refuse('too-late-to-take-back', 'It’s too late to undo.');

/** Whether this viewer may undo a move now. */
export const canUndo = (match: LiveMatch, viewer: Viewer, at: number): boolean =>
  viewer !== 'spectator' &&
  botAt(match.stored, viewer) === undefined &&
  match.committed === match.head &&
  !isOver(match) &&
  findLast(match, viewer, at).ok;

/**
 * Undoes the last input of a seat, if no other player has seen its effect. The log is append-only, so an undo is a row,
 * too. The clock is that of the position before: the time since then is charged to the seat.
 */
export const undo = (match: LiveMatch, { input: { by, at: now }, key }: Proposal): Result<readonly LogRow[]> => {
  if (typeof by !== 'number' || botAt(match.stored, by) !== undefined) return NOTHING;
  const found = findLast(match, by, now);
  if (!found.ok) return found;
  const undone = match.undoWindow[found.value]?.row.seq;
  if (undone === undefined) return NOTHING;
  const at = Math.max(match.head.at, Math.floor(now));
  takeBack(match, undone);
  const { seq } = match.head;
  if (key !== undefined) rememberKey(match, { seq, by, key });
  return ok([{ seq, at, by, move: null, takesBack: undone, ...(key !== undefined && { key }) }]);
};

/** Index in the undo window of the input that a seat may undo. */
const findLast = (match: LiveMatch, seat: Seat, at: number): Result<number> => {
  const { head, undoWindow } = match;
  const index = undoWindow.findLastIndex(({ row }) => row.by === seat);
  const before = undoWindow[index]?.before;
  if (before === undefined || head.outcome !== undefined) return NOTHING;
  const deadline = deadlineOf(before.clock, timingOf(match, before), seat);
  if (deadline !== undefined && deadline <= at) return TOO_LATE;
  return isUnseen(match, seat, index) ? ok(index) : TOO_LATE;
};

const isUnseen = ({ head, undoWindow, rules, stored }: LiveMatch, seat: Seat, index: number): boolean => {
  const answers = eligibility.get(head) ?? new Map<Seat, boolean>();
  eligibility.set(head, answers);
  const inputs = () => undoWindow.slice(index).map(({ row: { at, by, move } }) => ({ at, by, move }));
  const ask = () =>
    mayTakeBack(rules, { before: undoWindow[index]?.before.state, inputs: inputs(), seats: stored.seats.length }, seat);
  const answer = answers.get(seat) ?? ask();
  answers.set(seat, answer);
  return answer;
};
