import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { below, makeRng, pick, type Rng } from '@sesame/kernel';
import { makeTally, noteRefusal, type Tally, wrong } from './answer-counts.ts';
import { type Caller, callersOf } from './attackers.ts';
import type { Stage } from './fixture.ts';
import { anyBody, type Description, pathOf, type Route, routesOf, wrongBody } from './openapi-requests.ts';

const AT_ONCE = 32;

/** Asks so much over HTTP, of every route that the house describes. */
export const askOverHttp = async (stage: Stage, { count, seed }: { count: number; seed: string }): Promise<Tally> => {
  const rng = makeRng(`${seed} http`);
  const { port } = stage;
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const said = await send({ port, agent }, { method: 'GET', path: '/api/docs/json', headers: {} });
  const routes = routesOf(JSON.parse(said.text) as Description);
  const callers = callersOf(stage);
  const tally = makeTally();
  const begun = performance.now();
  while (tally.messages < count) {
    const asked = Array.from({ length: AT_ONCE }, () =>
      makeRequest(stage, { caller: pick(rng, callers), routes }, rng),
    );
    await Promise.all(asked.map(async (one) => judge(tally, one, await send({ port, agent }, one))));
  }
  agent.destroy();
  tally.seconds = (performance.now() - begun) / 1_000;
  return tally;
};

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Routes of which a guest may use whatever needs no body: they are asked of somebody else. */
const makeRequest = (
  stage: Stage,
  { caller, routes }: { caller: Caller; routes: readonly Route[] },
  rng: Rng,
): Asked => {
  const { ann, bo, matches, tables, tournament, bot } = stage;
  const ids = [ann.id, bo.id, ...matches, ...tables, tournament, bot, 'crack-the-code', 'nothing'];
  const fitting = routes.filter((route) => !caller.spares?.(route) && (!caller.isAdmitted || route.body !== undefined));
  const route = pick(rng, fitting);
  const { method, body } = route;
  const path = pathOf(route, ids, rng);
  const headers = caller.headers(rng);
  if (body === undefined) return { method, path, headers };
  const json =
    below(rng, 30) === 0 ? pick(rng, ['text/plain', 'application/xml', 'application/json; charset=x', '']) : JSON_TYPE;
  const wrongly = caller.isAdmitted ? wrongBody(body, ids, rng) : anyBody(body, ids, rng);
  return { method, path, headers: { ...headers, 'content-type': json }, body: wrongly };
};
const JSON_TYPE = 'application/json';

interface Answered {
  readonly status: number;
  readonly text: string;
}

const send = (
  { port, agent }: { port: number; agent: Agent },
  { method, path, headers, body }: Asked,
): Promise<Answered> =>
  new Promise((answered, failed) => {
    const asking = request({ port, agent, host: '127.0.0.1', method, path, headers });
    asking.once('error', failed);
    asking.once('response', (answer) => {
      text(answer).then((said) => answered({ status: answer.statusCode ?? 0, text: said }), failed);
    });
    asking.end(body);
  });

/** Nothing but reading may be answered with anything but a refusal, and nothing may make the house stumble. */
const judge = (tally: Tally, asked: Asked, { status, text: said }: Answered): void => {
  const about = `${asked.method} ${asked.path} ${JSON.stringify(asked.headers)} ${asked.body ?? ''} -> ${status} ${said}`;
  tally.messages += 1;
  if (status >= 500) wrong(tally, 'the house stumbled', about);
  else if (status >= 400) noteRefusal(tally, parseRefusal(said), about);
  else if (asked.method === 'GET') tally.told += 1;
  else wrong(tally, 'done', about);
};

const parseRefusal = (said: string): { code?: unknown; message?: unknown } => {
  try {
    return Object(JSON.parse(said));
  } catch {
    return {};
  }
};
