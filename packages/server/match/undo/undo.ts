import { mayTakeBack, ok, type Result, refuse, type Seat, type Viewer } from '@sesame/kernel';
import type { LogRow } from '../../store/store.ts';
import { deadlineOf } from '../clock/clock.ts';
import { botAt, timingOf } from '../clock/match-clock.ts';
import { isOver, keyOf, type LiveMatch, type Proposal, type Standing, take } from '../position.ts';

/** What a seat may take back in a position is asked by everybody who looks, and computed once. */
const known = new WeakMap<Standing, Map<Seat, boolean>>();

const NOTHING = refuse('nothing-to-take-back', 'There is no move to undo.');
const TOO_LATE = refuse('too-late-to-take-back', 'It’s too late to undo.');

/** Whether this viewer may take a move back now. */
export const isOfferedTo = (match: LiveMatch, viewer: Viewer, at: number): boolean =>
  viewer !== 'spectator' &&
  botAt(match.stored, viewer) === undefined &&
  match.shown === match.tip &&
  !isOver(match) &&
  findLast(match, viewer, at).ok;

/**
 * Takes back the last input of a seat, if nobody could tell. That is a row like any other: the log is only added to.
 * The clock is that of the position before: the time that has passed since is the seat's own.
 */
export const takeBack = (match: LiveMatch, { input: { by, at: now }, key }: Proposal): Result<readonly LogRow[]> => {
  if (typeof by !== 'number' || botAt(match.stored, by) !== undefined) return NOTHING;
  const found = findLast(match, by, now);
  if (!found.ok) return found;
  const { tip, lately } = match;
  const [last, ...later] = lately.slice(found.value);
  if (last === undefined) return NOTHING;

  const seq = tip.seq + 1;
  const { before } = last;
  match.lately.length = found.value;
  match.tip = { ...before, happenings: before.happenings.slice(0, before.plies) };
  for (const { row } of later) {
    const took = take(match, row);
    if (!took.ok) throw new Error(`match ${match.stored.id} does not replay without ${last.row.seq}`);
  }
  match.tip = { ...match.tip, seq, retoldAt: seq };
  if (key !== undefined) match.keys.set(keyOf(by, key), seq);
  const at = Math.max(tip.at, Math.floor(now));
  return ok([{ seq, at, by, move: null, takesBack: last.row.seq, ...(key !== undefined && { key }) }]);
};

/** Where among the latest inputs the one is that a seat may take back. */
const findLast = (match: LiveMatch, seat: Seat, at: number): Result<number> => {
  const { tip, lately } = match;
  const index = lately.findLastIndex(({ row }) => row.by === seat);
  const before = lately[index]?.before;
  if (before === undefined || tip.outcome !== undefined) return NOTHING;
  const deadline = deadlineOf(before.clock, timingOf(match, before), seat);
  if (deadline !== undefined && deadline <= at) return TOO_LATE;
  return isUntold(match, seat, index) ? ok(index) : TOO_LATE;
};

const isUntold = ({ tip, lately, rules, stored }: LiveMatch, seat: Seat, index: number): boolean => {
  const answers = known.get(tip) ?? new Map<Seat, boolean>();
  known.set(tip, answers);
  const lastly = () => lately.slice(index).map(({ row: { at, by, move } }) => ({ at, by, move }));
  const ask = () =>
    mayTakeBack(rules, { before: lately[index]?.before.state, inputs: lastly(), seats: stored.seats.length }, seat);
  const answer = answers.get(seat) ?? ask();
  answers.set(seat, answer);
  return answer;
};
