import type { Account } from '@sesame/protocol';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, answerWith, refuseRoute, requests } from '../../testing/fake-server.ts';
import { findViolations } from '../../testing/find-violations.ts';
import { openPage, overflowX, PHONE } from '../../testing/open-page.tsx';

const GUEST: Account = {
  id: 'ann',
  name: 'Ann',
  guest: true,
  createdAt: 0,
  matches: 0,
  password: false,
  passkeys: [],
};
const MEMBER: Account = { ...GUEST, name: 'Bo', guest: false, password: true };
const PASSWORD = 'open sesame, please';

const openAccount = async (account: Account, options?: Parameters<typeof openPage>[1]) => {
  answer('GET /account', account);
  answer('GET /sessions', []);
  answer('GET /mutes', []);
  answer('GET /bots', []);
  await openPage('/account', options);
};

test.each([
  ['fr', 'Conservez vos parties', 'Se connecter'],
  ['nl', 'Bewaar je partijen', 'Inloggen'],
] as const)('the account page speaks %s', async (locale, heading, signIn) => {
  await openAccount(GUEST, { locale });
  await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await page.getByRole('button', { name: signIn, exact: true }).click();
  await expect.element(page.getByRole('dialog', { name: signIn })).toBeVisible();
});

test('a sensitive change asks for the password again, usable by keyboard alone', async () => {
  await openAccount(GUEST, { viewport: PHONE });
  // A guest creates an account.
  answer('PUT /account', MEMBER);
  answer('GET /account', MEMBER);
  await page.getByRole('textbox', { name: 'Name' }).fill('Bo');
  await userEvent.keyboard('{Tab}');
  await userEvent.keyboard(PASSWORD);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  expect(requests.find(({ route }) => route === 'PUT /account')?.body).toEqual({ name: 'Bo', password: PASSWORD });

  // The last sign-in is long ago, so the server asks for it again.
  refuseRoute('PUT /account', { code: 'prove-first', message: 'Show first that it is you.' });
  answerWith('POST /sessions', ({ body }) => {
    if ((body as { password: string }).password !== PASSWORD) {
      return new Response('{"code":"wrong-credentials","message":"Wrong."}', { status: 403 });
    }
    answer('PUT /account', MEMBER);
    return { id: 'ann', name: 'Bo', guest: false };
  });
  await page.getByRole('textbox', { name: 'New password' }).fill('another password');
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect.element(dialog.getByRole('textbox', { name: 'Password' })).toHaveFocus();
  expect(await findViolations()).toEqual([]);
  await userEvent.keyboard('close sesame');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText('Wrong name or password.')).toBeVisible();
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}');
  await userEvent.keyboard(PASSWORD);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Password saved.').first()).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();

  // After a rename, the password form sends the new name.
  answer('PATCH /me', { id: 'ann', name: 'Robert', guest: false });
  await page.getByRole('textbox', { name: 'Your name' }).fill('Robert');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Name saved.').first()).toBeVisible();
  answerWith('PUT /account', ({ body }) => ({ ...MEMBER, name: (body as { name: string }).name }));
  await page.getByRole('textbox', { name: 'New password' }).fill('a third password');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => requests.findLast(({ route }) => route === 'PUT /account')?.body)
    .toEqual({ name: 'Robert', password: 'a third password' });
  expect(overflowX()).toBeLessThanOrEqual(0);
});

test('a new name asks for the password again, and is then saved', async () => {
  await openAccount(MEMBER);
  refuseRoute('PATCH /me', { code: 'prove-first', message: 'Show first that it is you.' });
  answerWith('POST /sessions', () => {
    answer('PATCH /me', { id: 'ann', name: 'Robert', guest: false });
    return { id: 'ann', name: 'Bo', guest: false };
  });
  await page.getByRole('textbox', { name: 'Your name' }).fill('Robert');
  await userEvent.keyboard('{Enter}');
  const password = page.getByRole('dialog', { name: 'Confirm it’s you' }).getByRole('textbox', { name: 'Password' });
  await password.fill(PASSWORD);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Name saved.').first()).toBeVisible();
  const sent = requests.filter(({ route }) => route === 'PATCH /me' || route === 'POST /sessions');
  expect(sent.map(({ route }) => route)).toEqual(['PATCH /me', 'POST /sessions', 'PATCH /me']);
});

test('exporting asks for the password again, and can be called off', async () => {
  await openAccount(MEMBER);
  refuseRoute('POST /account/proof', { code: 'prove-first', message: 'Show first that it is you.' });
  await page.getByRole('button', { name: 'Download my data' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Confirm it’s you' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(requests.filter(({ route }) => route === 'GET /account/export')).toEqual([]);
});
