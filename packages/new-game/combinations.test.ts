import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AnyRules } from '@sesame/kernel';
import {
  CONFORMANCE,
  goldenFlaw,
  goldenNames,
  inspect,
  keepsSecrets,
  playRandomly,
  type RandomMatch,
  recordOf,
  refusesHostileInputs,
  settingsOf,
  writeGolden,
} from '@sesame/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMBINATIONS, nameOf } from './combinations.fixture.ts';
import { gameFiles, goldenFolder } from './game-files.ts';
import { SEAT_LIMITS } from './game-plan.ts';
import { linkToClone, writeGame } from './write-game.ts';

const CLONE = fileURLToPath(new URL('../../', import.meta.url));

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'new-games-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const playMatches = (rules: AnyRules, matches: number): readonly RandomMatch[] =>
  settingsOf(rules, { matches, maxPlies: 2000, seed: 'new' }).map((setting) => playRandomly(rules, setting));

const once = <Value>(make: () => Value): (() => Value) => {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

const load = async (path: string): Promise<{ readonly rules: AnyRules }> => import(pathToFileURL(path).href);

describe.each(COMBINATIONS.map((plan, i) => [nameOf(plan), plan, `game-${i}`] as const))('%s', (_, plan, name) => {
  const written = (): string => join(folder, name);
  let rules: AnyRules;
  beforeAll(async () => {
    const packages = { version: '1.0.0', tarballs: {} };
    expect(writeGame(written(), gameFiles({ ...plan, id: 'template-game', seats: SEAT_LIMITS }, packages)).ok).toBe(
      true,
    );
    linkToClone(written(), CLONE);
    rules = (await load(join(written(), 'rules/index.ts'))).rules;
    if (process.env.SESAME_GOLDEN === 'write') writeRecords();
  });
  /** Random matches: two or three seats will do, as more take long. */
  const matches = once(() => playMatches({ ...rules, seats: { min: 2, max: 3 } }, 12));

  /** One record per number of seats, with default options; run with SESAME_GOLDEN=write after a change of a template. */
  const writeRecords = () => {
    const to = goldenFolder(plan);
    rmSync(to, { recursive: true, force: true });
    mkdirSync(to, { recursive: true });
    for (const match of playMatches(rules, 7)) {
      const record = { ...recordOf(rules, match), ...(match.outcome && { outcome: match.outcome }) };
      writeFileSync(join(to, `seats-${match.setting.seats}.json`), `${JSON.stringify(record)}\n`);
    }
    writeGolden(rules, to, []);
  };

  const checks = { ...CONFORMANCE, 'hostile inputs are refused': refusesHostileInputs(), secrecy: keepsSecrets() };
  test.each(Object.entries(checks))('%s', (_name, check) => {
    expect(inspect(rules, matches(), check)).toBeUndefined();
  });

  test('its golden records replay', () => {
    const golden = join(written(), 'tests/golden');
    expect(goldenNames(golden)).toHaveLength(7);
    for (const record of goldenNames(golden)) expect(goldenFlaw(rules, golden, record)).toBeUndefined();
  });
});
