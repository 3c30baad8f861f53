import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type FakeMatch, startFakeMatch } from '../../testing/fake-match.ts';
import { openPage } from '../../testing/open-page.tsx';

let match: FakeMatch;

const textOf = (selector: string): string =>
  [...document.querySelectorAll(selector)].map((element) => element.textContent).join(' ');
/** Everything around the chains that could give the result away. */
const told = (): string => textOf('[aria-live], .side-panel, .xc-status, .xc-results, .xc-rooms');

beforeEach(async () => {
  match = await startFakeMatch('crystal-code');
  await openPage('/matches/m');
  await page.getByRole('tab', { name: 'Log' }).click();
  match.move(0, { type: 'ready' });
  match.move(1, { type: 'ready' });
  match.move(0, { type: 'give-up' });
});

test('the machine is planned while others race, and the result is told after the chains were shown', async () => {
  await page.getByRole('button', { name: 'Plan your machine' }).click();
  await page
    .getByRole('button', { name: /^Hand card 1:/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Lay card' }).click();
  const rooms = textOf('.xc-rooms');

  match.move(1, { type: 'give-up' });
  await expect.poll(() => document.querySelectorAll('.is-checking .xc-revealed').length).toBe(2);
  expect(told()).toContain('The chains are being checked.');
  expect(told()).not.toMatch(/nobody|final room\./i);
  expect(textOf('.xc-rooms')).toBe(rooms);
  await expect.poll(() => document.querySelector('.is-checking')).toBeNull();
  await expect.poll(() => textOf('.side-panel')).toMatch(/Nobody has a right chain/);
  await expect.element(page.getByText('A solution:').first()).toBeVisible();

  // Building starts when one likes, with the plan that was made.
  await page.getByRole('button', { name: 'Start building' }).click();
  await expect.element(page.getByRole('button', { name: 'Build with 1 card' })).toBeVisible();
});

test('laying nothing asks first', async () => {
  match.move(1, { type: 'give-up' });
  await page.getByRole('button', { name: 'Start building' }).click();
  await page.getByRole('button', { name: 'Lay no cards' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog.getByText('Your machine stays as it is this round.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Lay no cards' }).click();
  await expect.poll(() => JSON.stringify(match.state())).toContain('"plan":{"lay":[]}');
});
