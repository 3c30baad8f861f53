import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lantern } from '@sesame/kernel/lantern';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { goldenFlaw, goldenNames, writeGolden } from './golden.ts';
import { settingsOf } from './match-settings.ts';
import { playRandomly } from './random-match.ts';

const settings = settingsOf(lantern, { matches: 2, seed: 'golden', maxPlies: 300 });
const matches = settings.map((setting) => playRandomly(lantern, setting));

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'golden-'));
  writeGolden(lantern, folder, matches);
});
afterEach(() => rmSync(folder, { recursive: true }));

const rewrite = (name: string, change: (text: string) => string) => {
  const file = join(folder, name);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
};
const flaw = (rules = lantern) => goldenFlaw(rules, folder, 'random-1');

test('without records, some are written and replayed', () => {
  expect(goldenNames(folder)).toEqual(['random-1', 'random-2']);
  expect(flaw()).toBeUndefined();
});

test('existing records are kept when views are rewritten', () => {
  const before = readFileSync(join(folder, 'random-1.json'), 'utf8');
  rmSync(join(folder, 'random-2.json'));
  writeGolden(lantern, folder, matches.toReversed());
  expect(goldenNames(folder)).toEqual(['random-1']);
  expect(readFileSync(join(folder, 'random-1.json'), 'utf8')).toBe(before);
});

test('a changed view is found, with its ply and viewer', () => {
  const changed = {
    ...lantern,
    view: (...look: Parameters<typeof lantern.view>) => ({ ...lantern.view(...look), new: true }),
  };
  expect(flaw(changed)).toBe('ply 0: the view or events of viewer 0 have changed');
});

test('a changed event is found', () => {
  const silent: typeof lantern = {
    ...lantern,
    apply: (state, input) => {
      const step = lantern.apply(state, input);
      return step.ok ? { ok: true, value: { ...step.value, events: [] } } : step;
    },
  };
  expect(flaw(silent)).toBe('ply 1: the view or events of viewer 0 have changed');
});

test('a record that is no longer accepted is found', () => {
  rewrite('random-1.json', (text) => text.replace('"wicks":[', '"wicks":[9,'));
  expect(flaw()).toMatch(/^ply 1: malformed/);
});

test('a missing outcome is found', () => {
  rewrite('random-1.json', (text) => text.replace(/,"outcome":.*\}\n/, '}'));
  expect(flaw()).toMatch(/^recorded outcome undefined, replayed/);
});

test('missing views are reported', () => {
  rmSync(join(folder, 'random-1.views.json'));
  expect(flaw()).toMatch(/SESAME_GOLDEN=write/);
});

test('a record of another game is found', () => {
  expect(flaw({ ...lantern, id: 'torch' })).toBe('a record of lantern');
});
