import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type FakeMatch, startFakeMatch } from '../../testing/fake-match.ts';
import { openPage } from '../../testing/open-page.tsx';

let match: FakeMatch;

const textOf = (selector: string): string =>
  [...document.querySelectorAll(selector)].map((element) => element.textContent).join(' ');
/** Everything around the targets that could give the result away. */
const told = (): string => textOf('[aria-live], .side-panel, .mix-status, .mix-seats, .mix-rounds, .mix-result');

beforeEach(async () => {
  match = await startFakeMatch('crazy-mix', { options: { apart: true } });
  await openPage('/matches/m');
  await page.getByRole('tab', { name: 'Log' }).click();
  for (const [seat, type] of [
    [0, 'open'],
    [0, 'pass'],
    [1, 'open'],
  ] as const)
    match.move(seat, { type });
});

test('the result of a round is told after the answer was shown on the targets', async () => {
  await expect.element(page.getByText('Waiting for Bo').first()).toBeVisible();
  match.move(1, { type: 'pass' });
  await expect.poll(() => document.querySelector('.mix.is-deciding .mix-target.found')).not.toBeNull();
  expect(told()).toContain('The round is decided.');
  expect(told()).not.toMatch(/nobody|back in the box|round 2/i);
  await expect.poll(() => document.querySelector('.is-deciding')).toBeNull();
  await expect.poll(() => textOf('.side-panel')).toMatch(/Nobody found/);
  await expect.poll(() => textOf('[aria-live]')).toMatch(/Nobody found|Round 2/);
});
