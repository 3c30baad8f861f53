import type { Refusal } from '@sesame/kernel';
import { ClientMessage, talkOf } from '@sesame/protocol';
import { Compile } from 'typebox/compile';
import { isChatTopic } from '../../community/chat/chat-topics.ts';
import { absenceOf } from '../../match/absent-match.ts';
import type { Subscriber } from '../../match/broadcaster.ts';
import { NOT_SAVED } from '../../match/input-pipeline.ts';
import type { LiveMatch } from '../../match/live-match.ts';
import { maySit, seatOf } from '../../match/match-summary.ts';
import { submitMove } from '../../match/submit-move.ts';
import type { Services } from '../../services.ts';
import type { Connection } from './connection.ts';
import { findRequestId, requestIdOf } from './request-id.ts';

/** Handles one message of a connection. Never throws on malformed content: it is refused. */
export type MessageHandler = (connection: Connection, text: string) => Promise<void> | void;

const check = Compile(ClientMessage);
/** Subscriptions per connection. */
const MAX_TOPICS = 200;
const TOO_MANY = { code: 'too-many-topics', message: 'Too many subscriptions. Unsubscribe from one first.' };
/** With the id of the request where one can be read, so that the client does not repeat it. */
const MALFORMED = { code: 'malformed', message: 'The server can’t read this message.' };
const NOT_YOURS = { code: 'not-yours', message: 'You have no seat in this match.' };

export const makeMessageHandler = (services: Services): MessageHandler => {
  const { matches, metrics, topics, rooms, chat, chatTopics, friends, tellOfMessage } = services;
  const refuse = (connection: Connection, id: number | null, refusal: Refusal) => {
    metrics.refusals.inc({ code: refusal.code });
    connection.refuse(id, refusal);
  };

  const playIn = (match: LiveMatch | undefined, connection: Connection, request: RequestOf<'play' | 'take-back'>) => {
    const { id, key } = request;
    if (match === undefined) return refuse(connection, id, absenceOf(matches, request.match).error);
    const { stored } = match;
    const seat = request.seat ?? seatOf(stored, connection.player);
    if (seat === undefined || !maySit(stored, seat, connection.player))
      return refuse(connection, id, { code: 'not-seated', message: 'You’re only watching this match.' });
    const requester = {
      subscriber: connection.matches.get(match.stored.id),
      requestId: id,
      onDone: () => connection.send({ type: 'done', id }),
      onRefused: (refusal: Refusal) => refuse(connection, id, refusal),
    };
    const at = matches.timeOf(match);
    if (request.type === 'take-back') {
      return matches.submitInput(match, {
        input: { at, by: seat, move: null },
        takesBack: true,
        key,
        requester,
      });
    }
    submitMove(services, match, {
      seat,
      key,
      json: request.move,
      after: request.after,
      requester,
      claimed: request.took,
      latency: connection.latency(),
    });
  };
  const play = (connection: Connection, request: RequestOf<'play' | 'take-back'>) => {
    const match = matches.cached(request.match);
    if (match !== undefined) return playIn(match, connection, request);
    return matches.find(request.match).then(
      (found) => playIn(found, connection, request),
      () => refuse(connection, request.id, NOT_SAVED),
    );
  };

  const watchMatch = async (connection: Connection, id: string, request: RequestOf<'watch'>) => {
    const match = await matches.find(id);
    if (match === undefined) return refuse(connection, request.id, absenceOf(matches, id).error);
    if (connection.isGone()) return;
    const viewer = request.as ?? seatOf(match.stored, connection.player) ?? 'spectator';
    if (viewer !== 'spectator' && !maySit(match.stored, viewer, connection.player))
      return refuse(connection, request.id, NOT_YOURS);
    const before = connection.matches.get(id);
    if (before !== undefined) matches.unsubscribe(id, before);
    const { player, sendFrame: send, latency } = connection;
    const subscriber: Subscriber = { viewer, player, send, latency, changes: request.changes === true };
    if (match.rules.race !== undefined) connection.startLatencyPings();
    connection.matches.set(id, subscriber);
    matches.subscribe(match, subscriber, request.since);
  };
  const watch = async (connection: Connection, request: RequestOf<'watch'>) => {
    const [kind, id = ''] = request.topic.split(':');
    const isNew = !connection.topics.has(request.topic) && !connection.matches.has(id);
    if (isNew && connection.topics.size + connection.matches.size >= MAX_TOPICS)
      return refuse(connection, request.id, TOO_MANY);
    if (kind === 'match') return watchMatch(connection, id, request);
    const room = kind === 'room' ? await rooms.findFor(connection.address, id) : undefined;
    if (room?.ok === false) return refuse(connection, request.id, room.error);
    const subscribed = isChatTopic(request.topic)
      ? await chatTopics.subscribe(connection, request.topic, request.since ?? 0)
      : await topics.subscribe(connection, request.topic);
    if (!subscribed.ok) refuse(connection, request.id, subscribed.error);
  };
  const unwatch = (connection: Connection, { id: requestId, topic }: RequestOf<'unwatch'>) => {
    const [kind, id = ''] = topic.split(':');
    const subscriber = connection.matches.get(id);
    if (kind === 'match' && subscriber !== undefined) {
      matches.unsubscribe(id, subscriber);
      connection.matches.delete(id);
    }
    topics.unsubscribe(connection, topic);
    connection.send({ type: 'done', id: requestId });
  };

  const channelOf = (connection: Connection, request: RequestOf<'say' | 'remark' | 'tell'>): string => {
    if (request.type === 'tell') return `talk:${talkOf(connection.player, request.to)}`;
    return request.type === 'say' ? `chat:${request.table}` : `audience:${request.match}`;
  };
  const sendChat = async (connection: Connection, request: RequestOf<'say' | 'remark' | 'tell'>) => {
    const { id, key, text } = request;
    const channel = channelOf(connection, request);
    const posted = await chat.post(channel, { player: connection.player, name: connection.name, key, text });
    if (!posted.ok) return refuse(connection, id, posted.error);
    connection.send({ type: 'done', id });
    chatTopics.publish(channel, posted.value);
    if (request.type !== 'tell') return;
    friends.announceMessage(request.to);
    tellOfMessage({ to: request.to, from: connection.player, name: posted.value.name });
  };

  return (connection, text) => {
    const json = parseJson(text);
    if (json === undefined) return refuse(connection, findRequestId(text), MALFORMED);
    if (!check.Check(json)) return refuse(connection, requestIdOf(json), MALFORMED);
    const request: ClientMessage = json;
    switch (request.type) {
      case 'play':
      case 'take-back':
        return play(connection, request);
      case 'watch':
        return watch(connection, request);
      case 'unwatch':
        return unwatch(connection, request);
      case 'say':
      case 'remark':
      case 'tell':
        return sendChat(connection, request);
    }
  };
};

/** Ends everything a closed connection was subscribed to. */
export const releaseSubscriptions = (
  { topics, matches }: Pick<Services, 'topics' | 'matches'>,
  connection: Connection,
): void => {
  topics.unsubscribeAll(connection);
  for (const [id, subscriber] of connection.matches) matches.unsubscribe(id, subscriber);
};

type RequestOf<Type extends ClientMessage['type']> = Extract<ClientMessage, { type: Type }>;

/** Undefined if the text is not JSON. */
const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
