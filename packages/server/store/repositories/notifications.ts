import type { Locale } from '@sesame/kernel';
import type { TimeControl } from '@sesame/protocol';
import type { Kysely, Selectable } from 'kysely';
import type { Engine } from '../engine.ts';
import { prepare } from '../prepared-query.ts';
import type { Schema } from '../schema.ts';

/** Push subscription of a browser. Ends with its session. */
export interface StoredSubscription {
  readonly endpoint: string;
  readonly session: string;
  readonly player: string;
  /** The browser's public key and its shared secret, both as base64url. */
  readonly p256dh: string;
  readonly auth: string;
  readonly agent: string;
  readonly locale: Locale;
  readonly createdAt: number;
}

/**
 * Identifies a notification. `seq` is the row where the decision began or the match ended; 0 for an invitation, which is
 * sent once per table.
 */
export interface NotificationMark {
  /** The match, or the table. */
  readonly match: string;
  readonly player: string;
  readonly kind: 'turn' | 'reminder' | 'ended' | 'invited' | 'reached';
  readonly seq: number;
}

/** A correspondence match with its next deadline. */
export interface CorrespondenceDeadline {
  readonly match: string;
  readonly dueAt: number;
  readonly pace: TimeControl;
}

export interface NotificationsStore {
  /** Adds a subscription: one per session, and an endpoint moves to the session that used it last. */
  subscribe(subscription: StoredSubscription): Promise<void>;
  /** Subscriptions of a player with a live session, newest first. */
  ofPlayer(player: string): Promise<readonly StoredSubscription[]>;
  unsubscribe(session: string): Promise<void>;
  /** A browser has a new session. */
  moveSubscription(sessions: { readonly from: string; readonly to: string }): Promise<void>;
  /** Removes an endpoint that its push service reports as gone. */
  removeEndpoint(endpoint: string): Promise<void>;
  /** Claims the right to send a notification. True for exactly one caller over all processes. */
  claim(notice: NotificationMark): Promise<boolean>;
  /** Correspondence matches due before a time, soonest first. */
  listCorrespondenceDue(before: number, limit: number): Promise<readonly CorrespondenceDeadline[]>;
}

/** Claims a notification; it changes no row if somebody else has. */
export const claimNotification = (build: Kysely<Schema>, { match, player, kind, seq }: NotificationMark) =>
  build
    .insertInto('notices')
    .values({ match_id: match, player_id: player, kind, seq })
    .onConflict((met) =>
      met.columns(['match_id', 'player_id', 'kind']).doUpdateSet({ seq }).where('notices.seq', '<', seq),
    )
    .compile();

const parseSubscription = (row: Selectable<Schema['push_subscriptions']>): StoredSubscription => ({
  endpoint: row.endpoint,
  session: row.session_id,
  player: row.player_id,
  p256dh: row.p256dh,
  auth: row.auth,
  agent: row.agent,
  locale: row.locale as Locale,
  createdAt: Number(row.created_at),
});

export const makeNotificationsStore = (engine: Engine, build: Kysely<Schema>): NotificationsStore => {
  const removeWhere = (column: 'endpoint' | 'session_id', value: string) =>
    build.deleteFrom('push_subscriptions').where(column, '=', value).compile();
  const ofPlayer = prepare(
    build
      .selectFrom('push_subscriptions as subscriptions')
      .innerJoin('sessions', (join) =>
        join
          .onRef('sessions.id', '=', 'subscriptions.session_id')
          .onRef('sessions.player_id', '=', 'subscriptions.player_id'),
      )
      .selectAll('subscriptions')
      .where('subscriptions.player_id', '=', '')
      .orderBy('subscriptions.created_at', 'desc')
      .compile(),
  );
  return {
    subscribe: async ({ endpoint, session, player, p256dh, auth, agent, locale, createdAt }) => {
      const row = {
        endpoint,
        session_id: session,
        player_id: player,
        p256dh,
        auth,
        agent,
        locale,
        created_at: createdAt,
      };
      const liveSessions = build.selectFrom('sessions').select('id');
      await engine.change(
        [
          build.deleteFrom('push_subscriptions').where('session_id', 'not in', liveSessions).compile(),
          removeWhere('session_id', session),
          removeWhere('endpoint', endpoint),
          build.insertInto('push_subscriptions').values(row).compile(),
        ].map((query) => ({ query })),
      );
    },
    ofPlayer: async (player) => (await engine.rows(ofPlayer(player))).map(parseSubscription),
    unsubscribe: async (session) => {
      await engine.change([{ query: removeWhere('session_id', session) }]);
    },
    moveSubscription: async ({ from, to }) => {
      const move = build.updateTable('push_subscriptions').set({ session_id: to }).where('session_id', '=', from);
      await engine.change([{ query: move.compile() }]);
    },
    removeEndpoint: async (endpoint) => {
      await engine.change([{ query: removeWhere('endpoint', endpoint) }]);
    },
    claim: (mark) => engine.change([{ query: claimNotification(build, mark), must: true }]),
    listCorrespondenceDue: async (before, limit) => {
      const query = build
        .selectFrom('deadlines')
        .innerJoin('matches', 'matches.id', 'deadlines.match_id')
        .select(['deadlines.match_id', 'deadlines.due_at', 'matches.pace'])
        .where('deadlines.due_at', '<=', before)
        .where('matches.pace', 'like', '%"correspondence"%')
        .orderBy('deadlines.due_at')
        .limit(limit);
      const rows = await engine.rows(query.compile());
      return rows.map(({ match_id, due_at, pace }) => ({
        match: match_id,
        dueAt: Number(due_at),
        pace: JSON.parse(pace),
      }));
    },
  };
};
