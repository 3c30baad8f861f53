import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faults } from './faults.ts';
import { prompt } from './prompt.ts';
import { openStage, PHONE, type Stage } from './stage.ts';

const PASSWORD = 'open sesame, please';

let stage: Stage;
/** The house by a name: browsers keep no passkeys for a bare address. */
let named: { baseURL: string };
beforeAll(async () => {
  stage = await openStage();
  named = { baseURL: stage.url.replace('127.0.0.1', 'localhost') };
});
afterAll(() => stage.close());

/** A match under way, so that there is something to keep. Answers its address. */
const startMatch = async (page: Page): Promise<string> => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Crack the Code' }).click();
  await page.getByRole('dialog').getByRole('button').filter({ hasText: 'Apprentice' }).click();
  await prompt(page, 'Hide your code').waitFor();
  return new URL(page.url()).pathname;
};

const findsMatch = async (page: Page, match: string): Promise<void> => {
  await page.goto('/');
  await page.getByText('Your move').first().click();
  await page.waitForURL(`**${match}`);
  await prompt(page, 'Hide your code').waitFor();
};

const openAccount = async (page: Page, heading: string): Promise<void> => {
  await page.goto('/account');
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
};

/** A device that keeps passkeys, and opens them without asking. */
const giveAuthenticator = async (page: Page) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const passkeys = async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
  /** As if the maker of the devices had carried a passkey over. */
  const add = (credential: Awaited<ReturnType<typeof passkeys>>[number]) =>
    cdp.send('WebAuthn.addCredential', { authenticatorId, credential });
  return { passkeys, add };
};

test('a guest keeps a match with a passkey, finds it on another device, and leaves', async () => {
  const ann = await stage.visit(named);
  const device = await giveAuthenticator(ann);
  const match = await startMatch(ann);
  await ann.goto('/');
  await ann.getByRole('link', { name: /: your account$/ }).click();
  await ann.getByText('You’re a guest with 1 match').waitFor();
  await ann.getByRole('button', { name: 'Create passkey' }).click();
  await ann.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
  await ann.getByText('Account created.').first().waitFor();
  expect(await ann.getByRole('button', { name: /^Remove:/ }).count()).toBe(1);
  const [passkey] = await device.passkeys();
  if (passkey === undefined) throw new Error('the device has no passkey');
  expect(passkey.isResidentCredential).toBe(true);

  // The only way in is not taken away.
  await ann.getByRole('button', { name: /^Remove:/ }).click();
  await ann.getByText('This is your only way to sign in.').first().waitFor();

  // Another device that has the passkey: no name is typed.
  const phone = await stage.visit({ ...named, viewport: PHONE, hasTouch: true, isMobile: true });
  await (await giveAuthenticator(phone)).add(passkey);
  await openAccount(phone, 'Keep your matches');
  await phone.getByRole('button', { name: 'Sign in', exact: true }).click();
  await phone.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await phone.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
  await phone.getByText('this browser').waitFor();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await findsMatch(phone, match);

  // Leaving for ever, just after having shown who it is: both devices are guests again.
  await openAccount(phone, 'Your account');
  await phone.getByRole('button', { name: 'Delete my account' }).click();
  await phone.getByRole('alertdialog').getByRole('button', { name: 'Delete permanently' }).click();
  await phone.getByRole('heading', { name: 'Play now' }).waitFor();
  await openAccount(phone, 'Keep your matches');
  await ann.getByRole('heading', { level: 1, name: 'Keep your matches' }).waitFor();
  await ann.getByText('You’re a guest, known only to this browser').waitFor();
});

test('a name and a password open the account in two browsers; one signs the other out', async () => {
  const ann = await stage.visit();
  const match = await startMatch(ann);
  await openAccount(ann, 'Keep your matches');
  // By its bare address the house can have no passkeys, and says so.
  expect(await ann.getByRole('button', { name: 'Create passkey' }).isDisabled()).toBe(true);
  await ann.getByText('Passkeys need HTTPS').waitFor();
  await ann.getByRole('textbox', { name: 'Name' }).fill('Ann of the Vault');
  await ann.getByRole('textbox', { name: 'Password' }).fill('short');
  await ann.getByRole('button', { name: 'Create account' }).click();
  await ann.getByText('A password needs at least 8 characters.').waitFor();
  await ann.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await ann.getByRole('button', { name: 'Create account' }).click();
  await ann.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
  expect(await faults(ann)).toEqual([]);

  // Another browser, whose guest has played: those matches stay behind, and it is asked first.
  const other = await stage.visit();
  await startMatch(other);
  await openAccount(other, 'Keep your matches');
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await other.getByRole('dialog', { name: 'Leave this guest’s matches behind?' }).waitFor();
  expect(await faults(other)).toEqual([]);
  await other.getByRole('button', { name: 'Sign in anyway' }).click();
  const dialog = other.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('ann of the vault');
  await dialog.getByRole('textbox', { name: 'Password' }).fill('close sesame');
  await other.keyboard.press('Enter');
  await dialog.getByText('Wrong name or password.').waitFor();
  expect(await faults(other)).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await other.keyboard.press('Enter');
  await other.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
  await findsMatch(other, match);

  // All that the house knows, as a file.
  await openAccount(other, 'Your account');
  const [download] = await Promise.all([
    other.waitForEvent('download'),
    other.getByRole('link', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('sesame.json');
  const saved = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(saved.profile.name).toBe('Ann of the Vault');
  expect(saved.matches.map(({ id }: { id: string }) => `/matches/${id}`)).toEqual([match]);

  // Signed out from the first browser, the second is a guest at once, wherever it is.
  await ann.reload();
  await expect.poll(() => ann.getByRole('button', { name: /^Sign out:/ }).count()).toBe(2);
  await ann.getByRole('button', { name: 'Sign out all other sessions' }).click();
  await other.getByRole('heading', { level: 1, name: 'Keep your matches' }).waitFor();
  expect(await ann.getByRole('button', { name: /^Sign out:/ }).count()).toBe(1);

  // And out here: whoever comes next is a guest. The account stays, to be opened again.
  await ann.getByRole('button', { name: 'Sign out: this browser' }).click();
  await ann.getByRole('heading', { name: 'Play now' }).waitFor();
  await openAccount(ann, 'Keep your matches');
});

test('nothing was complained of in the browser', () => {
  // Browsers note every refusal of the house themselves, also those that were meant to happen.
  expect(
    stage.complaints.filter((complaint) => !complaint.includes('the server responded with a status of 4')),
  ).toEqual([]);
});
