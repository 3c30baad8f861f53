import { expect, test } from 'vitest';
import { type Load, mergeUnits, type Unit } from './merge-units.ts';

const HOME: Load = { name: 'home', weight: 1 };
const MATCH: Load = { name: 'match', weight: 1 };

const unit = (name: string, kB: number, loads: readonly Load[], imports: readonly string[] = []): Unit => ({
  name,
  parts: new Set([name]),
  modules: [name],
  bytes: kB * 1000,
  loads: new Set(loads),
  imports: new Set(imports),
});

const chunksOf = (...units: readonly Unit[]): readonly string[] =>
  mergeUnits(units)
    .map(({ modules }) => modules.toSorted().join('+'))
    .toSorted();

test('what the same page needs is one chunk', () => {
  expect(chunksOf(unit('a', 50, [MATCH]), unit('b', 90, [MATCH]))).toEqual(['a+b']);
});

test('what another page would load in vain stays apart, unless it is small', () => {
  expect(chunksOf(unit('board', 100, [MATCH]), unit('common', 20, [HOME, MATCH]))).toEqual(['board', 'common']);
  expect(chunksOf(unit('icons', 10, [MATCH]), unit('common', 20, [HOME, MATCH]))).toEqual(['common+icons']);
});

test('what no page needs together is never merged', () => {
  expect(chunksOf(unit('a', 1, [HOME]), unit('b', 1, [MATCH]))).toEqual(['a', 'b']);
});

test('chunks do not import each other in a circle', () => {
  const large = unit('large', 900, [HOME, MATCH], ['base']);
  const merged = chunksOf(unit('base', 40, [MATCH]), large, unit('page', 40, [MATCH], ['large']));
  expect(merged).toEqual(['base', 'large', 'page']);
});

test('the larger of two gives its name', () => {
  expect(mergeUnits([unit('small', 1, [MATCH]), unit('large', 2, [MATCH])])[0]?.name).toBe('large');
});
