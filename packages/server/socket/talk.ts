import { ok, type Refusal, type Result, refuse } from '@sesame/kernel';
import { FromClient } from '@sesame/protocol';
import { Compile } from 'typebox/compile';
import type { House } from '../house.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import type { Watcher } from '../matches/matches.ts';
import { seatOf } from '../matches/summary.ts';
import type { Streams } from './streams.ts';
import type { Visitor } from './visitor.ts';

/** Hears one message of a visitor. Whatever it says, nothing but a refusal comes of what is not allowed. */
export type Hear = (visitor: Visitor, text: string) => Promise<void> | void;

const check = Compile(FromClient);
const NO_MATCH = { code: 'no-match', message: 'There is no such match.' };

export const makeHear = (house: House, streams: Streams): Hear => {
  const { matches, metrics, races, store, now } = house;
  const refused = (visitor: Visitor, id: number | null, refusal: Refusal) => {
    metrics.refusals.inc({ code: refusal.code });
    visitor.refuse(id, refusal);
  };

  const playIn = (match: LiveMatch | undefined, visitor: Visitor, { id, key, move: json, took }: Asked<'play'>) => {
    if (match === undefined) return refused(visitor, id, NO_MATCH);
    const seat = seatOf(match.stored, visitor.player);
    if (seat === undefined) return refused(visitor, id, { code: 'not-seated', message: 'You only watch this match.' });
    const move = match.rules.parseMove(json);
    if (!move.ok) return refused(visitor, id, move.error);
    const input = { at: matches.timeOf(match), by: seat, move: move.value };
    const asker = {
      watcher: visitor.matches.get(match.stored.id),
      ask: id,
      done: () => visitor.send({ type: 'done', id }),
      refused: (refusal: Refusal) => refused(visitor, id, refusal),
    };
    if (!races.isClaim(match, move.value)) return matches.play(match, { input, key, asker });
    races.claim(match, { input, key, asker }, { claimed: took, trip: visitor.trip() });
  };
  const play = (visitor: Visitor, ask: Asked<'play'>) => {
    const match = matches.cached(ask.match);
    if (match !== undefined) return playIn(match, visitor, ask);
    return matches.find(ask.match).then((found) => playIn(found, visitor, ask));
  };

  const watchMatch = async (visitor: Visitor, id: string, ask: Asked<'watch'>) => {
    const match = await matches.find(id);
    if (match === undefined) return refused(visitor, ask.id, NO_MATCH);
    const before = visitor.matches.get(id);
    if (before !== undefined) matches.unwatch(id, before);
    const viewer = seatOf(match.stored, visitor.player) ?? 'spectator';
    const watcher: Watcher = { viewer, send: visitor.sendFrame, trip: visitor.trip };
    if (match.rules.race !== undefined) visitor.measure();
    visitor.matches.set(id, watcher);
    matches.watch(match, watcher, ask.since);
  };
  const watch = async (visitor: Visitor, ask: Asked<'watch'>) => {
    const [kind, id = ''] = ask.topic.split(':');
    if (kind === 'match') return watchMatch(visitor, id, ask);
    const told = await streams.start(visitor, ask.topic, ask.since ?? 0);
    if (!told.ok) refused(visitor, ask.id, told.error);
  };
  const unwatch = (visitor: Visitor, { topic }: Asked<'unwatch'>) => {
    const [kind, id = ''] = topic.split(':');
    const watcher = visitor.matches.get(id);
    if (kind === 'match' && watcher !== undefined) {
      matches.unwatch(id, watcher);
      visitor.matches.delete(id);
    }
    streams.stop(visitor, topic);
  };

  const say = async (visitor: Visitor, { id, table, key, text }: Asked<'say'>) => {
    const [found, speaker] = await Promise.all([store.tables.find(table), store.players.find(visitor.player)]);
    const line = text.replace(/\p{C}/gu, ' ').trim();
    if (found === undefined) return refused(visitor, id, { code: 'no-table', message: 'There is no such table.' });
    if (line === '') return refused(visitor, id, { code: 'empty', message: 'There is nothing to say in that.' });
    const { player } = visitor;
    const name = speaker?.name ?? visitor.name;
    const said = await store.chat.add(table, { at: now(), player, name, text: line, key: `${player} ${key}` });
    visitor.send({ type: 'done', id });
    streams.chatted(table, said);
  };

  return (visitor, text) => {
    const asked = parse(text);
    if (!asked.ok) return refused(visitor, null, asked.error);
    const ask = asked.value;
    switch (ask.type) {
      case 'play':
        return play(visitor, ask);
      case 'watch':
        return watch(visitor, ask);
      case 'unwatch':
        return unwatch(visitor, ask);
      case 'say':
        return say(visitor, ask);
    }
  };
};

type Asked<Type extends FromClient['type']> = Extract<FromClient, { type: Type }>;

const parse = (text: string): Result<FromClient> => {
  try {
    const json: unknown = JSON.parse(text);
    if (check.Check(json)) return ok(json);
  } catch {
    // Not JSON: refused like everything else that is not a message.
  }
  return refuse('malformed', 'This is not a message of the protocol.');
};
