import { describe, expect, test } from 'vitest';
import { rules } from '../rules/index.ts';
import { lay, rightOf } from './play.ts';

const isRead = (json: unknown) => rules.parseMove(json).ok;
const [first, second, third, fourth, last] = rightOf(0);

describe('XC10: the shape of a chain', () => {
  test('five links, the ends with one side, the others with two', () => {
    expect(isRead({ type: 'done', chain: rightOf(0) })).toBe(true);
    expect(isRead({ type: 'done', chain: [first, second, third, fourth] })).toBe(false);
    expect(isRead({ type: 'done', chain: [first, second, third, fourth, last, last] })).toBe(false);
    expect(isRead({ type: 'done', chain: [second, second, third, fourth, last] })).toBe(false);
    expect(isRead({ type: 'done', chain: [first, second, first, fourth, last] })).toBe(false);
    expect(isRead({ type: 'done', chain: [first, second, third, fourth, fourth] })).toBe(false);
  });
  test('tiles 0 to 23, sides 0 to 4', () => {
    expect(isRead({ type: 'done', chain: [{ tile: 24, out: 0 }, second, third, fourth, last] })).toBe(false);
    expect(isRead({ type: 'done', chain: [{ tile: 0, out: 5 }, second, third, fourth, last] })).toBe(false);
  });
});

test('XC22: the shape of a plan', () => {
  expect(isRead({ type: 'build', lay: [] })).toBe(true);
  expect(isRead({ type: 'build', lay: [lay('c17', -3, 8, 3)] })).toBe(true);
  expect(isRead({ type: 'build', lay: [], swap: ['c3', 'c9'] })).toBe(true);
  expect(isRead({ type: 'build', lay: [], swap: ['c3'] })).toBe(false);
  expect(isRead({ type: 'build' })).toBe(false);
  expect(isRead({ type: 'build', lay: [{ card: 'c100', x: 0, y: 0, turn: 0 }] })).toBe(false);
  expect(isRead({ type: 'build', lay: [{ card: 'c1', x: 0, y: 0, turn: 4 }] })).toBe(false);
  expect(isRead({ type: 'build', lay: [{ card: 'c1', x: 100, y: 0, turn: 0 }] })).toBe(false);
});

test('XC37: nobody can resign', () => {
  expect(rules.resignable).toBe(false);
  expect(isRead({ type: 'resign' })).toBe(false);
});
