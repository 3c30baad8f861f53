import { makeRng } from '@sesame/kernel';
import { expect, test } from 'vitest';
import { standardTree } from '../bots/decision-tree.ts';
import { followRelabelled } from '../bots/relabelling.ts';
import { answer, type Guess } from '../rules/index.ts';

test('the tree counts the codes it cracks per guess', () => {
  const { cracks } = standardTree();
  expect(cracks.reduce((sum, codes) => sum + codes, 0)).toBe(7_776);
  expect(cracks.reduce((sum, codes, i) => sum + codes * (i + 1), 0)).toBe(36_721);
});

test('the tree is played in varying colours and places', () => {
  const openings = new Set(
    Array.from({ length: 200 }, (_, i) => followRelabelled(standardTree(), [], makeRng(i))?.guess),
  );
  expect(openings.size).toBeGreaterThan(150);
});

test('guesses outside the tree end it', () => {
  const guess = (code: string): Guess => ({ code, ...answer('rrybw', code) });
  expect(followRelabelled(standardTree(), [guess('ggppw')], makeRng(1))).toBeDefined();
  expect(followRelabelled(standardTree(), [guess('rybwg')], makeRng(1))).toBeUndefined();
});
