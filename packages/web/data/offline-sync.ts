import type { Refusal } from '@sesame/kernel';
import { allStored, removeStored, store } from '../offline/database.ts';
import { type LocalMatch, recordOf } from '../offline/local-match.ts';
import { withLock } from '../offline/locks.ts';
import { api, connection, me } from './client.ts';
import { queuedMoves, refreshQueuedMoves } from './kept-positions.ts';
import { refreshLocalMatches } from './local-matches.ts';

/** What became of the things that waited for the network. */
export interface SyncReport {
  readonly handedOver: number;
  readonly notHandedOver: readonly Refused[];
  readonly sent: readonly string[];
  readonly notSent: readonly Refused[];
}

interface Refused {
  readonly game: string;
  readonly refusal: Refusal;
}

/** Refusals that another attempt may not meet. */
const PASSING: ReadonlySet<string> = new Set(['unreachable', 'failed', 'too-fast', 'not-saved', 'closed', 'stranger']);

/** Sends what waits for the network: queued moves, and finished matches. One page does it at a time; the next one looks again. */
export const syncOffline = (): Promise<SyncReport> => withLock('offline sync', sendAll);

const sendAll = async (): Promise<SyncReport> => {
  const moves = await sendMoves();
  const matches = await handOverMatches();
  return { ...moves, ...matches };
};

const sendMoves = async (): Promise<Pick<SyncReport, 'sent' | 'notSent'>> => {
  const sent: string[] = [];
  const notSent: Refused[] = [];
  await refreshQueuedMoves();
  for (const { key, match, game, move, seq } of queuedMoves.get() ?? []) {
    const answer = await connection.playLate(match, { key, move, after: seq });
    if (!answer.ok && PASSING.has(answer.error.code)) break;
    await removeStored('moves', key);
    if (answer.ok) sent.push(game);
    else notSent.push({ game, refusal: answer.error });
  }
  await refreshQueuedMoves();
  return { sent, notSent };
};

const handOverMatches = async (): Promise<Pick<SyncReport, 'handedOver' | 'notHandedOver'>> => {
  const player = me.get()?.id;
  const isWaiting = (match: LocalMatch) =>
    match.outcome !== undefined && match.isHandedOver !== true && (match.player ?? player) === player;
  const waiting = player === undefined ? [] : (await allStored('matches')).filter(isWaiting);
  const notHandedOver: Refused[] = [];
  let handedOver = 0;
  for (const match of waiting) {
    const answer = await api.handOverMatch({ body: requestOf(match) });
    if (!answer.ok && PASSING.has(answer.error.code)) break;
    // A match that is refused stays in this browser.
    await store('matches', { ...match, isHandedOver: true });
    if (answer.ok) handedOver += 1;
    else notHandedOver.push({ game: match.game, refusal: answer.error });
  }
  if (waiting.length > 0) await refreshLocalMatches();
  return { handedOver, notHandedOver };
};

const requestOf = (match: LocalMatch) => ({
  id: match.id,
  startedAt: match.startedAt,
  endedAt: match.endedAt ?? match.startedAt,
  seats: match.seats.map(({ bot, strength }) => ({
    ...(bot !== undefined && { bot }),
    ...(strength !== undefined && { strength }),
  })),
  record: { ...recordOf(match) },
});
