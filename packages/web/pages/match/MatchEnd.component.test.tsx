import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startFakeMatch } from '../../testing/fake-match.ts';
import { openPage } from '../../testing/open-page.tsx';

const scene = () => page.getByRole('main').getByRole('region', { name: /Victory|Defeat|Result/ });

describe.each([
  { width: 1280, height: 800 },
  { width: 390, height: 664 },
])('the end at $width × $height', (viewport) => {
  test('the winner and the loser see different scenes, with what to do next in sight', async () => {
    const match = await startFakeMatch('crack-the-code');
    await openPage('/matches/m', { viewport });
    await expect.element(page.getByText('Hide your code').first()).toBeVisible();
    match.move(1, { type: 'resign' });
    await expect.element(scene().getByText('You win: Bo resigned.')).toBeVisible();
    await expect.element(scene().getByRole('heading', { name: 'Victory' })).toBeVisible();
    const playAgain = scene().getByRole('button', { name: 'Play again' });
    for (const action of [playAgain, scene().getByRole('button', { name: 'Share' })]) {
      await expect.element(action).toBeVisible();
      expect(action.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(viewport.height);
    }
  });

  test('a match that was lost says so', async () => {
    const match = await startFakeMatch('crack-the-code');
    match.move(0, { type: 'resign' });
    await openPage('/matches/m', { viewport });
    await expect.element(scene().getByRole('heading', { name: 'Defeat' })).toBeVisible();
  });
});
