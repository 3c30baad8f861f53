import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPage, overflowX, PHONE } from '../../testing/open-page.tsx';

const button = (name: string) => page.getByRole('button', { name });
const switchOf = (name: string) => page.getByRole('switch', { name });

test('practice in Crazy Mix: help is switched off step by step, and right answers are counted', async () => {
  await openPage('/learn/crazy-mix');
  await page.getByRole('link', { name: 'Practice' }).click();
  const dimmed = () => document.querySelectorAll('.mix-half.dim').length;
  await expect.poll(dimmed).toBeGreaterThan(30);
  expect(page.getByRole('timer').query()).toBeNull();
  // The values give the name of the symbol.
  const values = () => [...document.querySelectorAll('.mix-last-round b')].map(({ textContent }) => textContent ?? '');
  const [colour, shape, size, fill] = values();
  await switchOf('Dim other colours and shapes').click({ force: true });
  await expect.poll(dimmed).toBe(0);
  await switchOf('What each card says').click({ force: true });
  await expect.poll(values).toEqual([]);
  await switchOf('Which card gives which property').click({ force: true });
  await expect.poll(() => document.querySelector('.mix-last-round')).toBeNull();

  await page.getByRole('button', { name: `${size} ${fill} ${colour} ${shape}`, exact: true }).click();
  await expect.element(page.getByText('1 of 1 right')).toBeVisible();
  await expect.element(page.getByText(/^Your time: /)).toBeVisible();
  await expect.element(button('Next round')).toHaveFocus();
  await button('Next round').click();
  await expect.element(page.getByText('Find the symbol that the cards describe.')).toBeVisible();
  await button('Show the answer').click();
  await expect.element(page.getByText('1 of 2 right')).toBeVisible();
  await expect.element(button('Next round')).toHaveFocus();
});

test('practice in Crazy Mix after the mix has secondary colours', async () => {
  await openPage('/learn/crazy-mix/practice', { viewport: PHONE });
  await switchOf('After the mix').click({ force: true });
  await expect.element(page.getByRole('button', { name: 'big full violet square' })).toBeInTheDocument();
  expect(overflowX()).toBe(0);
});

test('practice in Crystal Code: a wrong chain says where, a solution is shown, a new hand is dealt', async () => {
  await openPage('/learn/crystal-code/practice');
  await expect.element(button('Done!')).toBeVisible();
  await switchOf('Matching sides glow').click({ force: true });
  expect(page.getByRole('timer').query()).toBeNull();
  const tiles = () => [...document.querySelectorAll('.xc-stage button')].map((tile) => tile.getAttribute('aria-label'));
  const before = tiles();
  await button('Show a solution').click();
  await expect.element(page.getByText('One of the solutions.')).toBeVisible();
  await expect.element(page.getByText('All five tiles are joined.')).toBeVisible();
  await button('New hand').click();
  await expect.poll(() => tiles()).not.toEqual(before);
  await userEvent.keyboard('1');
  for (const tile of '2345') await userEvent.keyboard(`${tile}{ArrowRight}`);
  await button('Done!').click();
  await expect.element(page.getByText(/^Tiles? \d/).first()).toBeVisible();
});
