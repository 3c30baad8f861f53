import { ok, type Refusal, type Result, refuse } from '@sesame/kernel';
import { ClientMessage } from '@sesame/protocol';
import { Compile } from 'typebox/compile';
import type { Streams } from '../../cluster/topic-publisher.ts';
import type { Watcher } from '../../match/broadcaster.ts';
import { NOT_SAVED } from '../../match/input-pipeline.ts';
import { seatOf } from '../../match/match-summary.ts';
import type { LiveMatch } from '../../match/position.ts';
import { submit } from '../../match/submit-move.ts';
import type { House } from '../../services.ts';
import type { Visitor } from './connection.ts';

/** Hears one message of a visitor. Whatever it says, nothing but a refusal comes of what is not allowed. */
export type Hear = (visitor: Visitor, text: string) => Promise<void> | void;

const check = Compile(ClientMessage);
/** So much may be followed over one socket. */
const MOST_TOPICS = 200;
const TOO_MANY = { code: 'too-many-topics', message: 'Too many subscriptions. Unsubscribe from one first.' };
const NO_MATCH = { code: 'no-match', message: 'Match not found.' };

export const makeHear = (house: House, streams: Streams): Hear => {
  const { matches, metrics, speech } = house;
  const refused = (visitor: Visitor, id: number | null, refusal: Refusal) => {
    metrics.refusals.inc({ code: refusal.code });
    visitor.refuse(id, refusal);
  };

  const playIn = (match: LiveMatch | undefined, visitor: Visitor, ask: Asked<'play' | 'take-back'>) => {
    const { id, key } = ask;
    if (match === undefined) return refused(visitor, id, NO_MATCH);
    const seat = seatOf(match.stored, visitor.player);
    if (seat === undefined)
      return refused(visitor, id, { code: 'not-seated', message: 'You’re only watching this match.' });
    const asker = {
      watcher: visitor.matches.get(match.stored.id),
      ask: id,
      done: () => visitor.send({ type: 'done', id }),
      refused: (refusal: Refusal) => refused(visitor, id, refusal),
    };
    const at = matches.timeOf(match);
    if (ask.type === 'take-back') {
      return matches.play(match, { input: { at, by: seat, move: null }, takesBack: true, key, asker });
    }
    submit(house, match, { seat, key, json: ask.move, asker, claimed: ask.took, trip: visitor.trip() });
  };
  const play = (visitor: Visitor, ask: Asked<'play' | 'take-back'>) => {
    const match = matches.cached(ask.match);
    if (match !== undefined) return playIn(match, visitor, ask);
    return matches.find(ask.match).then(
      (found) => playIn(found, visitor, ask),
      () => refused(visitor, ask.id, NOT_SAVED),
    );
  };

  const watchMatch = async (visitor: Visitor, id: string, ask: Asked<'watch'>) => {
    const match = await matches.find(id);
    if (match === undefined) return refused(visitor, ask.id, NO_MATCH);
    if (visitor.isGone()) return;
    const before = visitor.matches.get(id);
    if (before !== undefined) matches.unwatch(id, before);
    const viewer = seatOf(match.stored, visitor.player) ?? 'spectator';
    const { player, sendFrame: send, trip } = visitor;
    const watcher: Watcher = { viewer, player, send, trip, changes: ask.changes === true };
    if (match.rules.race !== undefined) visitor.measure();
    visitor.matches.set(id, watcher);
    matches.watch(match, watcher, ask.since);
  };
  const watch = async (visitor: Visitor, ask: Asked<'watch'>) => {
    const [kind, id = ''] = ask.topic.split(':');
    const isNew = !visitor.topics.has(ask.topic) && !visitor.matches.has(id);
    if (isNew && visitor.topics.size + visitor.matches.size >= MOST_TOPICS) return refused(visitor, ask.id, TOO_MANY);
    if (kind === 'match') return watchMatch(visitor, id, ask);
    const told = await streams.start(visitor, ask.topic, ask.since ?? 0);
    if (!told.ok) refused(visitor, ask.id, told.error);
  };
  const unwatch = (visitor: Visitor, { id: ask, topic }: Asked<'unwatch'>) => {
    const [kind, id = ''] = topic.split(':');
    const watcher = visitor.matches.get(id);
    if (kind === 'match' && watcher !== undefined) {
      matches.unwatch(id, watcher);
      visitor.matches.delete(id);
    }
    streams.stop(visitor, topic);
    visitor.send({ type: 'done', id: ask });
  };

  const speak = async (visitor: Visitor, ask: Asked<'say' | 'remark'>) => {
    const { id, key, text } = ask;
    const place = ask.type === 'say' ? `chat:${ask.table}` : `audience:${ask.match}`;
    const said = await speech.speak(place, { player: visitor.player, name: visitor.name, key, text });
    if (!said.ok) return refused(visitor, id, said.error);
    visitor.send({ type: 'done', id });
    streams.chatted(place, said.value);
  };

  return (visitor, text) => {
    const asked = parse(text);
    if (!asked.ok) return refused(visitor, null, asked.error);
    const ask = asked.value;
    switch (ask.type) {
      case 'play':
      case 'take-back':
        return play(visitor, ask);
      case 'watch':
        return watch(visitor, ask);
      case 'unwatch':
        return unwatch(visitor, ask);
      case 'say':
      case 'remark':
        return speak(visitor, ask);
    }
  };
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
