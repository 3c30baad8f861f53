import type { AnyRules } from '@sesame/kernel';
import { type EarlyEnd, fold, openPosition, type Position, withoutFinal } from '@sesame/match';
import type { LogRow, StoredMatch } from '../store/store.ts';
import { pausesOf } from './clock/match-clock.ts';
import type { LiveMatch } from './live-match.ts';

/** The end of a match that has no row in its log: it was written by an older version, or the log does not replay. */
const storedEnd = ({ aborted, endedAt = 0, epoch, outcome }: StoredMatch): EarlyEnd | undefined =>
  aborted === undefined ? undefined : { at: endedAt - epoch, note: aborted, ...(outcome !== undefined && { outcome }) };

/** In a tournament, players may have to come to the board first. */
const TOURNAMENT_GRACE_MS = 30_000;

const graceOf = ({ tournament }: StoredMatch, pace: StoredMatch['pace']): number =>
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
  };
};

/** The position after all rows. */
const replayRows = (stored: StoredMatch, rules: AnyRules, rows: readonly LogRow[]): Position => {
  const pace = stored.startPace ?? stored.pace;
  let position = openPosition(rules, stored, { pace, graceMs: graceOf(stored, pace) });
  for (const row of rows) {
    const next = fold(position, row, pausesOf(stored, position.pace));
    if (!next.ok) throw new Error(`match ${stored.id} does not replay at ${row.seq}: ${next.error.message}`);
    position = next.value;
  }
  const end = position.end ?? storedEnd(stored);
  return { ...position, undoable: withoutFinal(position.undoable), ...(end !== undefined && { end }) };
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
