import type { FastifyBaseLogger } from 'fastify';
import { type Admin, makeAdmin } from './admin/admin.ts';
import { type AuditLog, makeAuditLog } from './admin/audit-log.ts';
import { type Backups, backUpBeforeUpgrade, makeBackups } from './admin/backups.ts';
import { startExpiry } from './admin/expiry.ts';
import { startNightlyBackups } from './admin/nightly-backups.ts';
import { makePeople, type People } from './admin/people.ts';
import { type ProcessStats, startProcessStats } from './admin/process-stats.ts';
import { type StoreHealth, startStoreHealth } from './admin/store-health.ts';
import type { Bus } from './cluster/bus/bus.ts';
import { openBus } from './cluster/bus/open-bus.ts';
import type { RedisConnection } from './cluster/bus/redis.ts';
import { makePresence, type Presence } from './cluster/presence.ts';
import { type MakeRateLimiter, makeRateLimiters } from './cluster/rate-limit.ts';
import { makeTopicPublisher, type TopicPublisher } from './cluster/topic-publisher.ts';
import { type Accounts, makeAccounts } from './community/accounts/accounts.ts';
import { compareOldNames } from './community/accounts/compare-old-names.ts';
import { makePasskeys, type Passkeys } from './community/accounts/passkeys.ts';
import { makePasswordLinks, type PasswordLinks } from './community/accounts/password-links.ts';
import { makeTakeMatches, type TakeMatches } from './community/accounts/take-matches.ts';
import { type Annotations, makeAnnotations } from './community/annotations/annotations.ts';
import { type Chat, makeChat } from './community/chat/chat.ts';
import { type ChatTopics, makeChatTopics } from './community/chat/chat-topics.ts';
import { type Friends, makeFriends } from './community/friends/friends.ts';
import type { Mail } from './community/mail/mail.ts';
import { type Bans, makeBans } from './community/moderation/bans.ts';
import type { Invited } from './community/notifications/invitation-notification.ts';
import type { Push } from './community/notifications/push.ts';
import { type ReachingPeople, startReachingPeople } from './community/reaching-people.ts';
import { makeRegistration, type Registration } from './community/registration/registration.ts';
import type { Webhooks } from './community/webhooks/webhooks.ts';
import { makePublicLog, type PublicLog } from './competition/public-log/public-log.ts';
import { makeRatings, type Ratings } from './competition/ratings/ratings.ts';
import { makeForfeit } from './competition/tournaments/forfeit.ts';
import { offerTournamentTopics, startTournamentScheduler } from './competition/tournaments/scheduler.ts';
import { makeTournaments, type Tournaments } from './competition/tournaments/tournaments.ts';
import { type Event, makeEvent } from './lib/event.ts';
import { type Games, loadGames } from './lib/games.ts';
import { type Metrics, makeMetrics } from './lib/metrics.ts';
import { makeNow, type Now } from './lib/now.ts';
import { loadOutsideGames, type OutsideGames } from './lib/outside-games.ts';
import { type Dailies, makeDailies } from './lobby/daily/dailies.ts';
import { type Ghosts, makeGhosts } from './lobby/daily/ghosts.ts';
import { offerFeaturedMatches } from './lobby/featured-matches.ts';
import { offerLobbyTopics } from './lobby/lobby-topics.ts';
import { type Matchmaking, makeMatchmaking, startMatchmaking } from './lobby/matchmaking/matchmaking.ts';
import type { PuzzleService } from './lobby/puzzles/puzzles.ts';
import { startPuzzles } from './lobby/puzzles/start-puzzles.ts';
import { offerRoomTopics } from './lobby/rooms/room-topics.ts';
import { makeRooms, type Rooms } from './lobby/rooms/rooms.ts';
import { startPassingDraws } from './lobby/tables/pass-overdue-draws.ts';
import { makeStartMatch, makeStartNewTable } from './lobby/tables/start-match.ts';
import { makeTableLimits } from './lobby/tables/table-limits.ts';
import { makeTables, type Tables } from './lobby/tables/tables.ts';
import { withOutsideBots } from './match/bots/outside-bots.ts';
import { type BotPool, makeBotPool } from './match/bots/worker-pool.ts';
import type { MatchEvents } from './match/match-events.ts';
import { createMatchServices, type MatchServices } from './match/match-services.ts';
import { makePhotoFinishes, type PhotoFinishes } from './match/race/photo-finishes.ts';
import { makeReceiptMaker, type ReceiptMaker } from './match/receipts/make-receipt.ts';
import { openSigningKey, type SigningKey } from './match/receipts/signing-key.ts';
import { makeRenameSeats } from './match/rename-seats.ts';
import type { Settings } from './settings.ts';
import type { BatchWatch } from './store/batches.ts';
import { type ClaimedFolder, claimDataFolder, makeStorePrivate } from './store/files/data-folder.ts';
import { finishRestore } from './store/files/restore-store.ts';
import { openStore } from './store/open-store.ts';
import type { Store, StoredTable } from './store/store.ts';

