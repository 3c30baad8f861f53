import {
  type Actor,
  type AnyRules,
  type Awaits,
  committedRng,
  type Decisions,
  type Input,
  nextDecisions,
  type Outcome,
  ok,
  play,
  type Result,
  type Seat,
  type Told,
  type Viewer,
} from '@sesame/kernel';
import type { ClaimReceipt, TimeControl } from '@sesame/protocol';
import type { LogRow, StoredMatch } from '../store/store.ts';
import { advance, type Clock, startClock } from './clock/clock.ts';
import { pausesOf } from './clock/match-clock.ts';
import { countHidden, countUndo, findBlind, type HiddenRows, isRaceApart, NOTHING_HIDDEN } from './hidden-rows.ts';
import { forgetFinal, remember, type UndoWindow } from './undo-window.ts';

/** The events of one input, kept to resend to a client that reconnects. */
export interface EventEntry {
  readonly seq: number;
  readonly ply: number;
  readonly at: number;
  readonly by: Actor;
  readonly events: readonly Told<unknown>[];
  readonly receipt?: ClaimReceipt;
  /** Played by a substitute bot for a disconnected player. */
  readonly bot?: true;
  /** Viewers for whom nothing has changed. */
  readonly hiddenFrom?: readonly Viewer[];
}

/** A position of a running match. */
export interface Position {
  /** Length of the log: inputs and undo rows. */
  readonly seq: number;
  /** Number of inputs that were not undone. */
  readonly plies: number;
  /** Row of the last undo. A client that has only seen earlier rows needs all events again. */
  readonly lastUndoSeq: number;
  /** Events of all inputs. Shared with later positions, so it may be longer than `plies`. */
  readonly eventLog: EventEntry[];
  readonly at: number;
  readonly state: unknown;
  readonly awaits: Awaits<unknown>;
  readonly outcome: Outcome | undefined;
  readonly pace: TimeControl;
  readonly clock: Clock;
  /** The clocks as others see them. Where everybody races apart, they don't stop when a seat starts its race. */
  readonly othersClock: Clock;
  readonly decisions: Decisions;
  readonly hidden: HiddenRows;
  /** Number of inputs since the last one of a seat. */
  readonly unattended: number;
}

/** A match in memory: a cache of its log that can be dropped at any time and rebuilt. */
export interface LiveMatch {
  /** The stored match as last read; its amendments may change. */
  stored: StoredMatch;
  readonly rules: AnyRules;
  /** Position after every accepted input, on disk or still being written. */
  head: Position;
  /** Position after every input that is on disk. Only this is shown to clients. */
  committed: Position;
  readonly undoWindow: UndoWindow<Position>;
  /** Row of each client key, to recognise a move that is sent again. */
  readonly keys: Map<string, number>;
  /** Number of chance moves so far. */
  dealCount: number;
  /** The last write, until its result is known. */
  writing: Promise<void> | undefined;
  /** Another process wrote rows while a write of ours was pending. */
  isBehind: boolean;
  /** The bot workers here are busy, so any process with idle workers may play the bots. */
  leavesBotsToPeers: boolean;
  /** Whether the store has a deadline for this match. */
  hasDeadline: boolean;
  usedAt: number;
  /** When all screens should show the current race, by `performance.now()`. See `race/`. */
  revealAt: number;
  /** The process that arbitrates the race, if not this one. */
  arbiterProcess: string | undefined;
  readonly revealedTo: Map<Seat, { readonly shown: number; readonly at: number }>;
  /** Set when the match was ended outside its rules: no more input; the log stays as played. */
  aborted: Abort | undefined;
}

/** The end of a match by the server admin or, against bots, by the player. */
export interface Abort {
  readonly at: number;
  /** The admin's note. */
  readonly note: string;
  /** The outcome of a match that was forfeited. */
  readonly outcome?: Outcome;
}

/** Whether the match has ended, by its outcome or by an abort. */
export const isOver = ({ committed, aborted }: Pick<LiveMatch, 'committed' | 'aborted'>): boolean =>
  committed.outcome !== undefined || aborted !== undefined;

const abortOf = ({ aborted, endedAt = 0, outcome }: StoredMatch): Abort | undefined =>
  aborted === undefined ? undefined : { at: endedAt, note: aborted, ...(outcome !== undefined && { outcome }) };

