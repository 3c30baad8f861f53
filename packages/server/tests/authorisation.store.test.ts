import { ClientMessage, ROUTES, type Route, type Who } from '@sesame/protocol';
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
import { isPostgres, makeTestDatabase, type TestDatabase } from './test-database.ts';
import { QUIET } from './test-server.ts';

let place: TestDatabase;
let inside: InProcessServer;
let cast: Cast;
beforeAll(async () => {
  place = await makeTestDatabase();
  const { clear: _, ask: __, ...where } = place;
  inside = await openInProcessServer({ port: 0, ...where, ...QUIET, securityContact: 'mailto:security@example.org' });
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

/** Refused requests change nothing, nor do those that only read, so they share one scene. */
let shared: Scene | undefined;
const sceneFor = (expected: string, doesRead: boolean): Scene => {
  if (expected === 'yes' && !doesRead) return makeScene(cast);
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

const isReading = ({ route }: HttpCase) => addressOf(route).startsWith('GET ');

/** `yes`, or the code of the refusal. */
const call = async ({ route, request }: HttpCase, scene: Scene, headers: Headers): Promise<string> => {
  const [method, path = ''] = addressOf(route).split(' ');
  const asked = await request?.(scene);
  const answer = await inside.inject({
    method: method as 'GET',
    url: asked?.path ?? path,
    headers: { host: new URL(cast.url).host, ...headers },
    ...(asked?.body !== undefined && { payload: asked.body }),
  });
  return answer.statusCode < 400 ? 'yes' : answer.json<{ code: string }>().code;
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

/** PostgreSQL runs every query of the API once; who may have it run does not depend on the engine. */
const CALLERS: readonly Role[] = isPostgres ? ['host', 'desk'] : ROLES;

/** The outcome for each role; a difference names every role that is treated otherwise than the table says. */
const outcomes = async (outcomeFor: (role: Role) => Promise<string> | string) => {
  const found: [Role, string][] = [];
  for (const role of CALLERS) found.push([role, await outcomeFor(role)]);
  return Object.fromEntries(found);
};

test.each(httpCases)('$name', async ({ one }) => {
  const told = await outcomes(async (role) => {
    const headers = one.asNewPlayer === true ? await cast.fresh(role) : cast.headers[role];
    return call(one, sceneFor(expectedOf(one, role), isReading(one)), headers);
  });
  expect(told).toEqual(await outcomes((role) => expectedOf(one, role)));
});

test.each(SOCKET_CASES.map((one) => ({ name: nameOf(one.type, one.variant), one })))('$name', async ({ one }) => {
  const expected = (role: Role) => (role === 'revoked token' ? 'stranger' : expectedOf(one, role));
  const told = await outcomes((role) => send(one, sceneFor(expected(role), false), cast.headers[role]));
  expect(told).toEqual(await outcomes(expected));
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

  test('agrees with `who` of every route', () => {
    const wrong = HTTP_CASES.flatMap((one) => {
      const { route } = one;
      if (!isApiRoute(route)) return [];
      const { who } = ROUTES[route];
      return ROLES.filter((role) => !RULES[who](expectedOf(one, role), role)).map((role) => `${route}: ${role}`);
    });
    expect(wrong).toEqual([]);
  });
});