/** Composition root: all services, without the HTTP and WebSocket transport. */
export interface Services extends Omit<MatchServices, 'close'> {
  readonly settings: Settings;
  readonly store: Store;
  readonly games: Games;
  readonly topics: TopicPublisher;
  readonly tables: Tables;
  readonly rooms: Rooms;
  readonly matchmaking: Matchmaking;
  readonly photoFinishes: PhotoFinishes;
  readonly dailies: Dailies;
  readonly dailyGhosts: Ghosts;
  readonly puzzles: PuzzleService;
  readonly accounts: Accounts;
  readonly passkeys: Passkeys;
  readonly passwordLinks: PasswordLinks;
  readonly takeMatches: TakeMatches;
  readonly friends: Friends;
  readonly annotations: Annotations;
  readonly chat: Chat;
  readonly chatTopics: ChatTopics;
  readonly ratings: Ratings;
  readonly tournaments: Tournaments;
  readonly push: Push;
  /** Tells a player without an open page that a friend has written. */
  readonly tellOfMessage: ReachingPeople['tellOfMessage'];
  readonly mail: Mail;
  readonly webhooks: Webhooks;
  readonly admin: Admin;
  readonly people: People;
  readonly auditLog: AuditLog;
  readonly bans: Bans;
  readonly registration: Registration;
  readonly backups: Backups;
  readonly processStats: ProcessStats;
  readonly storeHealth: StoreHealth;
  readonly signingKey: SigningKey;
  readonly receipts: ReceiptMaker;
  readonly publicLog: PublicLog;
  readonly metrics: Metrics;
  readonly now: Now;
  readonly bus: Bus;
  /** The connection behind the bus, where there are several processes. */
  readonly redis?: RedisConnection;
  readonly makeRateLimiter: MakeRateLimiter;
  readonly presence: Presence;
  readonly events: ServerEvents;
  /** Error sink for background work, which is retried or repeated by the next request. */
  readonly onError: (error: unknown) => void;
  close(): Promise<void>;
}

/** Server events, emitted once the change is on disk. */
export interface ServerEvents extends MatchEvents {
  readonly table: Event<StoredTable>;
  readonly invited: Event<Invited>;
}

export interface ServiceOptions {
  readonly botPool?: BotPool | undefined;
  /** Games from outside that were loaded already; otherwise those of the settings are. */
  readonly outsideGames?: OutsideGames | undefined;
}

