import { type AnyRules, expectSetup, nextDecisions } from '@sesame/kernel';
import type { LogRow, StoredMatch } from '../store/store.ts';
import { applyRow, changeTimeControl, rememberKey, seatsOnClock, takeBack } from './apply-input.ts';
import { advance, startClock } from './clock/clock.ts';
import { isRaceApart, NOTHING_HIDDEN } from './hidden-rows.ts';
import type { Abort, LiveMatch, Position } from './position.ts';
import { forgetFinal } from './undo-window.ts';

const abortOf = ({ aborted, endedAt = 0, outcome }: StoredMatch): Abort | undefined =>
  aborted === undefined ? undefined : { at: endedAt, note: aborted, ...(outcome !== undefined && { outcome }) };

/** In a tournament, players may have to come to the board first. */
const TOURNAMENT_GRACE_MS = 30_000;

const graceOf = ({ tournament, pace }: StoredMatch): number =>
  tournament !== undefined && pace.kind === 'live' ? TOURNAMENT_GRACE_MS : 0;

/** Rebuilds a match from its log. */
export const loadMatch = (stored: StoredMatch, rules: AnyRules, rows: readonly LogRow[]): LiveMatch => {
  const state = expectSetup(rules, stored);
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
  const opening: Position = { ...nothing, state, awaits, outcome, pace, ...clocks, decisions, hidden: NOTHING_HIDDEN };
  const match: LiveMatch = {
    stored,
    rules,
    head: opening,
    committed: opening,
    undoWindow: [],
    keys: new Map(),
    sentBy: new Map(),
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
  for (const { seq, by, key } of rows) if (key !== undefined) rememberKey(match, { seq, by, key });
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
