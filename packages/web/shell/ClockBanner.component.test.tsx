import type { MatchSummary } from '@sesame/protocol';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startFakeMatch } from '../testing/fake-match.ts';
import { answer, answerTopic } from '../testing/fake-server.ts';
import { makeSummary } from '../testing/match-summary.ts';
import { openPage } from '../testing/open-page.tsx';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 664 },
  { width: 360, height: 640 },
];
const banner = () => page.getByRole('complementary', { name: 'Running clocks' });
const links = () => [...document.querySelectorAll('.clock-link')];
const clockOf = (link: Element | undefined): string => link?.querySelector('.clock [aria-hidden]')?.textContent ?? '';
const playing = (...matches: readonly MatchSummary[]) => {
  answerTopic('me', () => ({ type: 'me', matches: [...matches] }));
  answer('GET /matches', []);
};
const inMinutes = (minutes: number): number => Date.now() + minutes * 60_000;

test.each(SIZES)(
  'at $width × $height the clock is in the first screen, then our moves, then theirs',
  async (viewport) => {
    playing(
      makeSummary('theirs', {}),
      makeSummary('ours', { yourTurn: true }),
      makeSummary('later', { yourTurn: true, due: inMinutes(9), pace: { kind: 'live', perMove: 600, bank: 0 } }),
      makeSummary('soon', { yourTurn: true, due: inMinutes(2), pace: { kind: 'live', perMove: 600, bank: 0 } }),
    );
    await openPage('/', { viewport });
    await expect
      .poll(() => links().map((link) => link.getAttribute('href')))
      .toEqual(['/matches/soon', '/matches/later']);
    const hrefs = () => [...document.querySelectorAll('main a[href^="/matches/"], main a[href="/daily"]')];
    await expect
      .poll(() => hrefs().map((link) => link.getAttribute('href')))
      .toEqual(['/matches/ours', '/matches/theirs', '/daily']);
    for (const link of [...links(), hrefs()[0]]) {
      expect(link?.getBoundingClientRect().bottom).toBeLessThanOrEqual(viewport.height);
    }
  },
);

test('the clock counts down', async () => {
  playing(makeSummary('m', { yourTurn: true, due: inMinutes(2), pace: { kind: 'live', perMove: 600, bank: 0 } }));
  await openPage('/settings');
  await expect.poll(() => clockOf(links()[0])).toMatch(/^1:5\d|2:00$/);
  const first = clockOf(links()[0]);
  await expect.poll(() => clockOf(links()[0])).not.toBe(first);
});

test('other pages show the most urgent clock, and how many more there are', async () => {
  const pace = { kind: 'live', perMove: 600, bank: 0 } as const;
  playing(
    makeSummary('theirs', { othersDue: inMinutes(1), pace }),
    makeSummary('ours', { yourTurn: true, due: inMinutes(2), pace }),
  );
  await openPage('/players');
  await expect.element(banner().getByText('Your move')).toBeVisible();
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['/matches/ours']);
  await expect.element(page.getByRole('link', { name: '+1 more' })).toHaveAttribute('href', '/');
});

test('the page of the match itself has no banner', async () => {
  const pace = { kind: 'live', perMove: 600, bank: 0 } as const;
  await startFakeMatch('crack-the-code');
  playing(makeSummary('m', { yourTurn: true, due: inMinutes(2), pace }));
  await openPage('/matches/m');
  await expect.element(page.getByRole('tab', { name: 'Log' })).toBeVisible();
  await expect.element(banner()).not.toBeInTheDocument();
});

test('on a page with a board the banner is slim', async () => {
  const pace = { kind: 'live', perMove: 600, bank: 0 } as const;
  await startFakeMatch('crack-the-code', { options: { positions: 6, colours: 8, attempts: 16, repeats: true } });
  playing(makeSummary('other', { yourTurn: true, due: inMinutes(2), pace }));
  await openPage('/matches/m', { viewport: { width: 1280, height: 800 } });
  await expect.element(banner()).toBeVisible();
  expect(banner().element().clientHeight).toBeLessThanOrEqual(40);
  const hide = page.getByRole('button', { name: 'Hide code' });
  await expect.element(hide).toBeVisible();
  expect(hide.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(800);
});
