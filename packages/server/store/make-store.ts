import type { Kysely } from 'kysely';
import type { Engine } from './engine.ts';
import { MIGRATIONS, migrate, readVersion } from './migrations.ts';
import { prepare } from './prepared-query.ts';
import { makeAccountsStore, makePasskeysStore } from './repositories/accounts.ts';
import { makeAdminStore } from './repositories/admin.ts';
import { makeAmendmentsStore } from './repositories/amendments.ts';
import { makeAnnotationsStore } from './repositories/annotations.ts';
import { makeAuditLogStore } from './repositories/audit-log.ts';
import { makeBansStore } from './repositories/bans.ts';
import { makeBotTokensStore } from './repositories/bot-tokens.ts';
import { makeChatStore } from './repositories/chat.ts';
import { makeConditionalMovesStore } from './repositories/conditional-moves.ts';
import { makeDailiesStore } from './repositories/dailies.ts';
import { makeDeadlinesStore } from './repositories/deadlines.ts';
import { makeFriendsStore } from './repositories/friends.ts';
import { makeInvitationLinksStore } from './repositories/invitation-links.ts';
import { makeKeyValueStore } from './repositories/key-values.ts';
import { makeMailAddressesStore } from './repositories/mail-addresses.ts';
import { makeMatchesStore } from './repositories/matches.ts';
import { makeMatchmakingStore } from './repositories/matchmaking.ts';
import { makeModerationStore } from './repositories/moderation.ts';
import { makeNotificationsStore } from './repositories/notifications.ts';
import { makeOutboxStore } from './repositories/outbox.ts';
import { makePasswordLinksStore } from './repositories/password-links.ts';
import { makePeopleStore } from './repositories/people.ts';
import { makePlayersStore } from './repositories/players.ts';
import { makeProfilesStore } from './repositories/profiles.ts';
import { makePublicLogStore } from './repositories/public-log.ts';
import { makePuzzlesStore } from './repositories/puzzles.ts';
import { makeRaceTracesStore } from './repositories/race-traces.ts';
import { makeRatingsStore } from './repositories/ratings.ts';
import { makeRoomsStore } from './repositories/rooms.ts';
import { makeSessionsStore } from './repositories/sessions.ts';
import { makeSettlementsStore } from './repositories/settlements.ts';
import { makeStaffStore } from './repositories/staff.ts';
import { makeTablesStore } from './repositories/tables.ts';
import { makeTournamentsStore } from './repositories/tournaments.ts';
import { makeWebhooksStore } from './repositories/webhooks.ts';
import { parseLogRow } from './rows.ts';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';
import { guard } from './write-guard.ts';

/** Called before a store of an earlier version is changed, while it can still be copied as that version left it. */
export type BeforeUpgrade = () => Promise<void>;

/** The store on any engine, migrated. `build` only builds queries. */
export const makeStore = async (
  engine: Engine,
  build: Kysely<Schema>,
  beforeUpgrade: BeforeUpgrade,
): Promise<Store> => {
  const version = await readVersion(engine, build);
  if (version > 0 && version < MIGRATIONS.length) await beforeUpgrade();
  await migrate(engine, build);
  return makeRepositories(engine, build);
};

export const makeRepositories = (unguarded: Engine, build: Kysely<Schema>): Store => {
  const { engine, guardWrites } = guard(unguarded);
  const logOf = build
    .selectFrom('log')
    .select(['seq', 'at', 'by', 'move', 'key', 'receipt', 'takes_back', 'kind'])
    .where('match_id', '=', '')
    .where('seq', '>', 0);
  const readLog = prepare(logOf.orderBy('seq').compile());
  const amendments = makeAmendmentsStore(engine, build);
  return {
    isShared: engine.isShared,
    guardWrites,
    // Unguarded: the heartbeat in it decides whether other writes are allowed.
    keyValues: makeKeyValueStore(unguarded, build),
    players: makePlayersStore(engine, build),
    sessions: makeSessionsStore(engine, build),
    accounts: makeAccountsStore(engine, build),
    passkeys: makePasskeysStore(engine, build),
    passwordLinks: makePasswordLinksStore(engine, build),
    botTokens: makeBotTokensStore(engine, build),
    tables: makeTablesStore(engine, build),
    matches: makeMatchesStore(engine, build, amendments),
    amendments,
    log: {
      append: (append) => engine.append(append),
      read: async (match, after = 0) => (await engine.rows(readLog(match, after))).map(parseLogRow),
      lengths: async (matches) => {
        if (matches.length === 0) return new Map();
        const last = build.selectFrom('log').select(({ fn }) => ['match_id', fn.max('seq').as('seq')]);
        const query = last.where('match_id', 'in', matches).groupBy('match_id');
        return new Map((await engine.rows(query.compile())).map(({ match_id, seq }) => [match_id, Number(seq)]));
      },
    },
    conditionalMoves: makeConditionalMovesStore(engine, build),
    raceTraces: makeRaceTracesStore(engine, build),
    deadlines: makeDeadlinesStore(engine, build),
    dailies: makeDailiesStore(engine, build),
    puzzles: makePuzzlesStore(engine, build),
    ratings: makeRatingsStore(engine, build),
    friends: makeFriendsStore(engine, build),
    matchmaking: makeMatchmakingStore(engine, build),
    profiles: makeProfilesStore(engine, build),
    settlements: makeSettlementsStore(engine, build),
    publicLog: makePublicLogStore(engine, build),
    chat: makeChatStore(engine, build),
    notifications: makeNotificationsStore(engine, build),
    mailAddresses: makeMailAddressesStore(engine, build),
    webhooks: makeWebhooksStore(engine, build),
    outbox: makeOutboxStore(engine, build),
    moderation: makeModerationStore(engine, build),
    admin: makeAdminStore(engine, build),
    staff: makeStaffStore(engine, build),
    people: makePeopleStore(engine, build),
    bans: makeBansStore(engine, build),
    invitationLinks: makeInvitationLinksStore(engine, build),
    annotations: makeAnnotationsStore(engine, build),
    rooms: makeRoomsStore(engine, build),
    auditLog: makeAuditLogStore(engine, build),
    tournaments: makeTournamentsStore(engine, build),
    close: () => engine.close(),
  };
};
