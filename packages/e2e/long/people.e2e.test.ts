import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolations } from '../accessibility.ts';
import { createAccount } from '../create-account.ts';
import { PHONE } from '../test-server.ts';
import { useServer } from '../use-server.ts';

// Who is no member is refused.
const server = useServer({ isOwn: true, expectedErrors: /status of 40[13]/ });

const expectAccessible = async (page: Page) => {
  expect(await findViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
};

/** The path of the link in a field, which is there once its origin is known. */
const pathIn = async (field: Locator): Promise<string> => {
  await expect.poll(() => field.inputValue()).toContain('#');
  return (await field.inputValue()).replace(/^https?:\/\/[^/]+/, '');
};

test('a server for members lets nobody else in, but those with an invitation', async () => {
  const admin = await server.openPage();
  await createAccount(admin, 'The Admin');
  await admin.goto(server.adminLink);
  await admin.getByRole('heading', { level: 1, name: 'Admin console' }).waitFor();
  await admin.goto('/admin/registration');
  await admin.getByText('By invitation').click();
  await admin.getByText('Saved.').first().waitFor();
  await admin.getByText('New people can play without an account.').click();
  await expect.poll(() => admin.getByRole('switch', { name: 'Guests' }).isChecked()).toBe(false);
  await admin.getByRole('button', { name: 'Make link' }).click();
  const path = await pathIn(admin.getByRole('textbox', { name: 'Link' }));
  await expectAccessible(admin);

  const visitor = await server.openPage({ viewport: PHONE });
  await visitor.goto('/');
  await visitor.getByRole('heading', { level: 1, name: 'This server is for members' }).waitFor();
  await visitor.getByText('To create an account you need an invitation link.').waitFor();
  await expectAccessible(visitor);
  await visitor.goto(path);
  await visitor.getByRole('button', { name: 'Continue' }).click();
  await visitor.getByRole('heading', { level: 1, name: 'Keep your matches' }).waitFor();
  await createAccount(visitor, 'Invited Person');
});