export const createServices = async (
  settings: Settings,
  log: FastifyBaseLogger,
  { botPool = makeBotPool(), outsideGames }: ServiceOptions = {},
): Promise<Services> => {
  const now = makeNow();
  const metrics = makeMetrics();
  let isOpen = false;
  const folder = settings.database === undefined ? openDataFolder(settings.data, log) : undefined;
  const outside = outsideGames ?? (await loadOutsideGames(settings.games));
  for (const { id, folder, reason } of outside.refused) log.error({ game: id, folder, reason }, 'game refused');
  const [store, games] = await Promise.all([
    openStore(
      settings,
      batchWatch(metrics, log, () => isOpen),
      () => backUpBeforeUpgrade(settings, log),
    ),
    loadGames(outside),
  ]).catch((error) => {
    outside.close();
    folder?.release();
    throw error;
  });
  isOpen = true;
  const onError = (error: unknown) => log.error({ err: error }, 'background task failed');
  const { bus, redis } = await openBus(settings, {
    away: (error) => log.warn({ reason: error.message }, 'Redis is away; play continues without it'),
    back: () => log.info('Redis is back'),
  }).catch(async (error) => {
    await store.close();
    folder?.release();
    throw error;
  });
  const presence = makePresence(bus, onError);
  const events: ServerEvents = {
    match: makeEvent(onError),
    played: makeEvent(onError),
    ended: makeEvent(onError),
    amended: makeEvent(onError),
    table: makeEvent(onError),
    watched: makeEvent(onError),
    invited: makeEvent(onError),
  };
  const signingKey = await openSigningKey(store);
  const receipts = makeReceiptMaker(signingKey);
  const core = {
    settings,
    botPool: withOutsideBots(botPool, outside),
    store,
    games,
    receipts,
    bus,
    presence,
    metrics,
    now,
    events,
    log,
    onError,
  };
  const { close: closeMatches, ...match } = await createMatchServices(core);
  const { matches } = match;
  const makeRateLimiter = makeRateLimiters(now, redis);
  const topics = makeTopicPublisher({ bus, onError });

  const daily = { store, dailyOf: games.dailyOf, now };
  const startMatch = makeStartMatch({ store, games, now, onGameFailed: matches.fail });
  const tables = makeTables({
    store,
    games,
    now,
    limits: makeTableLimits({ store, limits: settings.limits, now }),
    begin: async (table) => {
      const started = await startMatch(table);
      const begun = started?.match === undefined ? undefined : await matches.startBots(started.match);
      if (begun !== undefined) events.match.emit(begun);
      return started;
    },
    onChanged: events.table.emit,
  });
  const ratings = makeRatings({
    store,
    games,
    onError: (error, id) => log.error({ err: error, match: id }, 'rating settlement failed'),
  });
  events.ended.listen(({ stored }) => ratings.settle(stored.id));
  offerLobbyTopics({ store, tables, matches, ratings, presence, events }, topics);
  offerFeaturedMatches({ store, matches, ratings, presence, events }, topics);
  const rooms = makeRooms({
    store,
    games,
    tables,
    matches,
    presence,
    now,
    makeRateLimiter,
    onChanged: (code) => topics.publishSoon(`room:${code}`),
  });
  offerRoomTopics({ store, games, rooms, presence, events, onError }, topics);
  const matchmaking = makeMatchmaking({ store, games, ratings, tables, events, now }, topics);
  const draws = startPassingDraws({ store, tables, now }, onError);
  const pairing = startMatchmaking(matchmaking, topics.followed, (error) =>
    log.error({ err: error }, 'matchmaking tick failed'),
  );

  const { puzzles, stop: stopPuzzles } = startPuzzles({ store, games, ended: events.ended, now, onError });

  const startNewTable = makeStartNewTable({ store, games, now, onGameFailed: matches.fail });
  const tournaments = makeTournaments({
    store,
    games,
    now,
    begin: async (table) => {
      if (!(await startNewTable(table))) return;
      const begun = await matches.startBots(table.match);
      events.table.emit(table);
      if (begun !== undefined) events.match.emit(begun);
    },
    forfeit: makeForfeit(matches),
  });
  offerTournamentTopics({ tournaments, now }, topics);
  const scheduler = startTournamentScheduler({ store, tournaments, events, now }, (error) =>
    log.error({ err: error }, 'tournament step failed'),
  );

  const passwordLinks = makePasswordLinks({ store, now });
  const reaching = await startReachingPeople({
    ...core,
    matches,
    tournaments,
    passwordLinks,
    makeRateLimiter,
    // Players whose conditional moves already answered the turn are not notified.
    turns: match.conditionalMoves.settled,
  });
  const { webhooks } = reaching;

  const renameSeats = makeRenameSeats({ store, matches });
  const accounts = makeAccounts({
    games,
    store,
    tables,
    now,
    makeRateLimiter,
    onRenamed: async (player) => {
      await tables.rename(player);
      await rooms.rename(player);
      await renameSeats(player);
    },
  });
  const friends = makeFriends({ store, presence, events, now }, topics);
  await compareOldNames(store.accounts);
  const chat = makeChat({ store, matches, now, makeRateLimiter });
  const admin = makeAdmin({ store, tables, matches, presence, webhooks, now }, topics);
  const bans = makeBans(store, now);
  const people = makePeople({ store, accounts, bans, tables, now });
  const processStats = startProcessStats({ settings, store, metrics, presence, events });
  const storeHealth = startStoreHealth({ settings, beat: match.beat, log });
  const backups = makeBackups(settings, (error) => log.error({ err: error }, 'backup failed'));
  const expiry = startExpiry({ store, now, log });
  const nightlyBackups = startNightlyBackups({ settings: settings.backups, store, backups, log });

  return {
    ...match,
    signingKey,
    receipts,
    publicLog: makePublicLog({ store, signingKey, now }),
    settings,
    store,
    games,
    topics,
    tables,
    rooms,
    matchmaking,
    photoFinishes: makePhotoFinishes({ store, now, makeRateLimiter }),
    dailies: makeDailies({ ...daily, games: games.list().map(({ id }) => id) }),
    dailyGhosts: makeGhosts(daily),
    puzzles,
    accounts,
    passkeys: makePasskeys({ store, bus, now }),
    passwordLinks,
    takeMatches: makeTakeMatches({ store, matches, bus }),
    friends,
    annotations: makeAnnotations({ store, matches, now }),
    chat,
    chatTopics: makeChatTopics({ store, chat }, topics),
    ratings,
    tournaments,
    push: reaching.push,
    tellOfMessage: reaching.tellOfMessage,
    mail: reaching.mail,
    webhooks,
    admin,
    people,
    auditLog: makeAuditLog(store, now),
    bans,
    registration: makeRegistration(store, now),
    backups,
    processStats,
    storeHealth,
    metrics,
    now,
    bus,
    ...(redis !== undefined && { redis }),
    makeRateLimiter,
    presence,
    events,
    onError,
    close: async () => {
      processStats.stop();
      storeHealth.stop();
      expiry.stop();
      await nightlyBackups.stop();
      await stopPuzzles();
      draws.stop();
      pairing.stop();
      await reaching.stop();
      await scheduler.stop();
      await closeMatches();
      await ratings.close();
      presence.stop();
      await bus.close();
      await store.close();
      folder?.release();
    },
  };
};

/** Claims the data folder for this server, and finishes a restore that was interrupted. */
const openDataFolder = (data: string, log: FastifyBaseLogger): ClaimedFolder => {
  const folder = claimDataFolder(data);
  const replaced = finishRestore(data);
  if (replaced !== undefined) log.warn({ replaced }, 'finished an interrupted restore');
  makeStorePrivate(data);
  return folder;
};

/** Until the store is open, its errors end the start with a sentence and are not logged. */
const batchWatch = (metrics: Metrics, log: FastifyBaseLogger, isOpen: () => boolean): BatchWatch => ({
  committed: (jobs, seconds) => {
    metrics.writes.inc(jobs);
    metrics.commits.observe(seconds);
  },
  failed: (error) => {
    metrics.failures.inc();
    if (isOpen()) log.error({ err: error }, 'transaction failed');
  },
});
