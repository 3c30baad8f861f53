import type { GameEntry } from '@sesame/ui';
import { beforeEach, expect, test } from 'vitest';
import { GAMES } from '../../data/games.ts';
import { openPage, overflowX } from '../../testing/open-page.tsx';

// Two more games than there are: the page must have room for them.
beforeEach(() => {
  const games = GAMES as GameEntry[];
  games.push(...games.slice(0, 2).map((game) => ({ ...game, id: `${game.id}-2` })));
  return () => {
    games.splice(-2);
  };
});

test.each([
  [{ width: 1920, height: 1080 }, [4, 3]],
  [{ width: 1280, height: 800 }, [4, 3]],
  [{ width: 1024, height: 768 }, [3, 3, 1]],
  [{ width: 390, height: 664 }, [1, 1, 1, 1, 1, 1, 1]],
  [{ width: 360, height: 640 }, [1, 1, 1, 1, 1, 1, 1]],
])('seven games fit at %o', async (viewport, rows) => {
  await openPage('/', { viewport });
  await expect.poll(() => document.querySelectorAll('.game-card').length).toBe(7);
  const boxes = [...document.querySelectorAll('.game-card')].map((card) => card.getBoundingClientRect());
  const byRow = [...Map.groupBy(boxes, ({ top }) => Math.round(top)).values()];
  expect(byRow.map((row) => row.length)).toEqual(rows);
  expect(new Set(boxes.map(({ width }) => Math.round(width))).size).toBe(1);
  for (const { left, right } of boxes) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(viewport.width);
  }
  expect(overflowX()).toBe(0);
});
