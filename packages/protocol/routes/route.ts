import type { TSchema } from 'typebox';

/**
 * Who may call a route:
 * - `anyone`: everybody, signed in or not;
 * - `visitor`: everybody without a bot token, signed in or not;
 * - `player`: a guest, an account or a bot with its token;
 * - `person`: a guest or an account, by the session of a browser; no bot token;
 * - `staff`: a moderator or an admin of the server; the route is hidden from all others;
 * - `admin`: an admin of the server; the route is hidden from all others;
 * - `key-holder`: a person with an admin key; the route is hidden from all others.
 */
export type Who = 'anyone' | 'visitor' | 'player' | 'person' | 'staff' | 'admin' | 'key-holder';

/** What a line of the audit log is about. Its id is the path’s parameter, or the body’s `player`. */
export const AUDIT_SUBJECTS = [
  'player',
  'match',
  'table',
  'report',
  'annotation',
  'announcement',
  'backup',
  'server',
] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];

/** The sections of the API documentation. */
export type Tag =
  | 'account'
  | 'admin'
  | 'bots'
  | 'daily'
  | 'friends'
  | 'games'
  | 'matches'
  | 'matchmaking'
  | 'moderation'
  | 'notifications'
  | 'players'
  | 'puzzles'
  | 'ratings'
  | 'rooms'
  | 'sessions'
  | 'tables'
  | 'tournaments';

/** One HTTP route below /api. Its name in the table is the OpenAPI operation id and the client’s method. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Parameters are written as `:id`; `params` describes them. */
  readonly path: `/${string}`;
  readonly tag: Tag;
  readonly summary: string;
  readonly description?: string;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** The JSON of a successful answer. Refusals are `Refused`. */
  readonly answer: TSchema;
  /** The content type of an answer that is streamed as a file to save. */
  readonly download?: 'application/json' | 'application/x-ndjson' | 'application/vnd.sqlite3';
  readonly who: Who;
  /** What an admin or moderator changes with it. The audit log has a line for every such request that was carried out. */
  readonly audited?: AuditSubject;
  /** Accounts must have signed in within the last ten minutes; otherwise `prove-first`. */
  readonly reauth?: true;
}
