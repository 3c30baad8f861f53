import { areOptionsFor, ok, type Result, refuse, YOUR_LEVEL } from '@sesame/kernel';
import { MATCHMAKING_TIME_CONTROLS, type OpenTable, type Rematch } from '@sesame/protocol';
import { standingOf } from '../../competition/ratings/standing.ts';
import type { Games } from '../../lib/games.ts';
import { makeId, makeSecret } from '../../lib/ids.ts';
import type { Now } from '../../lib/now.ts';
import type { Source } from '../../lib/source.ts';
import { canBeRated, isSeatCountAllowed, parseMatchSettings, WRONG_SEATS } from '../../match/match-settings.ts';
import { refuseTerms, termsHash } from '../../match/terms.ts';
import type { Store, StoredMatch, StoredPlayer, StoredTable } from '../../store/store.ts';
import { withAgreement } from './agreement.ts';
import { commitShare, followDraw, isDrawn, passMissing, revealShare } from './draw.ts';
import { type NewTable, planRematch } from './rematch.ts';
import {
  clearSeat,
  isComplete,
  isSeated,
  personChair,
  playersAt,
  readyToStart,
  renamePlayer,
  type SeatRequest,
  seatBot,
  sitDown,
} from './seating.ts';
import { OPEN_TABLE_LIFETIME_MS, type TableLimits } from './table-limits.ts';

export interface Tables {
  /** Opens a table. Matches of guests are not rated. */
  open(host: StoredPlayer, request: OpenTable & { readonly source?: Source }): Promise<Result<StoredTable>>;
  find(id: string): Promise<Result<StoredTable>>;
  /** Listed tables with a free seat. Old ones are left out, as their hosts have gone. */
  listOpen(): Promise<readonly StoredTable[]>;
  change(
    id: string,
    host: string,
    request: Pick<OpenTable, 'options' | 'pace' | 'open' | 'rated'>,
  ): Promise<Result<StoredTable>>;
  /** Sits down, or agrees to new terms. The match starts when all seats are taken and agree. */
  sit(id: string, player: StoredPlayer, request: SeatRequest): Promise<Result<StoredTable>>;
  clear(id: string, player: string, seat: number): Promise<Result<StoredTable>>;
  seatBot(id: string, host: string, request: { bot: string; seat?: number }): Promise<Result<StoredTable>>;
  start(id: string, host: string, terms: string): Promise<Result<StoredTable>>;
  /** Notes the commitment to a player's new share in the luck. */
  commitShare(id: string, player: string, commitment: string): Promise<Result<StoredTable>>;
  /** Notes a player's share. The match starts when all are in. */
  revealShare(id: string, player: string, share: string): Promise<Result<StoredTable>>;
  /** Goes on without shares that were not given in time. */
  passMissingShares(id: string): Promise<void>;
  /** Opens a full table without a host, on whose terms all agree, and starts its match as soon as all shares are in. */
  beginWith(table: Pick<StoredTable, 'id' | 'game' | 'options' | 'pace' | 'seats'>): Promise<Result<StoredTable>>;
  /** Closes a table that has not started, as its host. */
  close(id: string, host: string): Promise<Result<StoredTable>>;
  /** The same for matchmaking and the admin. */
  dissolve(id: string): Promise<Result<StoredTable>>;
  /** Shows the new name of a player at the tables where they wait. */
  rename(player: StoredPlayer): Promise<void>;
  /** The rematch table of a match, at the same or another game. All players get the same one. */
  rematch(
    match: StoredMatch,
    player: StoredPlayer,
    request: Rematch & { readonly source?: Source },
  ): Promise<Result<StoredTable>>;
}

export interface TablesDeps {
  readonly store: Pick<Store, 'tables' | 'players' | 'accounts' | 'friends'>;
  readonly games: Games;
  readonly now: Now;
  readonly limits: TableLimits;
  /** Starts the match of a full table. Undefined: the table was changed first. */
  readonly begin: (table: StoredTable) => Promise<StoredTable | undefined>;
  readonly onChanged: (table: StoredTable) => void;
}

const MAX_LISTED = 100;
/** The same for those who block and those who are blocked. */
const KEPT_APART = refuse('kept-apart', 'You can’t play with this player.');
const NO_TABLE = refuse('no-table', 'Table not found. It may have been closed.');

