import { ok, type Refusal, type Result, refuse } from '@sesame/kernel';
import { ClientMessage } from '@sesame/protocol';
import { Compile } from 'typebox/compile';
import { isChatTopic } from '../../community/chat/chat-topics.ts';
import type { Subscriber } from '../../match/broadcaster.ts';
import { NOT_SAVED } from '../../match/input-pipeline.ts';
import { seatOf } from '../../match/match-summary.ts';
import type { LiveMatch } from '../../match/position.ts';
import { submitMove } from '../../match/submit-move.ts';
import type { Services } from '../../services.ts';
import type { Connection } from './connection.ts';

/** Hears one message of a visitor. Whatever it says, nothing but a refusal comes of what is not allowed. */
export type MessageHandler = (connection: Connection, text: string) => Promise<void> | void;

const check = Compile(ClientMessage);
/** So much may be followed over one socket. */
const MAX_TOPICS = 200;
const TOO_MANY = { code: 'too-many-topics', message: 'Too many subscriptions. Unsubscribe from one first.' };
const NO_MATCH = { code: 'no-match', message: 'Match not found.' };

export const makeMessageHandler = (services: Services): MessageHandler => {
  const { matches, metrics, topics, chat, chatTopics } = services;
  const refused = (connection: Connection, id: number | null, refusal: Refusal) => {
    metrics.refusals.inc({ code: refusal.code });
    connection.refuse(id, refusal);
  };

  const playIn = (match: LiveMatch | undefined, connection: Connection, ask: Asked<'play' | 'take-back'>) => {
    const { id, key } = ask;
    if (match === undefined) return refused(connection, id, NO_MATCH);
    const seat = seatOf(match.stored, connection.player);
    if (seat === undefined)
      return refused(connection, id, { code: 'not-seated', message: 'You’re only watching this match.' });
    const requester = {
      subscriber: connection.matches.get(match.stored.id),
      requestId: id,
      onDone: () => connection.send({ type: 'done', id }),
      onRefused: (refusal: Refusal) => refused(connection, id, refusal),
    };
    const at = matches.timeOf(match);
    if (ask.type === 'take-back') {
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
      json: ask.move,
      requester,
      claimed: ask.took,
      latency: connection.latency(),
    });
  };
  const play = (connection: Connection, ask: Asked<'play' | 'take-back'>) => {
    const match = matches.cached(ask.match);
    if (match !== undefined) return playIn(match, connection, ask);
    return matches.find(ask.match).then(
      (found) => playIn(found, connection, ask),
      () => refused(connection, ask.id, NOT_SAVED),
    );
  };

  const watchMatch = async (connection: Connection, id: string, ask: Asked<'watch'>) => {
    const match = await matches.find(id);
    if (match === undefined) return refused(connection, ask.id, NO_MATCH);
    if (connection.isGone()) return;
    const before = connection.matches.get(id);
    if (before !== undefined) matches.unsubscribe(id, before);
    const viewer = seatOf(match.stored, connection.player) ?? 'spectator';
    const { player, sendFrame: send, latency } = connection;
    const subscriber: Subscriber = { viewer, player, send, latency, changes: ask.changes === true };
    if (match.rules.race !== undefined) connection.startLatencyPings();
    connection.matches.set(id, subscriber);
    matches.subscribe(match, subscriber, ask.since);
  };
  const watch = async (connection: Connection, ask: Asked<'watch'>) => {
    const [kind, id = ''] = ask.topic.split(':');
    const isNew = !connection.topics.has(ask.topic) && !connection.matches.has(id);
    if (isNew && connection.topics.size + connection.matches.size >= MAX_TOPICS)
      return refused(connection, ask.id, TOO_MANY);
    if (kind === 'match') return watchMatch(connection, id, ask);
    const subscribed = isChatTopic(ask.topic)
      ? await chatTopics.subscribe(connection, ask.topic, ask.since ?? 0)
      : await topics.subscribe(connection, ask.topic);
    if (!subscribed.ok) refused(connection, ask.id, subscribed.error);
  };
  const unwatch = (connection: Connection, { id: ask, topic }: Asked<'unwatch'>) => {
    const [kind, id = ''] = topic.split(':');
    const subscriber = connection.matches.get(id);
    if (kind === 'match' && subscriber !== undefined) {
      matches.unsubscribe(id, subscriber);
      connection.matches.delete(id);
    }
    topics.unsubscribe(connection, topic);
    connection.send({ type: 'done', id: ask });
  };

  const speak = async (connection: Connection, ask: Asked<'say' | 'remark'>) => {
    const { id, key, text } = ask;
    const place = ask.type === 'say' ? `chat:${ask.table}` : `audience:${ask.match}`;
    const said = await chat.post(place, { player: connection.player, name: connection.name, key, text });
    if (!said.ok) return refused(connection, id, said.error);
    connection.send({ type: 'done', id });
    chatTopics.publish(place, said.value);
  };

  return (connection, text) => {
    const asked = parse(text);
    if (!asked.ok) return refused(connection, null, asked.error);
    const ask = asked.value;
    switch (ask.type) {
      case 'play':
      case 'take-back':
        return play(connection, ask);
      case 'watch':
        return watch(connection, ask);
      case 'unwatch':
        return unwatch(connection, ask);
      case 'say':
      case 'remark':
        return speak(connection, ask);
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

type Asked<Type extends ClientMessage['type']> = Extract<ClientMessage, { type: Type }>;

const parse = (text: string): Result<ClientMessage> => {
  try {
    const json: unknown = JSON.parse(text);
    if (check.Check(json)) return ok(json);
  } catch {
    // Not JSON: refused like everything else that is not a message.
  }
  return refuse('malformed', 'The server can’t read this message.');
};
