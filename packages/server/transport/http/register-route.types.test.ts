import { ok, type Result, refuse } from '@sesame/kernel';
import { ROUTES, type Table } from '@sesame/protocol';
import { expect, test } from 'vitest';
import type { StoredTable } from '../../store/store.ts';
import { type HttpContext, registerRoute } from './register-route.ts';

declare const http: HttpContext;
declare const table: Table;
declare const tableWithSecret: Table & { readonly secret: string };
declare const found: Result<Table>;
declare const stored: Result<StoredTable>;

/** Compile-time tests: never called, checked by `tsc`. An unused `@ts-expect-error` is an error. */
const answers = () => {
  registerRoute(http, ROUTES.table, () => ok(table));
  registerRoute(http, ROUTES.table, async () => found);
  registerRoute(http, ROUTES.table, ({ params }) =>
    params.id === '' ? refuse('no-table', 'Table not found.') : ok(table),
  );
  // @ts-expect-error A field is missing.
  registerRoute(http, ROUTES.table, () => ok({ id: 'a', game: 'b' }));
  // @ts-expect-error A field has another type.
  registerRoute(http, ROUTES.table, () => ok({ ...table, rated: 'yes' }));
  // @ts-expect-error A field is not declared.
  registerRoute(http, ROUTES.table, () => ok(tableWithSecret));
  // @ts-expect-error A field inside a list is not declared.
  registerRoute(http, ROUTES.tables, async () => ok([tableWithSecret]));
  // @ts-expect-error A field of a field is not declared.
  registerRoute(http, ROUTES.table, () => ok({ ...table, pace: { ...table.pace, note: '' } }));
  // @ts-expect-error The result holds something else.
  registerRoute(http, ROUTES.table, async () => stored);
  // @ts-expect-error The answer of another route.
  registerRoute(http, ROUTES.tables, async () => found);
  // @ts-expect-error A download must be a file.
  registerRoute(http, ROUTES.playerRecords, () => ok([]));
  // @ts-expect-error A bare value instead of a result.
  registerRoute(http, ROUTES.table, () => table);
};

const requests = () => {
  registerRoute(http, ROUTES.clearSeat, ({ params }) => {
    params.seat satisfies number;
    // @ts-expect-error There is no such parameter.
    params.place;
    return found;
  });
  registerRoute(http, ROUTES.openTable, ({ body }) => {
    body.game satisfies string;
    // @ts-expect-error There is no such field.
    body.name;
    return found;
  });
};

const callers = () => {
  registerRoute(http, ROUTES.openTable, ({ player }) => {
    player.id satisfies string;
    return found;
  });
  registerRoute(http, ROUTES.sessions, ({ session }) => {
    session.id satisfies string;
    return ok([]);
  });
  // @ts-expect-error A route for anyone has no player, only a possible viewer.
  registerRoute(http, ROUTES.table, ({ player }) => (player === undefined ? found : found));
  // @ts-expect-error Bots have no session.
  registerRoute(http, ROUTES.openTable, ({ session }) => (session === undefined ? found : found));
};

test('tsc rejects handlers that do not fit their route', () => {
  expect([answers, requests, callers]).toHaveLength(3);
});
