import {
  type Actor,
  type AnyRules,
  type Awaits,
  committedRng,
  type Input,
  type Outcome,
  ok,
  play,
  type Result,
  type Seat,
  type Told,
} from '@sesame/kernel';
import type { ClaimReceipt, TimeControl } from '@sesame/protocol';
import type { LogRow, StoredMatch } from '../store/store.ts';
import { advance, type Clock, startClock } from './clock/clock.ts';
import { pausesOf } from './clock/match-clock.ts';
import { type Decisions, nextDecisions } from './decisions.ts';
import { effectiveRows } from './undo/effective-rows.ts';

/** What one input told, kept so that whoever returns can be told what they missed. */
export interface EventEntry {
  readonly seq: number;
  readonly ply: number;
  readonly at: number;
  readonly by: Actor;
  readonly events: readonly Told<unknown>[];
  readonly receipt?: ClaimReceipt;
  /** Played by a bot for a person who had gone. */
  readonly bot?: true;
}

/** A position of a running match. */
export interface Position {
  /** How many rows the log has: inputs, and those that take inputs back. */
  readonly seq: number;
  /** How many inputs stand. */
  readonly plies: number;
  /** When an input was last taken back: who knows only what was before is told all again. */
  readonly lastUndoSeq: number;
  /** What the inputs told. Longer than `plies` when others are on their way to disk. */
  readonly eventLog: EventEntry[];
  readonly at: number;
  readonly state: unknown;
  readonly awaits: Awaits<unknown>;
  readonly outcome: Outcome | undefined;
  readonly pace: TimeControl;
  readonly clock: Clock;
  readonly decisions: Decisions;
}

interface UndoEntry {
  readonly row: LogRow;
  readonly before: Position;
}

const MAX_UNDO_ENTRIES = 8;

/** A match in memory: a cache of its log that can be dropped at any time and made again. */
export interface LiveMatch {
  /** As the store last knew it. What was agreed besides the log may change. */
  stored: StoredMatch;
  readonly rules: AnyRules;
  /** With every input that was accepted, on disk or on its way there. */
  head: Position;
  /** With every input that is on disk: what may be committed. */
  committed: Position;
  /** The latest inputs since chance last moved, with what was before them: one of them may be taken back. */
  readonly undoWindow: UndoEntry[];
  /** What each key of a client has become, to know a move that is sent again. */
  readonly keys: Map<string, number>;
  /** How many of chance's moves there were. */
  dealCount: number;
  /** What was last sent to the disk, until it is known what became of it. */
  writing: Promise<void> | undefined;
  /** Another process has gone on with it while something of ours was on its way. */
  isBehind: boolean;
  /** The bots here have too much to think about: whichever process has time asks its own. */
  leavesBotsToPeers: boolean;
  /** Whether the store holds a deadline for it. */
  hasDeadline: boolean;
  usedAt: number;
  /** In a race, by `performance.now()`: when all screens are to show it, and when it was sent to a seat. See `race/`. */
  revealAt: number;
  /** The process that decides it, if it is another. */
  arbiterProcess: string | undefined;
  readonly revealedTo: Map<Seat, { readonly shown: number; readonly at: number }>;
  /** The host has ended it: no input is taken any more, and there will be no outcome. The log stays as it was played. */
  aborted: { readonly at: number; readonly note: string } | undefined;
}

/** Whether nothing will happen in it any more. */
export const isOver = ({ committed, aborted }: Pick<LiveMatch, 'committed' | 'aborted'>): boolean =>
  committed.outcome !== undefined || aborted !== undefined;

export const loadMatch = (stored: StoredMatch, rules: AnyRules, rows: readonly LogRow[]): LiveMatch => {
  const state = rules.setup(stored.seats.length, stored.options);
  const awaits = rules.awaits(state);
  const changes = [...(stored.amendments?.paces ?? [])];
  const pace = changes[0]?.was ?? stored.pace;
  const clock = advance(startClock(pace, stored.seats.length), pace, {
    at: 0,
    awaits: seatsOnClock(rules, state, awaits.seats),
  });
  const decisions = nextDecisions(
    stored.seats.map(() => undefined),
    { seq: 0, awaits: awaits.seats },
  );
  const outcome = rules.outcome(state);
  const nothing = { seq: 0, plies: 0, lastUndoSeq: 0, eventLog: [], at: 0 };
  const start: Position = { ...nothing, state, awaits, outcome, pace, clock, decisions };
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
    aborted: stored.aborted === undefined ? undefined : { at: stored.endedAt ?? 0, note: stored.aborted },
  };
  const repaceBefore = (seq: number) => {
    for (let next = changes[0]; next !== undefined && next.seq < seq; next = changes[0]) {
      changeTimeControl(match, next);
      changes.shift();
    }
  };
  for (const row of effectiveRows(rows)) {
    repaceBefore(row.seq);
    const took = applyRow(match, row);
    if (!took.ok) throw new Error(`match ${stored.id} does not replay at ${row.seq}: ${took.error.message}`);
  }
  repaceBefore(Number.POSITIVE_INFINITY);
  for (const { seq, by, key } of rows) if (key !== undefined) match.keys.set(keyOf(by, key), seq);
  const lastUndoSeq = rows.findLast(({ takesBack }) => takesBack !== undefined)?.seq ?? 0;
  match.head = { ...match.head, seq: rows.at(-1)?.seq ?? 0, lastUndoSeq };
  match.committed = match.head;
  return match;
};