/** The table if it has the terms that a player wants. */
const onTerms = (found: Result<StoredTable>, wanted: string | undefined): Result<StoredTable> =>
  found.ok && termsHash(found.value) !== wanted ? refuseTerms(found.value) : found;

export const makeTables = ({ store, games, now, limits, begin, onChanged }: TablesDeps): Tables => {
  /** Optimistic update: retries on top of concurrent changes. With `isWanted`, the match of a complete table starts. */
  const edit = async (
    id: string,
    change: (table: StoredTable) => Result<StoredTable>,
    { isWanted = false } = {},
  ): Promise<Result<StoredTable>> => {
    for (;;) {
      const table = await store.tables.find(id);
      if (table === undefined || table.closedAt !== undefined) return NO_TABLE;
      const next = change(table);
      if (!next.ok) return next;
      const followed = followDraw(next.value, { now: now(), isWanted });
      if (followed === table && !isDrawn(table)) return ok(table);
      const edited = await (isDrawn(followed) ? begin(followed) : save(followed));
      if (edited === undefined) continue;
      onChanged(edited);
      return ok(edited);
    }
  };
  const save = async (table: StoredTable): Promise<StoredTable | undefined> =>
    (await store.tables.change(table)) ? { ...table, version: table.version + 1 } : undefined;
  const find = async (id: string): Promise<Result<StoredTable>> => {
    const table = await store.tables.find(id);
    return table === undefined || table.closedAt !== undefined ? NO_TABLE : ok(table);
  };
  /** The rematch table of the player who asked first. */
  const findNext = async (id: string): Promise<Result<StoredTable>> => {
    const table = await find(id);
    return table.ok && table.value.next !== undefined ? find(table.value.next) : table;
  };
  /** A new table, on whose terms the player who opens it agrees. */
  const make = (table: NewTable, by: string): StoredTable => {
    const fresh = { id: makeId(), version: 0, secret: makeSecret(), drawRepeats: 0, createdAt: now() };
    return withAgreement({ ...table, ...fresh }, by);
  };
  const add = async (table: StoredTable): Promise<StoredTable> => {
    await store.tables.add(table);
    onChanged(table);
    return table;
  };
  /** A bot that may sit at a table: a built-in one, or one of the host's own. */
  const findBot = async (game: string, host: string, id: string): Promise<Result<string | StoredPlayer>> => {
    if (id === YOUR_LEVEL.id || games.hasBot(game, id)) return ok(id);
    const bot = await store.players.find(id);
    return bot?.owner !== host || bot.leftAt !== undefined ? refuse('no-bot', 'Bot not found.') : ok(bot);
  };
  /** The table with bots at its free seats. */
  const withBots = async (table: StoredTable, host: string, bots: readonly string[]): Promise<Result<StoredTable>> => {
    let filled = table;
    for (const id of bots) {
      const bot = await findBot(table.game, host, id);
      if (!bot.ok) return bot;
      const seated = seatBot(filled, host, { bot: bot.value });
      if (!seated.ok) return seated;
      filled = seated.value;
    }
    return ok(filled);
  };

  const isGuestPlayer = async (player: string) => !(await standingOf(store, player)).isRanked;
  const closed = (table: StoredTable): Result<StoredTable> =>
    table.match === undefined
      ? ok({ ...table, closedAt: now() })
      : refuse('started', 'This match has already started.');

  return {
    find,
    listOpen: async () => {
      const open = await store.tables.listOpen(now() - OPEN_TABLE_LIFETIME_MS, MAX_LISTED);
      return open.filter(({ seats }) => seats.some(({ kind }) => kind === 'person'));
    },
    open: async (host, { game, options = {}, open = false, rated = true, seats, bots = [], ...request }) => {
      // A rated match needs a clock; against bots it has one by itself.
      const { pace = rated && bots.length > 0 ? MATCHMAKING_TIME_CONTROLS.live : undefined, ...seated } = request;
      const made = parseMatchSettings(games, { game, options, ...(pace !== undefined && { pace }) });
      if (!made.ok) return made;
      const allowed = await limits.mayOpen(host.id);
      if (!allowed.ok) return allowed;
      const { rules, terms } = made.value;
      const count = seats ?? rules.seats.min;
      if (!isSeatCountAllowed(rules, count) || !areOptionsFor(rules.options, terms.options, count)) return WRONG_SEATS;
      const free = Array.from({ length: count - 1 }, () => ({ kind: 'open' }) as const);
      const isGuest = await isGuestPlayer(host.id);
      const isRated = rated && !isGuest && canBeRated(rules, terms);
      const chairs = [personChair(host, { ...seated, isGuest }), ...free];
      const table = make({ ...terms, open, rated: isRated, host: host.id, seats: chairs }, host.id);
      const filled = await withBots(table, host.id, bots);
      return filled.ok ? ok(await add(filled.value)) : filled;
    },
    change: async (id, host, request) => {
      const isGuest = await isGuestPlayer(host);
      return edit(id, (table) => {
        if (table.host !== host) return refuse('not-host', 'Only the host can change the table.');
        if (table.match !== undefined) return refuse('started', 'This match has already started.');
        const { options, pace } = { ...table, ...request };
        const made = parseMatchSettings(games, { game: table.game, options, pace });
        if (!made.ok) return made;
        const { rules, terms } = made.value;
        if (!areOptionsFor(rules.options, terms.options, table.seats.length)) return WRONG_SEATS;
        const changed = {
          ...table,
          ...terms,
          open: request.open ?? table.open,
          rated: (request.rated ?? table.rated) && !isGuest && canBeRated(rules, terms),
        };
        // The others agreed to a hash that is not the table's any more.
        return ok(withAgreement(changed, host));
      });
    },
    sit: async (id, player, request) => {
      const found = await find(id);
      if (!found.ok) return found;
      if (await store.friends.isBlocked(player.id, playersAt(found.value))) return KEPT_APART;
      const allowed = await limits.mayPlay(player.id);
      if (!allowed.ok) return allowed;
      const isGuest = await isGuestPlayer(player.id);
      return edit(id, (table) => sitDown(table, player, { ...request, isGuest }), { isWanted: true });
    },
    clear: (id, player, seat) => edit(id, (table) => clearSeat(table, player, seat)),
    seatBot: async (id, host, request) => {
      const table = await find(id);
      if (!table.ok) return table;
      const bot = await findBot(table.value.game, host, request.bot);
      if (!bot.ok) return bot;
      return edit(id, (now) => seatBot(now, host, { ...request, bot: bot.value }));
    },
    commitShare: (id, player, commitment) => edit(id, (table) => commitShare(table, player, commitment)),
    revealShare: (id, player, share) => edit(id, (table) => revealShare(table, player, share)),
    passMissingShares: async (id) => {
      await edit(id, (table) => ok(passMissing(table, now())));
    },
    start: (id, host, terms) => edit(id, (table) => readyToStart(table, host, terms), { isWanted: true }),
    beginWith: async (request) => {
      const fresh = { version: 0, open: false, rated: false, secret: makeSecret(), drawRepeats: 0, createdAt: now() };
      const table = playersAt({ ...request, ...fresh }).reduce(withAgreement, { ...request, ...fresh });
      await store.tables.add(table);
      return edit(table.id, ok, { isWanted: true });
    },
    close: (id, host) =>
      edit(id, (table) =>
        table.host === host ? closed(table) : refuse('not-host', 'Only the host can close the table.'),
      ),
    dissolve: (id) => edit(id, closed),
    rename: async (player) => {
      const waiting = await store.tables.waitingWith(player.id, now() - OPEN_TABLE_LIFETIME_MS);
      for (const { id } of waiting) await edit(id, (table) => ok(renamePlayer(table, player)));
    },
    rematch: async (match, player, { game, options, terms, ...seated }) => {
      const found = await find(match.table);
      if (!found.ok) return found;
      const table = found.value;
      if (!isSeated(table, player.id)) return refuse('not-seated', 'Only players of this match can ask for a rematch.');
      const offered = table.next === undefined ? NO_TABLE : await find(table.next);
      const planned = planRematch(table, { player, seated, ...(game && { game, options }) }, games);
      if (!planned.ok) return planned;
      // A request for another game says itself on which terms.
      const wanted = game === undefined ? terms : termsHash(planned.value);
      if (offered.ok) return onTerms(offered, wanted);
      if (termsHash(planned.value) !== wanted) return refuseTerms(planned.value);
      const next = await add(make(planned.value, player.id));
      const noted = await edit(table.id, (now) => (now.next === table.next ? ok({ ...now, next: next.id }) : NO_TABLE));
      if (!noted.ok) return onTerms(await findNext(table.id), wanted);
      return isComplete(next) ? edit(next.id, ok, { isWanted: true }) : ok(next);
    },
  };
};
