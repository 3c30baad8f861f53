import type { Page } from 'playwright-core';

const PASSWORD = 'open sesame, please';

/** Turns the guest of a page into an account. */
export const createAccount = async (page: Page, name: string, password = PASSWORD): Promise<void> => {
  await page.goto('/account');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
};
