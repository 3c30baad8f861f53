import { commitmentOf, eventsFor, type MatchRecord, type Viewer } from '@sesame/kernel';
import { effectiveInputs } from '@sesame/match';
import type { LogRow } from '../store/store.ts';
import { isOver, type LiveMatch } from './live-match.ts';
import { hasReceipts, type ReceiptMaker } from './receipts/make-receipt.ts';

/** The record of a match. While it runs, only the viewer's own inputs and events. */
export const makeRecord = (
  match: LiveMatch,
  rows: readonly LogRow[],
  viewer: Viewer,
): MatchRecord & { told?: unknown; receipts?: unknown } => {
  const { stored, committed } = match;
  const inputs = effectiveInputs(rows.filter(({ seq }) => seq <= committed.seq));
  const mine = inputs.filter(({ by }) => isOver(match) || by === viewer);
  const header = {
    sesame: 1,
    game: stored.game,
    rules: stored.rules,
    options: stored.options,
    seats: stored.seats.map(({ name }) => name),
    inputs: mine.map(({ at, by, move }) => ({ at, by, move })),
    ...(stored.branched !== undefined && { branched: stored.branched }),
  } as const;
  if (!isOver(match)) {
    const known = committed.eventLog.slice(0, committed.plies).filter((entry) => !entry.hiddenFrom?.includes(viewer));
    const told = known.map(({ events }, i) => ({ ply: i + 1, events: eventsFor(events, viewer) }));
    return { ...header, told };
  }
  const { secret, contributions } = stored;
  const receipts = mine.flatMap(({ receipt }, i) => (receipt === undefined ? [] : [{ ply: i + 1, ...receipt }]));
  return {
    ...header,
    ...(committed.outcome !== undefined && { outcome: committed.outcome }),
    luck: { commitment: commitmentOf(secret), secret, contributions },
    ...(receipts.length > 0 && { receipts }),
  };
};

/** The record with what the server signs for every player: of a rated match that is over. */
export const makeSignedRecord = async (
  receipts: ReceiptMaker,
  match: LiveMatch,
  rows: readonly LogRow[],
  viewer: Viewer,
): Promise<ReturnType<typeof makeRecord>> => {
  const record = makeRecord(match, rows, viewer);
  if (!isOver(match) || !hasReceipts(match)) return record;
  const signed = match.stored.seats.map((_, seat) => receipts.sign(receipts.describe(match, seat)));
  return { ...record, signed: { match: match.stored.id, receipts: await Promise.all(signed) } };
};
