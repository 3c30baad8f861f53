import { commitmentOf, ok, type Result, refuse } from '@sesame/kernel';
import { makeSecret } from '../../lib/ids.ts';
import type { Chair, StoredShare, StoredTable } from '../../store/store.ts';
import { isComplete } from './seating.ts';

/**
 * The draw: before a match starts, its players' browsers give their shares in its luck. Everybody commits to a share
 * first, when they sit down; only when all commitments are shown to all are the shares revealed. So nobody, the server
 * included, knows enough to choose what suits them. A share that is not revealed in time could be held back on purpose:
 * the draw begins anew with another secret and without that player, and browsers keep count.
 */

/** How long a browser has to answer. Others wait at most so long for somebody who has left. */
const ANSWER_TIMEOUT_MS = 8_000;

const NO_SHARE = refuse('no-share', 'This table isn’t waiting for your share.');
const WRONG_SHARE = refuse('wrong-share', 'This isn’t the share you committed to.');

type Stage = 'commit' | 'reveal' | 'done';

const sharesOf = ({ seats }: StoredTable): readonly StoredShare[] =>
  seats.flatMap((chair) => (chair.kind === 'person' && chair.share !== undefined ? [chair.share] : []));

const stageOf = (table: StoredTable): Stage => {
  const shares = sharesOf(table);
  if (shares.some(({ commitment }) => commitment === undefined)) return 'commit';
  return shares.some(({ revealed }) => revealed === undefined) ? 'reveal' : 'done';
};

const withShares = (
  table: StoredTable,
  change: (share: StoredShare, player: string) => StoredShare | undefined,
): StoredTable => ({
  ...table,
  seats: table.seats.map((chair): Chair => {
    if (chair.kind !== 'person' || chair.share === undefined) return chair;
    const { share, ...rest } = chair;
    const next = change(share, chair.player);
    return next === undefined ? rest : { ...rest, share: next };
  }),
});

/** Another secret, and other shares of everybody. */
const beginAnew = (table: StoredTable): StoredTable => ({
  ...withShares(table, () => ({})),
  secret: makeSecret(),
  drawRepeats: table.drawRepeats + 1,
});

/**
 * A table after a change: the draw starts if its match is wanted and all have agreed, and is broken off if somebody left.
 * Shares that were revealed are known, so they are not used again.
 */
export const followDraw = (table: StoredTable, { now, isWanted }: { now: number; isWanted: boolean }): StoredTable => {
  if (table.match !== undefined) return table;
  if (isComplete(table)) {
    return table.drawDueAt === undefined && isWanted ? { ...table, drawDueAt: now + ANSWER_TIMEOUT_MS } : table;
  }
  const { drawDueAt, ...waiting } = table;
  return sharesOf(table).some(({ revealed }) => revealed !== undefined) ? beginAnew(waiting) : waiting;
};

/** Whether the match can start: it is wanted, and all shares are revealed. */
export const isDrawn = (table: StoredTable): boolean =>
  table.match === undefined && table.drawDueAt !== undefined && stageOf(table) === 'done';

const shareOf = (table: StoredTable, player: string): StoredShare | undefined => {
  const chair = table.seats.find((one) => one.kind === 'person' && one.player === player);
  return chair?.kind === 'person' ? chair.share : undefined;
};

/** Notes a player's commitment to their share. */
export const commitShare = (table: StoredTable, player: string, commitment: string): Result<StoredTable> => {
  const mine = shareOf(table, player);
  if (mine === undefined || table.match !== undefined) return NO_SHARE;
  if (mine.commitment === commitment) return ok(table);
  if (mine.commitment !== undefined) return NO_SHARE;
  return ok(withShares(table, (share, other) => (other === player ? { commitment } : share)));
};

/** Notes a player's share, if all have committed to theirs. */
export const revealShare = (table: StoredTable, player: string, share: string): Result<StoredTable> => {
  const mine = shareOf(table, player);
  if (mine === undefined) return NO_SHARE;
  if (mine.revealed === share) return ok(table);
  if (table.drawDueAt === undefined || stageOf(table) !== 'reveal') return NO_SHARE;
  if (commitmentOf(share) !== mine.commitment) return WRONG_SHARE;
  return ok(withShares(table, (one, other) => (other === player ? { ...one, revealed: share } : one)));
};

/** Goes on without the shares that are missing when the time is up. */
export const passMissing = (table: StoredTable, now: number): StoredTable => {
  if (table.drawDueAt === undefined || table.drawDueAt > now || table.match !== undefined) return table;
  switch (stageOf(table)) {
    case 'commit':
      return {
        ...withShares(table, (share) => (share.commitment === undefined ? undefined : share)),
        drawDueAt: now + ANSWER_TIMEOUT_MS,
      };
    case 'reveal':
      return {
        ...beginAnew(withShares(table, (share) => (share.revealed === undefined ? undefined : share))),
        drawDueAt: now + ANSWER_TIMEOUT_MS,
      };
    case 'done':
      return table;
  }
};

/** The contributions to the luck of a match, by seat. */
export const contributionsOf = ({ seats }: StoredTable): readonly string[] =>
  seats.map((chair) => (chair.kind === 'person' ? (chair.share?.revealed ?? '') : ''));