/** Takes over what the store said of a match. That may have been read before time was given back, which stays given. */
export const updateStored = (match: LiveMatch, stored: StoredMatch): void => {
  const { epoch } = match.stored;
  match.stored = stored.epoch < epoch ? { ...stored, epoch } : stored;
};

export interface Proposal {
  readonly input: Input<unknown>;
  /** What its sender calls it: sent again it is not played again. */
  readonly key?: string;
  readonly receipt?: ClaimReceipt;
  /** Takes back the last input of its maker instead; its move is null. */
  readonly takesBack?: true;
}

/** Plays an input and whatever chance must add to it. Answers the rows to write; on refusal nothing has changed. */
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
  const took = applyRow(match, first);
  return took.ok ? ok([first, ...drawChance(match)]) : took;
};

/** Lets chance play as long as the match waits for it. */
export const drawChance = (match: LiveMatch): readonly LogRow[] => {
  const rows: LogRow[] = [];
  while (match.head.awaits.chance === true && match.head.outcome === undefined) {
    const { secret, contributions } = match.stored;
    const move = match.rules.draw(match.head.state, committedRng({ secret, contributions }, match.dealCount));
    const row = { seq: match.head.seq + 1, at: match.head.at, by: 'chance', move } as const;
    const took = applyRow(match, row);
    if (!took.ok) throw new Error(`${match.stored.game} refuses its own deal: ${took.error.message}`);
    rows.push(row);
  }
  return rows;
};

/** What bots of the house call their moves. No client can: theirs have no spaces. */
const BOT_KEY = 'bot ';

const isSubstitute = ({ seats }: StoredMatch, { by, key }: LogRow): boolean =>
  typeof by === 'number' && seats[by]?.bot === undefined && key?.startsWith(BOT_KEY) === true;

/** Takes rows that another process has written. False: they do not follow, or they take something back. */
export const appendPeerRows = (match: LiveMatch, rows: readonly LogRow[]): boolean => {
  for (const row of rows) {
    if (row.takesBack !== undefined || row.seq !== match.head.seq + 1 || !applyRow(match, row).ok) return false;
  }
  match.committed = match.head;
  match.hasDeadline = true;
  return true;
};

/** A key is its sender's own: nobody can use up another's. */
export const keyOf = (by: Actor, key: string): string => `${by} ${key}`;

/** Those whose table time runs: a race has a time of its own. */
const seatsOnClock = ({ race }: AnyRules, state: unknown, seats: readonly Seat[]): readonly Seat[] =>
  race === undefined ? seats : seats.filter((seat) => race.shown(state, seat) === undefined);

/** Applies an input to the tip. */
export const applyRow = (match: LiveMatch, row: LogRow): Result<void> => {
  const { rules, stored, head, undoWindow } = match;
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
  match.head = { ...head, seq, plies, at, state, awaits, outcome, clock, decisions };
  const happening = { seq, ply: plies, at, by, events };
  const bot = isSubstitute(stored, row);
  const isPlain = receipt === undefined && !bot;
  head.eventLog.push(
    isPlain ? happening : { ...happening, ...(receipt !== undefined && { receipt }), ...(bot && { bot }) },
  );
  if (row.key !== undefined) match.keys.set(keyOf(row.by, row.key), row.seq);
  if (undoWindow.push({ row, before: head }) > MAX_UNDO_ENTRIES) undoWindow.shift();
  if (row.by === 'chance') {
    match.dealCount += 1;
    undoWindow.length = 0;
  }
  return ok(undefined);
};

/** From an instant on another pace holds: banks are filled, whoever is awaited begins anew, and what was played stays. */
export const changeTimeControl = (
  match: LiveMatch,
  { pace, at }: { readonly pace: TimeControl; readonly at: number },
): void => {
  const { rules, head, stored } = match;
  const awaits = seatsOnClock(rules, head.state, head.awaits.seats);
  match.head = { ...head, pace, clock: advance(startClock(pace, stored.seats.length), pace, { at, awaits }) };
  match.undoWindow.length = 0;
};
