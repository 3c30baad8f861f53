import { ClientMessage } from '@sesame/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type InProcessServer, openInProcessServer } from '../testing/in-process-server.ts';
import { assemble, type Cast, type Headers, NOBODIES, ROLES, type Role } from './authorisation-cast.ts';
import { makeScene, type Scene } from './authorisation-scene.ts';
import { DEEDS, type Deed, SAYINGS, type Saying } from './authorisation-table.ts';
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

const expectedOf = ({ may }: Deed | Saying, role: Role): string => {
  const said = may[role];
  if (said !== undefined) return said;
  if (NOBODIES.has(role)) return may.nobody ?? 'stranger';
  return role === 'revoked token' ? 'bad-token' : may.all;
};

/** What is refused changes nothing, so that all who are refused are shown the same. */
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

const act = async ({ route, wish }: Deed, scene: Scene, headers: Headers): Promise<string> => {
  const [method, path = ''] = route.split(' ');
  const asked = await wish?.(scene);
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

/** What a message is answered with: what was asked for, or the code of the refusal. */
const say = async ({ type, ask }: Saying, scene: Scene, headers: Headers): Promise<string> => {
  const asked = await ask(scene);
  return new Promise((answered) => {
    const socket = new WebSocket(`${cast.url.replace('http', 'ws')}/api/socket`, { headers });
    socket.once('unexpected-response', (_request, { statusCode }) =>
      answered(statusCode === 401 ? 'stranger' : String(statusCode)),
    );
    socket.on('error', () => {});
    socket.once('open', () => socket.send(JSON.stringify({ type, id: 1, ...asked })));
    socket.on('message', (data) => {
      const told: { type: string; code?: string } = JSON.parse(String(data));
      if (told.type === 'welcome') return;
      answered(told.code ?? 'yes');
      socket.close();
    });
  });
};

const nameOf = (what: string, on: string | undefined) => (on === undefined ? what : `${what}, ${on}`);

describe.each(DEEDS.map((deed) => ({ ...deed, name: nameOf(deed.route, deed.on), deed })))('$name', ({ deed }) => {
  test.each(ROLES.map((role) => [role, expectedOf(deed, role)] as const))('%s: %s', async (role, expected) => {
    const headers = deed.alone === true ? await cast.fresh(role) : cast.headers[role];
    expect(await act(deed, sceneFor(expected), headers)).toBe(expected);
  });
});

describe.each(SAYINGS.map((saying) => ({ name: nameOf(saying.type, saying.on), saying })))('$name', ({ saying }) => {
  test.each(ROLES.map((role) => [role, role === 'revoked token' ? 'stranger' : expectedOf(saying, role)] as const))(
    '%s: %s',
    async (role, expected) => {
      expect(await say(saying, sceneFor(expected), cast.headers[role])).toBe(expected);
    },
  );
});

describe('the table knows', () => {
  const DESCRIPTION = /^(HEAD|OPTIONS) |^GET (\/api\/docs|\*)/;

  test('every route of the house, and none that is not there', () => {
    const routes = inside.routes.filter((route) => !DESCRIPTION.test(route));
    expect([...new Set(DEEDS.map(({ route }) => route))].toSorted()).toEqual([...new Set(routes)].toSorted());
  });

  test('every message of the protocol', () => {
    const types = ClientMessage.anyOf.map(({ properties }) => properties.type.const);
    expect([...new Set(SAYINGS.map(({ type }) => type))].toSorted()).toEqual(types.toSorted());
  });
});
