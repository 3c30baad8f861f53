import { ok, type Result, refuse } from '@sesame/kernel';
import type { Branch, OpenTable, PlayBots, Refused, Table, TableSeat } from '@sesame/protocol';
import { api, connection, me } from './client.ts';
import { pendingShares } from './pending-shares.ts';
import { keepSeen } from './witness.ts';

/**
 * This browser's part in the draw: it commits to a share when it sits down, and reveals it when everybody's commitments
 * are shown. What it was shown then is kept, to compare the record with.
 */

type Answer = Result<Table, Refused>;

const NOT_STARTED = refuse('not-started', 'The match could not be started.');

/** Takes a seat with a new share; `send` gets the commitment. */
export const takeSeat = async (send: (share: string) => Promise<Answer>): Promise<Answer> => {
  const { makeShare } = await import('./make-share.ts');
  const { share, commitment } = makeShare();
  const answer = await send(commitment);
  if (!answer.ok) return answer;
  pendingShares.add(commitment, { share, table: answer.value.id });
  follow(answer.value.id);
  return answerDraw(answer.value);
};

/** Starts a match against bots. Answers its id. */
export const startAgainstBots = async ({ rated = false, ...wish }: PlayBots): Promise<Result<string, Refused>> => {
  const body: OpenTable = { ...wish, rated, seats: wish.bots.length + 1 };
  const opened = await takeSeat((share) => api.openTable({ body: { ...body, share } }));
  if (!opened.ok) return opened;
  const { id, terms } = opened.value;
  const called = await api.startMatch({ params: { id }, body: { terms } });
  const started = called.ok ? await answerDraw(called.value) : called;
  if (!started.ok) return started;
  return started.value.match === undefined ? NOT_STARTED : ok(started.value.match);
};

/** Plays on from a position of another match, at a table that is opened for it. Answers the id of the match. */
export const playOn = async (
  wish: Omit<Branch, 'table' | 'share'>,
  { game, seats }: { readonly game: string; readonly seats: number },
): Promise<Result<string, Refused>> => {
  const { makeShare } = await import('./make-share.ts');
  const { share, commitment } = makeShare();
  const table = await api.openTable({ body: { game, seats, rated: false, share: commitment } });
  if (!table.ok) return table;
  const shares = Array.from({ length: seats }, (_, seat) => (seat === wish.seat ? commitment : ''));
  keepSeen(table.value.id, { draws: [{ commitment: table.value.commitment, shares }] });
  const started = await api.branch({ body: { ...wish, table: table.value.id, share } });
  return started.ok ? ok(started.value.id) : started;
};

/** Takes part in the draw of a table at which this player was seated. */
export const joinDraw = (table: string): void => follow(table);

/** Goes on with draws that a reload has interrupted. */
export const resumeDraws = (): void => {
  for (const table of pendingShares.tables()) follow(table);
};

/** Tables for which a commitment is on its way: the table may be sent again before it arrives. */
const committing = new Map<string, Promise<Answer>>();

const commitOnce = (table: Table): Promise<Answer> => {
  const params = { id: table.id };
  const key = `${table.id} ${table.draw.repeats}`;
  const commit = () => takeSeat((share) => api.commitShare({ params, body: { share } }));
  const sent = committing.get(key) ?? commit().finally(() => committing.delete(key));
  committing.set(key, sent);
  return sent;
};

const followed = new Map<string, () => void>();

/** Answers the draw of a table, whatever page is open. */
const follow = (table: string): void => {
  if (followed.has(table)) return;
  followed.set(
    table,
    connection.watch(`table:${table}`, (update) => {
      if (update.type === 'table') void answerDraw(update.table);
    }),
  );
};

const unfollow = (table: string): void => {
  followed.get(table)?.();
  followed.delete(table);
  pendingShares.forget(table);
};

/** By its share as well: the first request of a new guest is answered before the page knows who they are. */
const isOurs = ({ player, share }: Extract<TableSeat, { kind: 'person' }>): boolean =>
  player === me.get()?.id || (share?.commitment !== undefined && pendingShares.find(share.commitment) !== undefined);

/** Does what the draw asks of this browser, if anything. Answers the table after that. */
const answerDraw = async (table: Table): Promise<Answer> => {
  const params = { id: table.id };
  const mine = table.seats.find((seat) => seat.kind === 'person' && isOurs(seat));
  if (table.match !== undefined || table.closed || mine?.kind !== 'person') {
    unfollow(table.id);
    return ok(table);
  }
  if (table.draw.dueAt === undefined || mine.share === undefined || mine.share.revealed) return ok(table);
  const own = mine.share.commitment;
  if (own === undefined) return commitOnce(table);
  const share = pendingShares.find(own);
  const shares = table.seats.map((seat) => (seat.kind === 'person' ? seat.share : undefined));
  // Until all have committed, it would be early to reveal ours.
  if (share === undefined || shares.some((one) => one !== undefined && one.commitment === undefined)) return ok(table);
  keepSeen(table.id, {
    draws: [{ commitment: table.commitment, shares: shares.map((one) => one?.commitment ?? '') }],
    terms: { game: table.game, options: table.options },
  });
  const revealed = await api.revealShare({ params, body: { share } });
  if (revealed.ok && revealed.value.match !== undefined) unfollow(table.id);
  return revealed;
};
