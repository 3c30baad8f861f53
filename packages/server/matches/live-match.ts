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
import type { Receipt } from '@sesame/protocol';
import { advance, type Clock, startClock } from '../clocks/clock.ts';
import type { LogRow, StoredMatch } from '../store/store.ts';

/** What one input told, kept so that whoever returns can be told what they missed. */
export interface Happening {
  readonly ply: number;
  readonly at: number;
  readonly by: Actor;
  readonly events: readonly Told<unknown>[];
  readonly receipt?: Receipt;
}

/** A position of a running match. */
export interface Standing {
  readonly seq: number;
  readonly at: number;
  readonly state: unknown;
  readonly awaits: Awaits<unknown>;
  readonly outcome: Outcome | undefined;
  readonly clock: Clock;
}

/** A match in memory: a cache of its log that can be dropped at any time and made again. */
export interface LiveMatch {
  readonly stored: StoredMatch;
  readonly rules: AnyRules;
  /** With every input that was accepted, on disk or on its way there. */
  tip: Standing;
  /** With every input that is on disk: what may be shown. */
  shown: Standing;
  readonly happenings: Happening[];
  /** What each key of a client has become, to know a move that is sent again. */
  readonly keys: Map<string, number>;
  /** How many of chance's moves there were. */
  deals: number;
  /** Whether the store holds a deadline for it. */
  hasDeadline: boolean;
  usedAt: number;
  /** In a race, by `performance.now()`: when all screens are to show it, and when it was sent to a seat. See `race/`. */
  curtainAt: number;
  readonly sent: Map<Seat, { readonly shown: number; readonly at: number }>;
}

export const loadMatch = (stored: StoredMatch, rules: AnyRules, rows: readonly LogRow[]): LiveMatch => {
  const state = rules.setup(stored.seats.length, stored.options);
  const awaits = rules.awaits(state);
  const clock = advance(startClock(stored.pace, stored.seats.length), stored.pace, {
    at: 0,
    awaits: timed(rules, state, awaits.seats),
  });
  const start: Standing = { seq: 0, at: 0, state, awaits, outcome: rules.outcome(state), clock };
  const match: LiveMatch = {
    stored,
    rules,
    tip: start,
    shown: start,
    happenings: [],
    keys: new Map(),
    deals: 0,
    hasDeadline: true,
    usedAt: 0,
    curtainAt: 0,
    sent: new Map(),
  };
  for (const row of rows) {
    const took = take(match, row);
    if (!took.ok) throw new Error(`match ${stored.id} does not replay at ${row.seq}: ${took.error.message}`);
  }
  match.shown = match.tip;
  return match;
};

export interface Proposal {
  readonly input: Input<unknown>;
  /** What its sender calls it: sent again it is not played again. */
  readonly key?: string;
  readonly receipt?: Receipt;
}

/** Plays an input and whatever chance must add to it. Answers the rows to write; on refusal nothing has changed. */
export const propose = (match: LiveMatch, { input, key, receipt }: Proposal): Result<readonly LogRow[]> => {
  const at = Math.max(match.tip.at, Math.floor(input.at));
  const first: LogRow = {
    seq: match.tip.seq + 1,
    at,
    by: input.by,
    move: input.move,
    ...(key !== undefined && { key }),
    ...(receipt !== undefined && { receipt }),
  };
  const took = take(match, first);
  return took.ok ? ok([first, ...deal(match)]) : took;
};

/** Lets chance play as long as the match waits for it. */
export const deal = (match: LiveMatch): readonly LogRow[] => {
  const rows: LogRow[] = [];
  while (match.tip.awaits.chance === true && match.tip.outcome === undefined) {
    const { secret, contributions } = match.stored;
    const move = match.rules.draw(match.tip.state, committedRng({ secret, contributions }, match.deals));
    const row = { seq: match.tip.seq + 1, at: match.tip.at, by: 'chance', move } as const;
    const took = take(match, row);
    if (!took.ok) throw new Error(`${match.stored.game} refuses its own deal: ${took.error.message}`);
    rows.push(row);
  }
  return rows;
};

/** A key is its sender's own: nobody can use up another's. */
export const keyOf = (by: Actor, key: string): string => `${by} ${key}`;

/** Those whose table time runs: a race has a time of its own. */
const timed = ({ race }: AnyRules, state: unknown, seats: readonly Seat[]): readonly Seat[] =>
  race === undefined ? seats : seats.filter((seat) => race.shown(state, seat) === undefined);

const take = (match: LiveMatch, row: LogRow): Result<void> => {
  const { rules, stored } = match;
  const step = play(rules, match.tip.state, row);
  if (!step.ok) return step;
  const { state, events } = step.value;
  const outcome = rules.outcome(state);
  const awaits = outcome === undefined ? rules.awaits(state) : { seats: [] };
  const clock = advance(match.tip.clock, stored.pace, {
    by: row.by,
    at: row.at,
    awaits: timed(rules, state, awaits.seats),
  });
  match.tip = { seq: row.seq, at: row.at, state, awaits, outcome, clock };
  const { seq: ply, at, by, receipt } = row;
  match.happenings.push({ ply, at, by, events, ...(receipt !== undefined && { receipt }) });
  if (row.key !== undefined) match.keys.set(keyOf(row.by, row.key), row.seq);
  if (row.by === 'chance') match.deals += 1;
  return ok(undefined);
};
