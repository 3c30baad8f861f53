import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DESKTOP, openPage } from '../../testing/open-page.tsx';

test('the table of contents moves focus to a section of the manual', async () => {
  await openPage('/learn/crystal-code');
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('button', { name: 'Winning' }).click();
  const heading = page.getByRole('heading', { name: 'Winning' });
  await expect.element(heading).toHaveFocus();
  expect(heading.element().getBoundingClientRect().top).toBeLessThan(DESKTOP.height / 2);
});
