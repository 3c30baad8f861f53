import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { lookAt } from '../../../data/kept-positions.ts';
import { type FakeMatch, startFakeMatch } from '../../../testing/fake-match.ts';
import { openPage, PHONE } from '../../../testing/open-page.tsx';

const uncover = (name: string) => page.getByRole('button', { name: `I’m ${name}: uncover` });

let match: FakeMatch;
beforeEach(async () => {
  match = await startFakeMatch('crack-the-code', {
    players: [
      { name: 'Ann', player: 'ann' },
      { name: 'Bo', player: 'bo', device: 'ann' },
    ],
  });
  await openPage('/room/ABCD/match/m', { viewport: PHONE });
  await expect.element(uncover('Ann')).toBeVisible();
});

// A while after every move the page looks at our matches, to keep them for use without a network.
test('the device stays covered when its matches are kept', async () => {
  await lookAt('m');
  match.move(0, { type: 'hide', code: 'rrybw' });
  await expect.element(page.getByRole('heading', { name: 'Hand the device to Bo' })).toBeVisible();
  await expect.element(uncover('Ann')).not.toBeInTheDocument();
});

test('the board stays that of the player who uncovered it', async () => {
  match.move(0, { type: 'hide', code: 'rrybw' });
  await uncover('Bo').click();
  await expect.element(page.getByRole('button', { name: 'Place 1: empty' })).toBeVisible();
  await lookAt('m');
  for (const crystal of ['green', 'green', 'purple', 'purple', 'white']) {
    await page.getByRole('group', { name: 'Crystals' }).getByRole('button', { name: crystal }).click();
  }
  await page.getByRole('button', { name: 'Hide code' }).click();
  await expect.poll(() => JSON.stringify(match.state())).toContain('"ggppw"');
});
