import type { AnyRules } from '@sesame/kernel';
import { changeTimeControl, fold, openPosition, type Position, withoutFinal } from '@sesame/match';
import type { LogRow, StoredMatch } from '../store/store.ts';
import { pausesOf } from './clock/match-clock.ts';
import type { Abort, LiveMatch } from './live-match.ts';

const abortOf = ({ aborted, endedAt = 0, outcome }: StoredMatch): Abort | undefined =>
  aborted === undefined ? undefined : { at: endedAt, note: aborted, ...(outcome !== undefined && { outcome }) };

/** In a tournament, players may have to come to the board first. */
const TOURNAMENT_GRACE_MS = 30_000;

const graceOf = ({ tournament, pace }: StoredMatch): number =>
  tournament !== undefined && pace.kind === 'live' ? TOURNAMENT_GRACE_MS : 0;

/** Rebuilds a match from its log. */
export const loadMatch = (stored: StoredMatch, rules: AnyRules, rows: readonly LogRow[]): LiveMatch => {
  const position = replayRows(stored, rules, rows);
  return {
    stored,
    rules,
    head: position,
    committed: position,
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
};

/** The position after all rows and changes of the time control. */
const replayRows = (stored: StoredMatch, rules: AnyRules, rows: readonly LogRow[]): Position => {
  const changes = [...(stored.amendments?.paces ?? [])];
  const pace = changes[0]?.was ?? stored.pace;
  let position = openPosition(rules, stored, { pace, graceMs: graceOf(stored) });
  const changeBefore = (seq: number) => {
    for (let next = changes[0]; next !== undefined && next.seq < seq; next = changes[0]) {
      position = changeTimeControl(position, next);
      changes.shift();
    }
  };
  for (const row of rows) {
    changeBefore(row.seq);
    const next = fold(position, row, pausesOf(stored, position.pace));
    if (!next.ok) throw new Error(`match ${stored.id} does not replay at ${row.seq}: ${next.error.message}`);
    position = next.value;
  }
  changeBefore(Number.POSITIVE_INFINITY);
  return { ...position, undoable: withoutFinal(position.undoable) };
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
