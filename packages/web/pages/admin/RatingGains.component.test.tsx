import type { Locale } from '@sesame/kernel';
import type { RatingGain } from '@sesame/protocol';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '../../testing/fake-server.ts';
import { findViolations } from '../../testing/find-violations.ts';
import { openPage, overflowX, PHONE } from '../../testing/open-page.tsx';

const GAIN: RatingGain = {
  player: { id: 'bo', name: 'Bo', bot: false },
  opponent: { id: 'cy', name: 'Cy', bot: false },
  game: 'crack-the-code',
  pace: 'live',
  matches: 3,
  gained: 118,
  share: 0.944,
};

beforeEach(() => answer('GET /desk/status', { role: 'admin', openReports: 0 }));

const openTab = async (gains: readonly RatingGain[], locale: Locale = 'en') => {
  answer('GET /desk/ratings', { days: 7, gains });
  await openPage('/admin/ratings', { locale, viewport: PHONE });
};

test('the admin reads who gained how much from whom, in how many matches', async () => {
  await openTab([
    GAIN,
    { ...GAIN, opponent: { id: 'di', name: 'Di', bot: false }, matches: 1, gained: 7, share: 0.056 },
  ]);
  const rows = page.getByRole('region', { name: 'Who gained from whom' }).getByRole('listitem');
  const most = rows.first();
  await expect.element(most.getByText('+118 from Cy')).toBeVisible();
  await expect.element(most.getByText('Crack the Code · Live · 3 matches, 94% of all they gained')).toBeVisible();
  const least = rows.nth(1);
  await expect.element(least.getByText('+7 from Di')).toBeVisible();
  await expect.element(least.getByText('1 match, 6% of all they gained')).toBeVisible();
  await expect.element(most.getByRole('link', { name: 'Bo' })).toHaveAttribute('href', '/players/bo');
  expect(overflowX()).toBe(0);
  expect(await findViolations()).toEqual([]);
});

test('without gains it says so', async () => {
  await openTab([]);
  await expect.element(page.getByText('No rating points were gained lately.')).toBeVisible();
});

test.each([
  ['fr', 'Cotes', '+118 contre Cy'],
  ['nl', 'Ratings', '+118 van Cy'],
] as const)('in %s the section is called %s', async (locale, tab, text) => {
  await openTab([GAIN], locale);
  await expect.element(page.getByRole('link', { name: tab, exact: true })).toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByText(text)).toBeVisible();
});