/** In a tournament, players may have to come to the board first. */
const TOURNAMENT_GRACE_MS = 30_000;

const graceOf = ({ tournament, pace }: StoredMatch): number =>
  tournament !== undefined && pace.kind === 'live' ? TOURNAMENT_GRACE_MS : 0;

export const loadMatch = (stored: StoredMatch, rules: AnyRules, rows: readonly LogRow[]): LiveMatch => {
  const state = rules.setup(stored.seats.length, stored.options);
  const awaits = rules.awaits(state);
  const changes = [...(stored.amendments?.paces ?? [])];
  const pace = changes[0]?.was ?? stored.pace;
  const clock = advance(startClock(pace, stored.seats.length, graceOf(stored)), pace, {
    at: 0,
    awaits: seatsOnClock(rules, state, awaits.seats),
  });
  const decisions = nextDecisions(
    stored.seats.map(() => undefined),
    { seq: 0, awaits: awaits.seats },
  );
  const outcome = rules.outcome(state);
  const nothing = { seq: 0, plies: 0, lastUndoSeq: 0, eventLog: [], at: 0, unattended: 0 };
  const othersClock = advance(startClock(pace, stored.seats.length), pace, { at: 0, awaits: awaits.seats });
  const clocks = { clock, othersClock: isRaceApart(rules, stored.options) ? othersClock : clock };
  const start: Position = { ...nothing, state, awaits, outcome, pace, ...clocks, decisions, hidden: NOTHING_HIDDEN };
  const match: LiveMatch = {
    stored,
    rules,
    head: start,
    committed: start,
    undoWindow: [],
    keys: new Map(),
    dealCount: 0,
    hasDeadline: true,
    writing: undefined,
    isBehind: false,
    leavesBotsToPeers: false,
    usedAt: 0,
    revealAt: 0,
    arbiterProcess: undefined,
    revealedTo: new Map(),
    aborted: abortOf(stored),
  };
  const changeTimeControlBefore = (seq: number) => {
    for (let next = changes[0]; next !== undefined && next.seq < seq; next = changes[0]) {
      changeTimeControl(match, next);
      changes.shift();
    }
  };
  for (const row of rows) {
    changeTimeControlBefore(row.seq);
    if (row.takesBack !== undefined) takeBack(match, row.takesBack);
    else {
      const applied = applyRow(match, row);
      if (!applied.ok) throw new Error(`match ${stored.id} does not replay at ${row.seq}: ${applied.error.message}`);
    }
  }
  changeTimeControlBefore(Number.POSITIVE_INFINITY);
  for (const { seq, by, key } of rows) if (key !== undefined) match.keys.set(keyOf(by, key), seq);
  forgetFinal(match.undoWindow);
  match.committed = match.head;
  return match;
};

/** Updates the stored match, but never moves its epoch back: it may have been read before downtime was credited. */
export const updateStored = (match: LiveMatch, stored: StoredMatch): void => {
  const { epoch, pausedAt } = match.stored;
  match.stored = stored.epoch < epoch ? { ...stored, epoch } : stored;
  if (pausedAt !== undefined && stored.pausedAt === undefined) delayReveals(match, match.stored.epoch - epoch);
};

/** After a pause, what was on the screens before counts from as much later. */
const delayReveals = (match: LiveMatch, pausedMs: number): void => {
  match.revealAt += pausedMs;
  for (const [seat, { shown, at }] of match.revealedTo) match.revealedTo.set(seat, { shown, at: at + pausedMs });
};

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

/** Plays chance moves as long as the match awaits chance. */
export const drawChance = (match: LiveMatch): readonly LogRow[] => {
  const rows: LogRow[] = [];
  while (match.head.awaits.chance === true && match.head.outcome === undefined) {
    const { secret, contributions, game } = match.stored;
    if (rows.length >= MAX_DEALS) throw new Error(`${game} deals more than ${MAX_DEALS} times in a row`);
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

/** Awaited seats whose clock runs. In a race, the race has its own timing. */
const seatsOnClock = ({ race }: AnyRules, state: unknown, seats: readonly Seat[]): readonly Seat[] =>
  race === undefined ? seats : seats.filter((seat) => race.shown(state, seat) === undefined);

/** Applies an input to the head. */
const applyRow = (match: LiveMatch, row: LogRow): Result<void> => {
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
  if (row.key !== undefined) match.keys.set(keyOf(row.by, row.key), row.seq);
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
