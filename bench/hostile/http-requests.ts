import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { below, makeRng, pick, type Rng } from '@sesame/kernel';
import { type AnswerCounts, addError, countRefusal, makeAnswerCounts } from './answer-counts.ts';
import { type Attacker, attackersOf } from './attackers.ts';
import type { Fixture } from './fixture.ts';
import { invalidBody, mutatedBody, type OpenApiDocument, pathOf, type Route, routesOf } from './openapi-requests.ts';

const CONCURRENT_REQUESTS = 32;

/** Sends hostile requests to every route of the OpenAPI document. */
export const sendHttpRequests = async (
  fixture: Fixture,
  { count, seed }: { count: number; seed: string },
): Promise<AnswerCounts> => {
  const rng = makeRng(`${seed} http`);
  const { port } = fixture;
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENT_REQUESTS });
  const docs = await send({ port, agent }, { method: 'GET', path: '/api/docs/json', headers: {} });
  const routes = routesOf(JSON.parse(docs.text) as OpenApiDocument);
  const attackers = attackersOf(fixture);
  const counts = makeAnswerCounts();
  const startedAt = performance.now();
  while (counts.messages < count) {
    const batch = Array.from({ length: CONCURRENT_REQUESTS }, () =>
      makeRequest(fixture, { attacker: pick(rng, attackers), routes }, rng),
    );
    await Promise.all(batch.map(async (sent) => checkResponse(counts, sent, await send({ port, agent }, sent))));
  }
  agent.destroy();
  counts.seconds = (performance.now() - startedAt) / 1_000;
  return counts;
};

interface HttpRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A hostile request. A valid guest gets only routes with a body, as the others would be allowed. */
const makeRequest = (
  fixture: Fixture,
  { attacker, routes }: { attacker: Attacker; routes: readonly Route[] },
  rng: Rng,
): HttpRequest => {
  const { ann, bo, matches, tables, tournament, bot } = fixture;
  const ids = [ann.id, bo.id, ...matches, ...tables, tournament, bot, 'crack-the-code', 'nothing'];
  const eligible = routes.filter(
    (route) => !attacker.mayUse?.(route) && (!attacker.sendsOnlyInvalid || route.body !== undefined),
  );
  const route = pick(rng, eligible);
  const { method, body } = route;
  const path = pathOf(route, ids, rng);
  const headers = attacker.headers(rng);
  if (body === undefined) return { method, path, headers };
  const contentType =
    below(rng, 30) === 0 ? pick(rng, ['text/plain', 'application/xml', 'application/json; charset=x', '']) : JSON_TYPE;
  const hostileBody = attacker.sendsOnlyInvalid ? invalidBody(body, ids, rng) : mutatedBody(body, ids, rng);
  return { method, path, headers: { ...headers, 'content-type': contentType }, body: hostileBody };
};
const JSON_TYPE = 'application/json';

interface HttpAnswer {
  readonly status: number;
  readonly text: string;
}

const send = (
  { port, agent }: { port: number; agent: Agent },
  { method, path, headers, body }: HttpRequest,
): Promise<HttpAnswer> =>
  new Promise((resolve, reject) => {
    const outgoing = request({ port, agent, host: '127.0.0.1', method, path, headers });
    outgoing.once('error', reject);
    outgoing.once('response', (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, text: body }), reject);
    });
    outgoing.end(body);
  });

/** Only GET requests may succeed, and no request may cause a server error. */
const checkResponse = (counts: AnswerCounts, sent: HttpRequest, { status, text: answer }: HttpAnswer): void => {
  const about = `${sent.method} ${sent.path} ${JSON.stringify(sent.headers)} ${sent.body ?? ''} -> ${status} ${answer}`;
  counts.messages += 1;
  if (status >= 500) addError(counts, 'server error', about);
  else if (status >= 400) countRefusal(counts, parseRefusal(answer), about);
  else if (sent.method === 'GET') counts.readable += 1;
  else addError(counts, 'accepted', about);
};

const parseRefusal = (text: string): { code?: unknown; message?: unknown } => {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
};
