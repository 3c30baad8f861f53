import type { Static, TSchema } from 'typebox';
import { ACCOUNT_ROUTES } from './routes/account.ts';
import { ADMIN_ROUTES } from './routes/admin.ts';
import { ANNOTATION_ROUTES } from './routes/annotations.ts';
import { COMMUNITY_ROUTES } from './routes/community.ts';
import { COMPETITION_ROUTES } from './routes/competition.ts';
import { DAILY_ROUTES } from './routes/daily.ts';
import { MAIL_ROUTES } from './routes/mail.ts';
import { MATCH_ROUTES } from './routes/matches.ts';
import { PEOPLE_ROUTES } from './routes/people.ts';
import { PUBLIC_LOG_ROUTES } from './routes/public-log.ts';
import { PUZZLE_ROUTES } from './routes/puzzles.ts';
import { ROOM_ROUTES } from './routes/rooms.ts';
import type { Route } from './routes/route.ts';
import { SESSION_ROUTES } from './routes/sessions.ts';
import { TABLE_ROUTES } from './routes/tables.ts';
import { WEBHOOK_ROUTES } from './routes/webhooks.ts';

export type { AuditSubject, Route, Who } from './routes/route.ts';

/**
 * All HTTP routes, by name. The server registers them from here, the client derives its methods from here, and the API
 * documentation its operation ids and answers.
 */
export const ROUTES = {
  ...ACCOUNT_ROUTES,
  ...SESSION_ROUTES,
  ...TABLE_ROUTES,
  ...ROOM_ROUTES,
  ...MATCH_ROUTES,
  ...ANNOTATION_ROUTES,
  ...COMMUNITY_ROUTES,
  ...DAILY_ROUTES,
  ...PUZZLE_ROUTES,
  ...COMPETITION_ROUTES,
  ...PUBLIC_LOG_ROUTES,
  ...MAIL_ROUTES,
  ...WEBHOOK_ROUTES,
  ...ADMIN_ROUTES,
  ...PEOPLE_ROUTES,
} as const satisfies Record<string, Route>;

export type Routes = typeof ROUTES;
export type RouteName = keyof Routes;

/** The JSON type of a part of a route; `undefined` where the route does not have it. */
export type PartOf<R extends Route, Part extends 'params' | 'query' | 'body'> = R extends {
  readonly [Key in Part]: infer Schema extends TSchema;
}
  ? Static<Schema>
  : undefined;

/** The JSON type of a route’s answer. */
export type AnswerOf<R extends Route> = Static<R['answer']>;

/** JSON whose arrays and fields may be readonly. */
export type ReadonlyJson<Json> = unknown extends Json
  ? Json
  : Json extends readonly (infer Item)[]
    ? readonly ReadonlyJson<Item>[]
    : Json extends object
      ? { readonly [Key in keyof Json]: ReadonlyJson<Json[Key]> }
      : Json;
