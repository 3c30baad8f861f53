import { commitmentOf, eventsFor, type MatchRecord, type Viewer } from '@sesame/kernel';
import type { LogRow } from '../store/store.ts';
import type { LiveMatch } from './live-match.ts';

/** A match as its record. While it runs, only what the asking seat put in itself, and what it was told. */
export const makeRecord = (
  { stored, rules, shown, happenings }: LiveMatch,
  rows: readonly LogRow[],
  viewer: Viewer,
): MatchRecord & { told?: unknown; receipts?: unknown } => {
  const isOver = shown.outcome !== undefined;
  const mine = rows.filter(({ by, seq }) => seq <= shown.seq && (isOver || by === viewer));
  const header = {
    sesame: 1,
    game: stored.game,
    rules: rules.version,
    options: stored.options,
    seats: stored.seats.map(({ name }) => name),
    inputs: mine.map(({ at, by, move }) => ({ at, by, move })),
  } as const;
  if (shown.outcome === undefined) {
    const told = happenings.slice(0, shown.seq).map(({ ply, events }) => ({ ply, events: eventsFor(events, viewer) }));
    return { ...header, told };
  }
  const { secret, contributions } = stored;
  const receipts = mine.flatMap(({ seq, receipt }) => (receipt === undefined ? [] : [{ ply: seq, ...receipt }]));
  return {
    ...header,
    outcome: shown.outcome,
    luck: { commitment: commitmentOf(secret), secret, contributions },
    ...(receipts.length > 0 && { receipts }),
  };
};
