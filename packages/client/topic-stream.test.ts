import type { MatchUpdate } from '@sesame/protocol';
import { expect, test } from 'vitest';
import {
  isForeign,
  isStale,
  makeWatchMessage,
  resolveView,
  type TopicStream,
  type TopicUpdate,
  topicOf,
} from './topic-stream.ts';

const stream = (more: Partial<TopicStream> = {}): TopicStream => ({ listeners: new Map(), since: undefined, ...more });
const update = (more: object = {}) => ({ type: 'match', match: 'm', seq: 4, ...more }) as unknown as MatchUpdate;
const info = (you: number | null) => ({ info: { you } });

test.each([
  ['an earlier row', true, { since: 5 }, update()],
  ['the same row', false, { since: 4 }, update()],
  ['a later row', false, { since: 3 }, update()],
  ['the first update', false, {}, update()],
  ['a match from its start', false, { since: 5 }, update(info(0))],
  ['another topic', false, { since: 5 }, { type: 'lobby', seq: 4 } as unknown as TopicUpdate],
])('whether %s is stale', (_, is, known, heard) => {
  expect(isStale(stream(known), heard)).toBe(is);
});

test.each([
  ['of the seat that we want', false, { as: 1 }, update(info(1))],
  ['of another seat', true, { as: 1 }, update(info(0))],
  ['of our seat, as spectators', true, { as: 'spectator' }, update(info(0))],
  ['of spectators, as such', false, { as: 'spectator' }, update(info(null))],
  ['of seat 0 that spectators do not want', true, { as: 0 }, update(info(null))],
  ['of anybody, if we did not choose', false, {}, update(info(1))],
  ['unknown before the first whole one', true, { as: 1 }, update()],
  ['unknown after that', false, { as: 1, since: 0 }, update()],
] as const)('whether a view is foreign: %s', (_, is, known, heard) => {
  expect(isForeign(stream(known), heard)).toBe(is);
});

test('a change applies to the view that it was made from, and to no other', () => {
  const known = stream({ since: 3, view: { turn: 0 } });
  expect(resolveView(known, update({ change: undefined, since: 2 }))).toBeUndefined();
  expect(resolveView(known, update({ change: undefined }))).toBeUndefined();
  expect(resolveView(stream({ view: 1 }), update())).toBeUndefined();
  expect(known.view).toEqual({ turn: 0 });
  const unchanged = resolveView(known, update({ since: 3 }));
  expect(unchanged).toEqual(update({ view: { turn: 0 } }));
  const whole = resolveView(known, update({ view: null }));
  expect([whole?.view, known.view]).toEqual([null, null]);
});

test.each([
  [{ type: 'match', match: 'm' }, 'match:m'],
  [{ type: 'offer', match: 'm' }, 'match:m'],
  [{ type: 'receipt', match: 'm' }, 'match:m'],
  [{ type: 'watchers', match: 'm' }, 'match:m'],
  [{ type: 'audience', match: 'm' }, 'audience:m'],
  [{ type: 'table', table: { id: 't' } }, 'table:t'],
  [{ type: 'chat', table: 't' }, 'chat:t'],
  [{ type: 'room', room: { code: 'ABCD' } }, 'room:ABCD'],
  [{ type: 'tournament', tournament: { id: 'cup' } }, 'tournament:cup'],
  [{ type: 'talk', talk: 'a.b' }, 'talk:a.b'],
  [{ type: 'lobby' }, 'lobby'],
])('%j belongs to %s', (heard, topic) => {
  expect(topicOf(heard as unknown as TopicUpdate)).toBe(topic);
});

test('who watches says what they know, of seat 0 and row 0 too', () => {
  expect(makeWatchMessage(7, 'lobby', stream())).toEqual({ type: 'watch', id: 7, topic: 'lobby' });
  const watch = { type: 'watch', id: 7, topic: 'match:m', changes: true };
  expect(makeWatchMessage(7, 'match:m', stream())).toEqual(watch);
  expect(makeWatchMessage(7, 'match:m', stream({ since: 0, as: 0 }))).toEqual({ ...watch, since: 0, as: 0 });
});
