import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { LocaleProvider } from '../language/locale.tsx';
import { GhostTrack, GhostVerdict } from './GhostTrack.tsx';

const GHOST = {
  name: 'Ann',
  isYou: false,
  stages: 5,
  time: 9_000,
  progress: [
    { at: 1_000, done: 2 },
    { at: 3_000, done: 4 },
    { at: 4_000, done: 3 },
    { at: 9_000, done: 5 },
  ],
};

test('a ghost is where it was at that time, also after a reload', async () => {
  await page.render(<GhostTrack ghost={GHOST} startedAt={performance.now() - 4_500} />);
  await expect.element(page.getByRole('img', { name: 'Ghost of Ann: 3 of 5' })).toBeVisible();
  expect(document.querySelectorAll('.ghost-cells .is-done')).toHaveLength(3);
});

test('a ghost moves on when its time comes, and shows its time in the end', async () => {
  const soon = {
    ...GHOST,
    progress: [
      { at: 60_000, done: 2 },
      { at: 60_400, done: 5 },
    ],
    time: 60_400,
  };
  await page.render(<GhostTrack ghost={soon} startedAt={performance.now() - 59_900} />);
  await expect.element(page.getByRole('img', { name: 'Ghost of Ann: 5 of 5' })).toBeVisible();
  await expect.element(page.getByText('1:00.4')).toBeVisible();
});

test.each([
  ['en', 7_750, false, 'You beat the ghost of Ann by 1.25 s.'],
  ['en', 9_040, true, 'Your ghost beat you by 0.04 s.'],
  ['en', 9_000, true, 'You were exactly as fast as your ghost.'],
  ['fr', 7_750, false, 'Vous avez battu le fantôme d’Ann de 1,25 s.'],
  ['nl', 9_040, false, 'De schim van Ann was 0,04 s sneller.'],
] as const)('the verdict in %s after %i ms', async (locale, time, isYou, text) => {
  await page.render(
    <LocaleProvider locale={locale}>
      <GhostVerdict ghost={{ ...GHOST, isYou }} time={time} />
    </LocaleProvider>,
  );
  await expect.element(page.getByText(text)).toBeVisible();
});
