import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startFakeMatch } from '../../testing/fake-match.ts';
import { openPage } from '../../testing/open-page.tsx';

interface Seen {
  readonly seats: readonly { readonly hand: readonly string[] }[];
}

/** After the first race, in which both gave up: we have built with one card, and Bo is still building. */
const waitForBo = async () => {
  const match = await startFakeMatch('crystal-code');
  for (const seat of [0, 1]) match.move(seat, { type: 'ready' });
  for (const seat of [0, 1]) match.move(seat, { type: 'give-up' });
  const [card] = (match.state() as Seen).seats[0]?.hand ?? [];
  match.move(0, { type: 'build', lay: [{ card, x: 0, y: 0, turn: 0 }] });
  await openPage('/matches/m');
  await page.getByRole('tab', { name: 'Insight' }).click();
};

test('while others build, the blueprint shows the odds at every open end of our machine', async () => {
  await waitForBo();
  await expect.poll(() => document.querySelectorAll('.xc-ends li').length).toBeGreaterThan(0);
  const ends = document.querySelectorAll('.xc-ends li').length;
  expect(document.querySelectorAll('.xc-blueprint .xc-open-end')).toHaveLength(ends);
  const odds = [...document.querySelectorAll('.xc-end-odds')].map(({ textContent }) => textContent ?? '');
  for (const text of odds) expect(text).toMatch(/^(\d{1,2}%|✓)$/);
  const first = document.querySelector('.xc-ends li')?.textContent;
  expect(first).toMatch(/^A.*card 1.*(unseen cards? closes?|in hand closes? it)/);
});

test('other machines can be looked at; their hands count as unseen', async () => {
  await waitForBo();
  await page.getByRole('button', { name: /Machine/ }).click();
  await page.getByRole('option', { name: 'Bo' }).click();
  await expect.element(page.getByText('No card has been laid yet.')).toBeVisible();
});
