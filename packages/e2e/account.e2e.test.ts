import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolations } from './accessibility.ts';
import { prompt } from './prompt.ts';
import { PHONE } from './test-server.ts';
import { useServer } from './use-server.ts';

const PASSWORD = 'open sesame, please';

// Browsers log every response with a 4xx status, also the expected ones.
const server = useServer({ expectedErrors: /the server responded with a status of 4/ });
/** Browsers store no passkeys for an IP address. */
const byHostname = () => ({ baseURL: server.url.replace('127.0.0.1', 'localhost') });

/** Starts a match against a bot. Returns its path. */
const startMatch = async (page: Page): Promise<string> => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Crack the Code' }).click();
  await page.getByRole('dialog').getByRole('button').filter({ hasText: 'Apprentice' }).click();
  await prompt(page, 'Hide your code').waitFor();
  return new URL(page.url()).pathname;
};

const openFromHome = async (page: Page, match: string): Promise<void> => {
  await page.goto('/');
  await page.getByText('Your move').first().click();
  await page.waitForURL(`**${match}`);
  await prompt(page, 'Hide your code').waitFor();
};

const openAccount = async (page: Page, heading: string): Promise<void> => {
  await page.goto('/account');
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
};

/** Adds a virtual authenticator that stores passkeys and confirms without asking. */
const addAuthenticator = async (page: Page) => {
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
  /** Adds a passkey from another device, as a synced one. */
  const add = (credential: Awaited<ReturnType<typeof passkeys>>[number]) =>
    cdp.send('WebAuthn.addCredential', { authenticatorId, credential });
  return { passkeys, add };
};

test('a guest creates an account with a passkey, signs in on another device and deletes the account', async () => {
  const ann = await server.openPage(byHostname());
  const device = await addAuthenticator(ann);
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

  // The only way to sign in can’t be removed.
  await ann.getByRole('button', { name: /^Remove:/ }).click();
  await ann.getByText('This is your only way to sign in.').first().waitFor();

  // Sign in on another device that has the passkey, without a name.
  const phone = await server.openPage({ ...byHostname(), viewport: PHONE, hasTouch: true, isMobile: true });
  await (await addAuthenticator(phone)).add(passkey);
  await openAccount(phone, 'Keep your matches');
  await phone.getByRole('button', { name: 'Sign in', exact: true }).click();
  await phone.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await phone.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
  await phone.getByText('this browser').waitFor();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await openFromHome(phone, match);

  // Deletes the account, right after signing in: both devices are guests again.
  await openAccount(phone, 'Your account');
  await phone.getByRole('button', { name: 'Delete my account' }).click();
  await phone.getByRole('alertdialog').getByRole('button', { name: 'Delete permanently' }).click();
  await phone.getByRole('heading', { name: 'Play now' }).waitFor();
  await openAccount(phone, 'Keep your matches');
  await ann.getByRole('heading', { level: 1, name: 'Keep your matches' }).waitFor();
  await ann.getByText('You’re a guest, known only to this browser').waitFor();
});

test('signs in with name and password in two browsers and signs the other one out', async () => {
  const ann = await server.openPage();
  const match = await startMatch(ann);
  await openAccount(ann, 'Keep your matches');
  // Passkeys are disabled on an IP address, with an explanation.
  expect(await ann.getByRole('button', { name: 'Create passkey' }).isDisabled()).toBe(true);
  await ann.getByText('Passkeys need HTTPS').waitFor();
  await ann.getByRole('textbox', { name: 'Name' }).fill('Ann of the Vault');
  await ann.getByRole('textbox', { name: 'Password' }).fill('short');
  await ann.getByRole('button', { name: 'Create account' }).click();
  await ann.getByText('A password needs at least 8 characters.').waitFor();
  await ann.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await ann.getByRole('button', { name: 'Create account' }).click();
  await ann.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
  expect(await findViolations(ann)).toEqual([]);

  // A guest with running matches is warned before signing in.
  const other = await server.openPage();
  await startMatch(other);
  await openAccount(other, 'Keep your matches');
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await other.getByRole('dialog', { name: 'Leave running matches behind?' }).waitFor();
  expect(await findViolations(other)).toEqual([]);
  await other.getByRole('button', { name: 'Sign in anyway' }).click();
  const dialog = other.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('ann of the vault');
  await dialog.getByRole('textbox', { name: 'Password' }).fill('close sesame');
  await other.keyboard.press('Enter');
  await dialog.getByText('Wrong name or password.').waitFor();
  expect(await findViolations(other)).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await other.keyboard.press('Enter');
  await other.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
  await openFromHome(other, match);

  // Download of the stored data.
  await openAccount(other, 'Your account');
  const [download] = await Promise.all([
    other.waitForEvent('download'),
    other.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('sesame.json');
  const saved = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(saved.profile.name).toBe('Ann of the Vault');
  expect(saved.matches.map(({ id }: { id: string }) => `/matches/${id}`)).toEqual([match]);

  // Signed out by the first browser, the second is a guest at once.
  await ann.reload();
  await expect.poll(() => ann.getByRole('button', { name: /^Sign out:/ }).count()).toBe(2);
  await ann.getByRole('button', { name: 'Sign out all other sessions' }).click();
  await other.getByRole('heading', { level: 1, name: 'Keep your matches' }).waitFor();
  expect(await ann.getByRole('button', { name: /^Sign out:/ }).count()).toBe(1);

  // Sign out here, too.
  await ann.getByRole('button', { name: 'Sign out: this browser' }).click();
  await ann.getByRole('heading', { name: 'Play now' }).waitFor();
  await openAccount(ann, 'Keep your matches');
});

test('a guest takes an ended match along to an account', async () => {
  // Another one when the test runs again: names are taken once.
  const name = `Ann ${randomUUID().slice(0, 8)}`;
  const ann = await server.openPage();
  await openAccount(ann, 'Keep your matches');
  await ann.getByRole('textbox', { name: 'Name' }).fill(name);
  await ann.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await ann.getByRole('button', { name: 'Create account' }).click();
  await ann.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();

  const other = await server.openPage();
  await startMatch(other);
  await other.getByRole('button', { name: 'Resign' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Resign' }).click();
  await other.getByRole('button', { name: 'Play again' }).waitFor();
  await openAccount(other, 'Keep your matches');
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  const dialog = other.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await other.keyboard.press('Enter');
  await other.getByRole('dialog', { name: 'Take your match along?' }).waitFor();
  expect(await findViolations(other)).toEqual([]);
  await other.getByRole('button', { name: 'Take along' }).click();
  await other.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
  const saved = await other.evaluate(async () => (await fetch('/api/account')).json());
  expect(saved).toMatchObject({ name, matches: 1 });
});
