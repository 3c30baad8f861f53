import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lantern } from '@sesame/kernel/lantern';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { goldenFlaw, goldenNames, writeGolden } from './golden.ts';
import { playRandomly, settingsOf } from './random-match.ts';

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

test('where there are no records some are written, and replay', () => {
  expect(goldenNames(folder)).toEqual(['random-1', 'random-2']);
  expect(flaw()).toBeUndefined();
});

test('records that are there are kept when views are written again', () => {
  const before = readFileSync(join(folder, 'random-1.json'), 'utf8');
  rmSync(join(folder, 'random-2.json'));
  writeGolden(lantern, folder, matches.toReversed());
  expect(goldenNames(folder)).toEqual(['random-1']);
  expect(readFileSync(join(folder, 'random-1.json'), 'utf8')).toBe(before);
});

test('a view that has changed is found, with its ply and viewer', () => {
  const changed = {
    ...lantern,
    view: (...look: Parameters<typeof lantern.view>) => ({ ...lantern.view(...look), new: true }),
  };
  expect(flaw(changed)).toBe('ply 0: the view or events of viewer 0 have changed');
});

test('an event that has changed is found', () => {
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

test('an outcome that is missing is found', () => {
  rewrite('random-1.json', (text) => text.replace(/,"outcome":.*\}\n/, '}'));
  expect(flaw()).toMatch(/^recorded outcome undefined, replayed/);
});

test('views that nobody has written are missed', () => {
  rmSync(join(folder, 'random-1.views.json'));
  expect(flaw()).toMatch(/SESAME_GOLDEN=write/);
});

test('a record of another game is found', () => {
  expect(flaw({ ...lantern, id: 'torch' })).toBe('a record of lantern');
});
