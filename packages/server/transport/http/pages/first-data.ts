import { type FirstData, ID_PATTERN, type MatchUpdate, type ServerMessage } from '@sesame/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { seatOf } from '../../../match/match-summary.ts';
import { isRevealedTo } from '../../../match/race/reveal.ts';
import { makeFirstUpdate } from '../../../match/update-message.ts';
import type { Services } from '../../../services.ts';
import type { Auth } from '../auth.ts';
import { makeMe } from '../make-me.ts';

export type FindFirstData = (request: FastifyRequest) => Promise<FirstData | undefined>;

type FirstDataServices = Pick<Services, 'matches' | 'accounts' | 'topics'>;

/** Live topics that pages show first. On every page: the matches that wait for the player. */
const TOPICS = ['me'];
const TOPICS_OF_HOME = [...TOPICS, 'lobby', 'playing'];

export const ENDED_MATCHES = '/api/matches?which=ended';

const MATCH = new RegExp(`^/matches/(${ID_PATTERN})/?$`);

/** By page: the routes that it asks first. */
const ROUTES_BY_PAGE: readonly (readonly [RegExp, (id: string) => readonly string[]])[] = [
  [MATCH, () => ['/api/mutes']],
  [new RegExp(`^/tables/(${ID_PATTERN})/?$`), (id) => [`/api/tables/${id}`]],
  [new RegExp(`^/players/(${ID_PATTERN})/?$`), (id) => [`/api/players/${id}`]],
  [new RegExp(`^/matches/(${ID_PATTERN})/replay/?$`), (id) => [`/api/matches/${id}/record`]],
  [/^\/()$/, () => [ENDED_MATCHES]],
];

/**
 * The first data of a page, as its player would be answered: a match by the function that makes its first message, the
 * rest by the routes themselves, with the cookie of the page's request. Without a session there is none.
 */
export const makeFindFirstData = (app: FastifyInstance, services: FirstDataServices, auth: Auth): FindFirstData => {
  const ask = async (
    { headers, ip }: FastifyRequest,
    path: string,
  ): Promise<readonly (readonly [string, unknown])[]> => {
    const answer = await app.inject({
      url: path,
      headers: { cookie: headers.cookie, host: headers.host },
      remoteAddress: ip,
    });
    return answer.statusCode === 200 ? [[path, answer.json()]] : [];
  };
  return async (request) => {
    const player = (await auth.sessionOf(request.headers))?.player;
    if (player === undefined) return undefined;
    const path = request.url.split('?')[0] ?? '';
    const paths = ROUTES_BY_PAGE.flatMap(([pattern, routes]) => {
      const id = pattern.exec(path)?.[1];
      return id === undefined ? [] : routes(id);
    });
    const [me, match, answers, topics] = await Promise.all([
      makeMe(services, player),
      firstUpdate(services, MATCH.exec(path)?.[1], player.id),
      Promise.all(paths.map((one) => ask(request, one))),
      Promise.all((path === '/' ? TOPICS_OF_HOME : TOPICS).map((topic) => readTopic(services, topic, player.id))),
    ]);
    return {
      me,
      ...(match && { match }),
      answers: Object.fromEntries(answers.flat()),
      topics: Object.fromEntries(topics.flat()),
    };
  };
};

const readTopic = async (
  { topics }: FirstDataServices,
  topic: string,
  player: string,
): Promise<readonly (readonly [string, ServerMessage])[]> => {
  const text = await topics.read(topic, player);
  return text === undefined ? [] : [[topic, JSON.parse(text)]];
};

const firstUpdate = async (
  { matches }: FirstDataServices,
  id: string | undefined,
  player: string,
): Promise<MatchUpdate | undefined> => {
  const match = id === undefined ? undefined : await matches.find(id);
  if (match === undefined) return undefined;
  const viewer = seatOf(match.stored, player) ?? 'spectator';
  return isRevealedTo(match, viewer) ? makeFirstUpdate(match, { viewer, at: matches.timeOf(match) }) : undefined;
};
