import type { TournamentRepeat } from '@sesame/protocol';
import { makeId, makeSecret } from '../../lib/ids.ts';
import type { StoredTournament } from '../../store/repositories/tournaments.ts';

const DAY_MS = 86_400_000;
const PERIOD_MS: Readonly<Record<TournamentRepeat, number>> = { day: DAY_MS, week: 7 * DAY_MS };
/** A series ends when it was called off so often in a row. */
const MAX_MISSES = 3;

/**
 * The next tournament of a series, with a secret of its own. It is made when one starts or is called off, in the same
 * transaction. Undefined if the tournament is not part of a series, or if nobody comes any more.
 */
export const nextOfSeries = (
  tournament: StoredTournament,
  { now, isCalledOff }: { readonly now: number; readonly isCalledOff: boolean },
): StoredTournament | undefined => {
  const { start, repeats, startedAt: _startedAt, endedAt: _endedAt, ...settings } = tournament;
  const misses = isCalledOff ? tournament.misses + 1 : 0;
  if (repeats === undefined || start.kind !== 'time' || misses >= MAX_MISSES) return undefined;
  const period = PERIOD_MS[repeats];
  // After a downtime of the server, the ones that were missed are skipped.
  const at = start.at + period * Math.max(1, Math.ceil((now - start.at + 1) / period));
  return {
    ...settings,
    id: makeId(),
    version: 0,
    secret: makeSecret(),
    start: { kind: 'time', at },
    repeats,
    misses,
    state: 'open',
    round: 0,
    createdAt: now,
  };
};
