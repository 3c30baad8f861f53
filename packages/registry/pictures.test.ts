import { globSync, readFileSync } from 'node:fs';
import { type AnyRules, LOCALES, makeRng, parseRecord, prepareFor, replay } from '@sesame/kernel';
import { describe, expect, test } from 'vitest';
import { GAMES } from './games.ts';
import { loadPainter } from './painters.ts';

/** States along a match for each record: all would take minutes. */
const STATES_PER_RECORD = 8;

const recordsOf = (game: string) =>
  globSync('*.json', { cwd: new URL(`../games/${game}/tests/golden`, import.meta.url) })
    .filter((name) => !name.endsWith('.views.json'))
    .map((name) => readFileSync(new URL(`../games/${game}/tests/golden/${name}`, import.meta.url), 'utf8'));

/** States from the start to the end of a recorded match. */
const statesOf = async (rules: AnyRules, text: string): Promise<readonly unknown[]> => {
  const record = parseRecord(JSON.parse(text));
  if (!record.ok) throw new Error(record.error.message);
  await prepareFor(rules, record.value);
  const replayed = replay(rules, record.value);
  if (!replayed.ok) throw new Error(replayed.error.message);
  const { positions } = replayed.value;
  const step = Math.max(1, Math.floor(positions.length / STATES_PER_RECORD));
  return positions.filter(({ ply }) => ply % step === 0 || ply === positions.length - 1).map(({ state }) => state);
};

describe.each(GAMES.map((game) => [game.id, game] as const))('pictures of %s', (id, game) => {
  const records = recordsOf(id);

  test('show nothing that spectators cannot see', async () => {
    const [rules, painter] = [await game.rules(), await loadPainter(id)];
    const draw = (state: unknown) => JSON.stringify(painter?.draw(rules.view(state, 'spectator'), 'en'));
    let secrets = 0;
    for (const [index, text] of records.entries()) {
      for (const [at, state] of (await statesOf(rules, text)).entries()) {
        const world = rules.resample(state, 'spectator', makeRng(`${id} ${index} ${at}`));
        if (JSON.stringify(world) !== JSON.stringify(state)) secrets += 1;
        expect(draw(world)).toBe(draw(state));
      }
    }
    // The worlds did differ in what is secret.
    expect(secrets).toBeGreaterThan(0);
  });

  test('have a line for each seat, in every language, and no empty numbers', async () => {
    const [rules, painter] = [await game.rules(), await loadPainter(id)];
    for (const text of records) {
      const seats = JSON.parse(text).seats.length;
      for (const state of await statesOf(rules, text)) {
        for (const locale of LOCALES) {
          const picture = painter?.draw(rules.view(state, 'spectator'), locale);
          expect(picture?.seats).toHaveLength(seats);
          expect(picture?.status).not.toBe('');
          expect(picture?.board).not.toMatch(/NaN|undefined|Infinity/);
        }
      }
    }
    expect(painter?.emblem()).not.toMatch(/NaN|undefined/);
  });

  test('of a running match and of its end differ', async () => {
    const [rules, painter] = [await game.rules(), await loadPainter(id)];
    const states = await statesOf(rules, records[0] ?? '');
    const drawn = states.map((state) => painter?.draw(rules.view(state, 'spectator'), 'en').board);
    expect(new Set(drawn).size).toBeGreaterThan(2);
  });
});
