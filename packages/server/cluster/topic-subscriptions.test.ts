import { expect, test } from 'vitest';
import { makeTopicSubscriptions } from './topic-subscriptions.ts';

const open = () => {
  const happened: string[] = [];
  const topics = makeTopicSubscriptions<string>((topic) => {
    happened.push(`open ${topic}`);
    return () => void happened.push(`close ${topic}`);
  });
  return { topics, happened };
};

test('a topic is open from its first listener to its last', () => {
  const { topics, happened } = open();
  topics.add('lobby', 'ann');
  topics.add('lobby', 'bo');
  topics.add('lobby', 'bo');
  topics.remove('lobby', 'cleo');
  topics.remove('lobby', 'ann');
  expect([happened, topics.size('lobby'), [...topics.listeners('lobby')]]).toEqual([['open lobby'], 1, ['bo']]);
  topics.remove('lobby', 'bo');
  topics.remove('lobby', 'bo');
  expect([happened, topics.size('lobby')]).toEqual([['open lobby', 'close lobby'], 0]);
  topics.add('lobby', 'ann');
  expect(happened).toEqual(['open lobby', 'close lobby', 'open lobby']);
});

test('a listener is sent what is newer than what they have, and says something else', () => {
  const { topics } = open();
  topics.add('lobby', 'ann');
  const mark = (reading: number, text: string, listener = 'ann') =>
    topics.markIfNewer('lobby', listener, { reading, text });
  expect([mark(2, 'b'), mark(1, 'a'), mark(2, 'c'), mark(3, 'b'), mark(4, 'd')]).toEqual([
    true,
    false,
    false,
    false,
    true,
  ]);
  // What said nothing new counts as sent.
  expect([mark(6, 'd'), mark(5, 'e')]).toEqual([false, false]);
  expect(mark(9, 'x', 'bo')).toBe(false);
});

test('topics are found by how they begin', () => {
  const { topics } = open();
  for (const topic of ['seek:ann', 'seek:bo', 'lobby']) topics.add(topic, 'x');
  expect([topics.starting('seek:'), topics.starting('')]).toEqual([
    ['seek:ann', 'seek:bo'],
    ['seek:ann', 'seek:bo', 'lobby'],
  ]);
});
