import { readFileSync } from 'node:fs';
import { LOCALES, type MeasuredRatings } from '@sesame/kernel';
import { describe, expect, test } from 'vitest';
import { GAMES } from './games.ts';

const measuredIn = (game: string): MeasuredRatings =>
  JSON.parse(readFileSync(new URL(`../games/${game}/bots/ratings.json`, import.meta.url), 'utf8'));

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (id, game) => {
  test('has a card for every bot, weakest first', async () => {
    const cast = await game.cast();
    expect(cast.map((card) => card.id)).toEqual((await game.bots()).map((bot) => bot.id));
    expect(cast.map(({ level }) => level)).toEqual(cast.map((_, i) => i + 1));
  });

  test('has names and lines of character in every language', async () => {
    for (const { name, line } of await game.cast()) {
      for (const locale of LOCALES) {
        expect(name[locale]).not.toBe('');
        expect(line[locale].length).toBeLessThanOrEqual(MAX_LINE_LENGTH);
        expect(line[locale]).toMatch(/^\p{Lu}.*[.!?]$/u);
      }
    }
  });

  // After a change: npx sesame ladder GAME --to packages/games/GAME/bots/ratings.json
  test('has a measured rating for exactly these bots, higher from level to level', async () => {
    const cast = await game.cast();
    const { ratings } = measuredIn(id);
    expect(Object.keys(ratings).toSorted()).toEqual(cast.map((card) => card.id).toSorted());
    for (const { rating, low, high } of Object.values(ratings)) {
      expect(low).toBeLessThan(rating);
      expect(high).toBeGreaterThan(rating);
    }
    const ladder = cast.map(({ rating }) => rating?.rating ?? 0);
    expect(ladder).toEqual(ladder.toSorted((a, b) => a - b));
  });

  test('has the same ratings in its document, and the command that measures them', async () => {
    const document = readFileSync(new URL(`../games/${id}/BOTS.md`, import.meta.url), 'utf8');
    const { matches, seed } = measuredIn(id);
    expect(document).toContain(`npx sesame ladder ${id} --matches ${matches} --seed ${seed}`);
    const rows = document.split('\n').filter((line) => line.startsWith('|'));
    for (const { name, rating } of await game.cast()) {
      const row = rows.find((line) => line.startsWith(`| ${name.en} |`));
      expect(row).toContain(`| ${rating?.rating} (${rating?.low}–${rating?.high}) |`);
    }
  });
});

const MAX_LINE_LENGTH = 100;

test('no two bots look the same', async () => {
  const faces = (await Promise.all(GAMES.map((game) => game.cast()))).flat().map(({ face }) => JSON.stringify(face));
  expect(new Set(faces).size).toBe(faces.length);
});
