import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolations } from '../accessibility.ts';
import { createAccount } from '../create-account.ts';
import { PHONE } from '../test-server.ts';
import { useServer } from '../use-server.ts';

// Who is banned, or no member, is refused.
const server = useServer({ isOwn: true, expectedErrors: /403/ });

const expectAccessible = async (page: Page) => {
  expect(await findViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
};

/** The path of the link in a field, which is there once its origin is known. */
const pathIn = async (field: Locator): Promise<string> => {
  await expect.poll(() => field.inputValue()).toContain('#');
  return (await field.inputValue()).replace(/^https?:\/\/[^/]+/, '');
};

test('an admin finds somebody, renames and bans them, and lets them in again', async () => {
  const admin = await server.openPage();
  const rude = await server.openPage({ viewport: PHONE });
  await createAccount(admin, 'The Admin');
  await admin.goto(server.adminLink);
  await admin.getByRole('heading', { level: 1, name: 'Admin console' }).waitFor();
  await createAccount(rude, 'Rude Name');

  await admin.getByRole('link', { name: 'People' }).click();
  await admin.getByRole('searchbox', { name: 'Search by name' }).fill('rude');
  await admin.getByRole('link', { name: /^Rude Name/ }).click();
  await admin.waitForURL('**/admin/people/*');
  await admin.getByRole('heading', { level: 2, name: 'Rude Name' }).waitFor();
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Rename' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'New name' }).fill('Polite Name');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await admin.getByRole('heading', { level: 2, name: 'Polite Name' }).waitFor();

  // The ban signs them out at once and says why; a new guest of this browser is not let in either.
  await admin.getByRole('button', { name: 'Ban', exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Cheating');
  await expectAccessible(admin);
  await dialog.getByRole('button', { name: 'Ban Polite Name' }).click();
  await admin.getByText('Cheating (The Admin').waitFor();
  await rude.getByRole('heading', { level: 1, name: 'You are banned from this server' }).waitFor();
  await rude.getByText('Reason: Cheating').waitFor();
  await expectAccessible(rude);
  await rude.goto('/players');
  await rude.getByText('Reason: Cheating').waitFor();

  // A new password by a link, once the ban is lifted.
  await admin.getByRole('button', { name: 'Lift ban' }).click();
  await admin.getByRole('button', { name: 'New password link' }).click();
  const path = await pathIn(dialog.getByRole('textbox', { name: 'Link' }));
  await admin.keyboard.press('Escape');
  await rude.goto(path);
  await rude.getByText('Choose a new password for Polite Name.').waitFor();
  await expectAccessible(rude);
  await rude.getByRole('textbox', { name: 'New password' }).fill('another password');
  await rude.getByRole('button', { name: 'Set password' }).click();
  await rude.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();

  await admin.getByRole('link', { name: 'Audit log' }).click();
  const log = admin.getByRole('region', { name: 'Audit log' }).getByRole('listitem');
  await log.first().waitFor();
  const deeds = await log.allInnerTexts();
  for (const [index, deed] of ['Made a password link', 'Lifted the ban', 'Banned', 'Renamed', 'Became'].entries()) {
    expect(deeds[index]).toContain(deed);
  }
  await expectAccessible(admin);
});
