import {
  type Actor,
  type AnyRules,
  committedRng,
  type Input,
  nextDecisions,
  ok,
  play,
  type Result,
  type Seat,
} from '@sesame/kernel';
import type { ClaimReceipt, TimeControl } from '@sesame/protocol';
import type { LogRow, StoredMatch } from '../store/store.ts';
import { advance, startClock } from './clock/clock.ts';
import { pausesOf } from './clock/match-clock.ts';
import { countHidden, countUndo, findBlind, isRaceApart } from './hidden-rows.ts';
import type { LiveMatch } from './position.ts';
import { forgetFinal, remember } from './undo-window.ts';

/** An input that was not yet applied. */
export interface Proposal {
  readonly input: Input<unknown>;
  /** Idempotency key of the sender: the same key is not played twice. */
  readonly key?: string;
  readonly receipt?: ClaimReceipt;
  /** Undoes the seat's last input instead; the move is null. */
  readonly takesBack?: true;
}

/** Applies an input and the chance moves that follow. Returns the rows to write; on refusal nothing has changed. */
export const propose = (match: LiveMatch, { input, key, receipt }: Proposal): Result<readonly LogRow[]> => {
  const at = Math.max(match.head.at, Math.floor(input.at));
  const first: LogRow = {
    seq: match.head.seq + 1,
    at,
    by: input.by,
    move: input.move,
    ...(key !== undefined && { key }),
    ...(receipt !== undefined && { receipt }),
  };
  const applied = applyRow(match, first);
  if (!applied.ok) return applied;
  const rows = [first, ...drawChance(match)];
  forgetFinal(match.undoWindow);
  return ok(rows);
};

/** Inputs by chance and the clock in a row. Rules that want more would go on for ever, and nobody could end it. */
const MAX_UNATTENDED = 5_000;
/** Deals in a row, which are made at once: nothing else is done meanwhile. */
const MAX_DEALS = 250;
/** More than any honest game makes in a row: after so many, they may not hold up the server for longer than this. */
const MANY_DEALS = 25;
const MAX_DEALING_MS = 1_000;

/** Plays chance moves as long as the match awaits chance. */
export const drawChance = (match: LiveMatch): readonly LogRow[] => {
  const rows: LogRow[] = [];
  const began = performance.now();
  while (match.head.awaits.chance === true && match.head.outcome === undefined) {
    const { secret, contributions, game } = match.stored;
    if (rows.length >= MAX_DEALS) throw new Error(`${game} deals more than ${MAX_DEALS} times in a row`);
    if (rows.length >= MANY_DEALS && performance.now() - began > MAX_DEALING_MS)
      throw new Error(`${game} deals for more than ${MAX_DEALING_MS} ms`);
    const move = match.rules.draw(match.head.state, committedRng({ secret, contributions }, match.dealCount));
    const row = { seq: match.head.seq + 1, at: match.head.at, by: 'chance', move } as const;
    const applied = applyRow(match, row);
    if (!applied.ok) throw new Error(`${match.stored.game} refuses its own deal: ${applied.error.message}`);
    rows.push(row);
  }
  return rows;
};

/** Key prefix of bot moves. Clients can't use it, as their keys have no spaces. */
const BOT_KEY = 'bot ';

const isSubstitute = ({ seats }: StoredMatch, { by, key }: LogRow): boolean =>
  typeof by === 'number' && seats[by]?.bot === undefined && key?.startsWith(BOT_KEY) === true;

/** Applies rows written by another process. False: they don't follow the head, or they undo something. */
export const appendPeerRows = (match: LiveMatch, rows: readonly LogRow[]): boolean => {
  for (const row of rows) {
    if (row.takesBack !== undefined || row.seq !== match.head.seq + 1 || !applyRow(match, row).ok) return false;
  }
  forgetFinal(match.undoWindow);
  match.committed = match.head;
  match.hasDeadline = true;
  return true;
};

/** Keys are scoped to their sender, so one player can't use up another's. */
export const keyOf = (by: Actor, key: string): string => `${by} ${key}`;

/** Remembers the row of a key. Rows are applied again by an undo, but counted once. */
export const rememberKey = (
  { keys, sentBy }: LiveMatch,
  { seq, by, key }: Pick<LogRow, 'seq' | 'by'> & { readonly key: string },
): void => {
  const scoped = keyOf(by, key);
  if (!keys.has(scoped)) sentBy.set(by, (sentBy.get(by) ?? 0) + 1);
  keys.set(scoped, seq);
};

