import { gameOf } from '@sesame/registry';
import { playAdaptiveSeries } from '@sesame/simulator';
import { expect, test } from 'vitest';

/** Simulated people of several strengths: BOTS.md has the figures of all games and bots. */
test.each([
  ['crack-the-code', 'novice'],
  ['crack-the-code', 'burglar'],
  ['crack-the-code', 'master'],
  ['crazy-mix', 'newcomer'],
  ['crazy-mix', 'regular'],
  ['crazy-mix', 'quick'],
])('in %s, matches between %s and the adaptive bot are about even', async (id, player) => {
  const game = gameOf(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  const series = await playAdaptiveSeries(game, { player, matches: 120, warmUp: 20, seed: 'even', budgetMs: 50 });
  const rate = series.ok ? series.value.points.rate : 0;
  expect(rate).toBeGreaterThan(0.4);
  expect(rate).toBeLessThan(0.6);
});
