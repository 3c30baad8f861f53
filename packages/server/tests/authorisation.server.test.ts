import { ClientMessage, ROUTES, type Route, type RouteName, type Who } from '@sesame/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type InProcessServer, openInProcessServer } from '../testing/in-process-server.ts';
import { assemble, type Cast, type Headers, NOBODIES, ROLES, type Role } from './authorisation-cast.ts';
import { makeScene, type Scene } from './authorisation-scene.ts';
import {
  addressOf,
  HTTP_CASES,
  type HttpCase,
  isApiRoute,
  MONITORING,
  SOCKET_CASES,
  type SocketCase,
} from './authorisation-table.ts';
import { makeTestDatabase, type TestDatabase } from './test-database.ts';
import { QUIET } from './test-server.ts';

let place: TestDatabase;
let inside: InProcessServer;
let cast: Cast;
beforeAll(async () => {
  place = await makeTestDatabase();
  const { clear: _, ask: __, ...where } = place;
  inside = await openInProcessServer({ port: 0, ...where, ...QUIET });
  cast = await assemble(inside);
});
afterAll(async () => {
  await inside.close();
  await place.clear();
});

const expectedOf = ({ allowed }: HttpCase | SocketCase, role: Role): string => {
  const outcome = allowed[role];
  if (outcome !== undefined) return outcome;
  if (NOBODIES.has(role)) return allowed.nobody ?? 'stranger';
  return role === 'revoked token' ? 'bad-token' : allowed.all;
};

/** Refused requests change nothing, so they share one scene. */
let shared: Scene | undefined;
const sceneFor = (expected: string): Scene => {
  if (expected === 'yes') return makeScene(cast);
  shared ??= onceEach({ ...makeScene(cast), bot: async () => cast.bot });
  return shared;
};
const onceEach = (scene: Scene): Scene => {
  const made = new Map<string, Promise<unknown>>();
  return new Proxy(scene, {
    get: (target, name) => {
      const make = Reflect.get(target, name);
      if (typeof make !== 'function') return make;
      return () => {
        const before = made.get(String(name)) ?? make();
        made.set(String(name), before);
        return before;
      };
    },
  });
};

const call = async ({ route, request }: HttpCase, scene: Scene, headers: Headers): Promise<string> => {
  const [method, path = ''] = addressOf(route).split(' ');
  const asked = await request?.(scene);
  const answer = await fetch(`${cast.url}${asked?.path ?? path}`, {
    ...(method !== undefined && { method }),
    headers: { ...headers, ...(asked?.body !== undefined && { 'content-type': 'application/json' }) },
    ...(asked?.body !== undefined && { body: JSON.stringify(asked.body) }),
  });
  if (answer.ok) {
    await answer.body?.cancel();
    return 'yes';
  }
  return ((await answer.json()) as { code: string }).code;
};

/** `yes`, or the code of the refusal. */
const send = async ({ type, message }: SocketCase, scene: Scene, headers: Headers): Promise<string> => {
  const sent = await message(scene);
  return new Promise((answered) => {
    const socket = new WebSocket(`${cast.url.replace('http', 'ws')}/api/socket`, { headers });
    socket.once('unexpected-response', (_request, { statusCode }) =>
      answered(statusCode === 401 ? 'stranger' : String(statusCode)),
    );
    socket.on('error', () => {});
    socket.once('open', () => socket.send(JSON.stringify({ type, id: 1, ...sent })));
    socket.on('message', (data) => {
      const told: { type: string; code?: string } = JSON.parse(String(data));
      if (told.type === 'welcome') return;
      answered(told.code ?? 'yes');
      socket.close();
    });
  });
};

const nameOf = (what: string, variant: string | undefined) => (variant === undefined ? what : `${what}, ${variant}`);
const httpCases = HTTP_CASES.map((one) => ({ name: nameOf(addressOf(one.route), one.variant), one }));

describe.each(httpCases)('$name', ({ one }) => {
  test.each(ROLES.map((role) => [role, expectedOf(one, role)] as const))('%s: %s', async (role, expected) => {
    const headers = one.asNewPlayer === true ? await cast.fresh(role) : cast.headers[role];
    expect(await call(one, sceneFor(expected), headers)).toBe(expected);
  });
});

describe.each(SOCKET_CASES.map((one) => ({ name: nameOf(one.type, one.variant), one })))('$name', ({ one }) => {
  test.each(ROLES.map((role) => [role, role === 'revoked token' ? 'stranger' : expectedOf(one, role)] as const))(
    '%s: %s',
    async (role, expected) => {
      expect(await send(one, sceneFor(expected), cast.headers[role])).toBe(expected);
    },
  );
});

describe('the table of who may do what', () => {
  const GENERATED = /^(HEAD|OPTIONS) |^GET (\/api\/docs|\*)/;
  const routes = Object.entries<Route>(ROUTES);

  test('has every route of the protocol, and no other is registered', () => {
    const registered = new Set(inside.routes.filter((route) => !GENERATED.test(route)));
    const declared = routes.map(([, { method, path }]) => `${method} /api${path}`);
    expect([...registered].toSorted()).toEqual([...declared, ...MONITORING].toSorted());
    const covered = new Set(HTTP_CASES.map(({ route }) => route));
    expect([...covered].toSorted()).toEqual([...routes.map(([name]) => name), ...MONITORING].toSorted());
  });

  test('has every message of the protocol', () => {
    const types = ClientMessage.anyOf.map(({ properties }) => properties.type.const);
    expect([...new Set(SOCKET_CASES.map(({ type }) => type))].toSorted()).toEqual(types.toSorted());
  });

  /** What `who` demands of the outcomes: of callers who are not signed in, of bots and of all but admins. */
  const RULES: Readonly<Record<Who, (outcome: string, role: Role) => boolean>> = {
    anyone: (outcome, role) => outcome !== 'for-people' && !(NOBODIES.has(role) && outcome === 'stranger'),
    visitor: (outcome, role) => (role === 'bot') === (outcome === 'for-people') && outcome !== 'stranger',
    player: (outcome, role) => outcome !== 'for-people' && (!NOBODIES.has(role) || outcome === 'stranger'),
    person: (outcome, role) =>
      (role === 'bot') === (outcome === 'for-people') && NOBODIES.has(role) === (outcome === 'stranger'),
    staff: (outcome, role) => role === 'desk' || role === 'moderator' || outcome === 'not-found',
    admin: (outcome, role) => role === 'desk' || outcome === 'not-found',
    'key-holder': (outcome) => outcome === 'not-found',
  };

  test.each(HTTP_CASES.filter(({ route }) => isApiRoute(route)))('agrees with `who` of $route', (one) => {
    const { who } = ROUTES[one.route as RouteName];
    expect(ROLES.filter((role) => !RULES[who](expectedOf(one, role), role))).toEqual([]);
  });
});