/** Awaited seats whose clock runs. In a race, the race has its own timing. */
export const seatsOnClock = ({ race }: AnyRules, state: unknown, seats: readonly Seat[]): readonly Seat[] =>
  race === undefined ? seats : seats.filter((seat) => race.shown(state, seat) === undefined);

/** Applies an input to the head. */
export const applyRow = (match: LiveMatch, row: LogRow): Result<void> => {
  const { rules, stored, head, undoWindow } = match;
  const unattended = typeof row.by === 'number' ? 0 : head.unattended + 1;
  if (unattended > MAX_UNATTENDED)
    throw new Error(`${stored.game} goes on by itself for more than ${MAX_UNATTENDED} inputs`);
  const step = play(rules, head.state, row);
  if (!step.ok) return step;
  const { state, events } = step.value;
  const outcome = rules.outcome(state);
  const awaits = outcome === undefined ? rules.awaits(state) : { seats: [] };
  const clock = advance(head.clock, head.pace, {
    by: row.by,
    at: row.at,
    awaits: seatsOnClock(rules, state, awaits.seats),
    rests: pausesOf(stored, head.pace),
  });
  const decisions = nextDecisions(match.head.decisions, { seq: row.seq, by: row.by, awaits: awaits.seats });
  const { seq, at, by, receipt } = row;
  const plies = head.plies + 1;
  const hiddenFrom = findBlind(match, { by, state, awaits, events, outcome });
  const hidden = countHidden(head.hidden, hiddenFrom);
  const othersClock = isRaceApart(rules, stored.options)
    ? advance(head.othersClock, head.pace, {
        // A hidden input doesn't end the decision that others see running.
        ...(hiddenFrom.length === 0 && { by }),
        at,
        awaits: awaits.seats,
        rests: pausesOf(stored, head.pace),
      })
    : clock;
  match.head = { ...head, seq, plies, at, state, awaits, outcome, clock, othersClock, decisions, hidden, unattended };
  const entry = { seq, ply: plies, at, by, events };
  const bot = isSubstitute(stored, row);
  const isPlain = receipt === undefined && !bot && hiddenFrom.length === 0;
  head.eventLog.push(
    isPlain
      ? entry
      : {
          ...entry,
          ...(receipt !== undefined && { receipt }),
          ...(bot && { bot }),
          ...(hiddenFrom.length > 0 && { hiddenFrom }),
        },
  );
  if (row.key !== undefined) rememberKey(match, { ...row, key: row.key });
  remember(undoWindow, row, head);
  if (row.by === 'chance') match.dealCount += 1;
  return ok(undefined);
};

/** Undoes an input of the undo window: later inputs are applied again to the position before it. */
export const takeBack = (match: LiveMatch, undoneSeq: number): void => {
  const { head, undoWindow } = match;
  const index = undoWindow.findIndex(({ row }) => row.seq === undoneSeq);
  const [last, ...later] = undoWindow.slice(index);
  if (index === -1 || last === undefined) throw new Error(`match ${match.stored.id} cannot undo ${undoneSeq}`);
  const { before } = last;
  const blind = head.eventLog[before.plies]?.hiddenFrom ?? [];
  undoWindow.length = index;
  match.head = { ...before, eventLog: before.eventLog.slice(0, before.plies) };
  for (const { row } of later) {
    const applied = applyRow(match, row);
    if (!applied.ok) throw new Error(`match ${match.stored.id} does not replay without ${undoneSeq}`);
  }
  const seq = head.seq + 1;
  const hidden = countUndo(head.hidden, match.head.hidden, { seq, blind, seats: match.stored.seats.length });
  match.head = { ...match.head, seq, lastUndoSeq: seq, hidden };
};

/** Switches to another time control: banks are refilled and awaited seats start a new decision. Past moves stay as timed. */
export const changeTimeControl = (
  match: LiveMatch,
  { pace, at }: { readonly pace: TimeControl; readonly at: number },
): void => {
  const { rules, head, stored } = match;
  const start = startClock(pace, stored.seats.length);
  const clock = advance(start, pace, { at, awaits: seatsOnClock(rules, head.state, head.awaits.seats) });
  const othersClock = isRaceApart(rules, stored.options)
    ? advance(start, pace, { at, awaits: head.awaits.seats })
    : clock;
  match.head = { ...head, pace, clock, othersClock };
  match.undoWindow.length = 0;
};
