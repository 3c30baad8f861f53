import { LOCALES } from '@sesame/kernel';
import { expect, test } from 'vitest';
import type { May, View } from '../rules/state.ts';
import { prompt } from './prompt.ts';

const building = (build: May['build']) => ({ stage: 'build', round: 3, seats: [], may: { build } }) as unknown as View;

test.each(LOCALES)('%s: the prompt never says that crystals have spots while some will be lost', (locale) => {
  const context = { locale, names: ['Ann'] };
  const fits = prompt(building({ crystals: 2, free: 2, must: false, swap: false }), 0, context);
  const lost = prompt(building({ crystals: 2, free: 1, must: false, swap: false }), 0, context);
  expect(fits).not.toBe(lost);
  expect(fits).not.toMatch(/spot|emplacement|plek/);
});
