import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startFakeMatch } from '../../testing/fake-match.ts';
import { openPage } from '../../testing/open-page.tsx';

test('a player who opens the manual is not ready any more, and says so again', async () => {
  const match = await startFakeMatch('crystal-code');
  await openPage('/matches/m');
  const isReady = () => JSON.stringify(match.state()).includes('"ready":[true,false]');
  await page.getByRole('button', { name: 'I’m ready' }).click();
  await expect.poll(isReady).toBe(true);
  await page.getByRole('button', { name: 'Manual' }).click();
  await expect.poll(isReady).toBe(false);
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'I’m ready' }).click();
  await expect.poll(isReady).toBe(true);
  await page.getByRole('button', { name: 'Wait, not yet' }).click();
  await expect.poll(isReady).toBe(false);
});
