import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startFakeMatch } from '../../testing/fake-match.ts';
import { openPage, PHONE } from '../../testing/open-page.tsx';

const bottomOf = (element: Element): number => element.getBoundingClientRect().bottom;
const crystal = (name: string) => page.getByRole('group', { name: 'Crystals' }).getByRole('button', { name });
const status = (text: string) => page.getByRole('main').getByText(text).first();

describe('Crack the Code', () => {
  test('a crystal is dragged from the palette to its place, and on to another', async () => {
    await startFakeMatch('crack-the-code');
    await openPage('/matches/m');
    await expect.element(status('Hide your code')).toBeVisible();
    await userEvent.dragAndDrop(crystal('red'), page.getByRole('button', { name: 'Place 3: empty' }));
    await userEvent.dragAndDrop(
      page.getByRole('button', { name: 'Place 3: red' }),
      page.getByRole('button', { name: 'Place 5: empty' }),
    );
    await expect.element(page.getByRole('button', { name: 'Place 5: red' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Place 3: empty' })).toBeVisible();
  });

  test.each([PHONE, { width: 1280, height: 800 }])(
    'with the most guesses and colours, the controls are in sight at $width × $height',
    async (viewport) => {
      const options = { positions: 6, colours: 8, attempts: 16, repeats: true };
      await startFakeMatch('crack-the-code', { options });
      await openPage('/matches/m', { viewport });
      for (const part of [crystal('purple'), page.getByRole('button', { name: 'Hide code' })]) {
        await expect.element(part).toBeVisible();
        expect(bottomOf(part.element())).toBeLessThanOrEqual(viewport.height);
      }
    },
  );

  test('a code is typed, corrected and hidden with the keyboard', async () => {
    const match = await startFakeMatch('crack-the-code');
    await openPage('/matches/m');
    await expect.element(status('Hide your code')).toBeVisible();
    await userEvent.keyboard('rybwg');
    await userEvent.keyboard('{Backspace}');
    await userEvent.keyboard('1');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => JSON.stringify(match.state())).toContain('"rybwr"');
    match.move(1, { type: 'hide', code: 'ggppw' });
    await expect.element(status('Your turn: make guess 1 of 12.')).toBeVisible();
  });
});

test.each([
  { width: 1280, height: 800 },
  { width: 390, height: 664 },
  { width: 360, height: 640 },
])('Crystal Code: tiles, hourglass and “Done!” are in sight at $width × $height', async (viewport) => {
  const match = await startFakeMatch('crystal-code', { seats: 4 });
  await openPage('/matches/m', { viewport });
  await page.getByRole('button', { name: 'I’m ready' }).click();
  for (const seat of [1, 2, 3]) match.move(seat, { type: 'ready' });
  const done = page.getByRole('button', { name: 'Done!' });
  await expect.element(done).toBeVisible();
  expect(bottomOf(done.element())).toBeLessThanOrEqual(viewport.height);
  expect(bottomOf(page.getByRole('timer').first().element())).toBeLessThanOrEqual(viewport.height);
  const pinned = viewport.width < 720 ? done.element().getBoundingClientRect().top : viewport.height;
  const tiles = page.getByRole('group', { name: 'Your tiles' });
  await expect.poll(() => bottomOf(tiles.element())).toBeLessThanOrEqual(pinned);
});

test.each([2, 5])(
  'Fake Crystal: with %i players, the offer button and your stall fit on a low screen',
  async (seats) => {
    await startFakeMatch('fake-crystal', { seats });
    await openPage('/matches/m', { viewport: { width: 1280, height: 800 } });
    const stall = page.getByRole('region', { name: 'Your stall' });
    for (const part of [
      page.getByRole('button', { name: 'Make offer' }),
      stall.getByRole('button', { name: 'Left column, claim 6: empty' }),
    ]) {
      await expect.element(part).toBeVisible();
      expect(bottomOf(part.element())).toBeLessThanOrEqual(800);
    }
  },
);
