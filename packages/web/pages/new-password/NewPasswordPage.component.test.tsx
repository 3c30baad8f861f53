import { newPasswordPath } from '@sesame/protocol';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, refuseRoute, requests } from '../../testing/fake-server.ts';
import { findViolations } from '../../testing/find-violations.ts';
import { openPage, overflowX, PHONE } from '../../testing/open-page.tsx';

const TOKEN = 'ab'.repeat(32);
const EXPIRED = { code: 'link-expired', message: 'This link was used already or has expired. Ask for a new one.' };

test('a link asks for the new password of its owner and sends it with the token', async () => {
  answer('POST /new-password/link', { name: 'Bo' });
  refuseRoute('POST /new-password', EXPIRED);
  await openPage(newPasswordPath(TOKEN), { viewport: PHONE });
  await expect.element(page.getByText('Choose a new password for Bo.', { exact: false })).toBeVisible();
  const field = page.getByRole('textbox', { name: 'New password' });
  await field.fill('short');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('A password needs at least 8 characters.')).toBeVisible();
  await field.fill('another password');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(EXPIRED.message)).toBeVisible();
  const sent = requests.filter(({ route }) => route === 'POST /new-password');
  expect(sent.map(({ body }) => body)).toEqual([{ token: TOKEN, password: 'another password' }]);
  expect(overflowX()).toBe(0);
  expect(await findViolations()).toEqual([]);
});

test.each([
  ['en', EXPIRED.message],
  ['fr', 'Ce lien a déjà servi ou a expiré. Demandez-en un autre.'],
  ['nl', 'Deze link is al gebruikt of verlopen. Vraag een nieuwe aan.'],
] as const)('in %s a used link says so', async (locale, text) => {
  refuseRoute('POST /new-password/link', EXPIRED);
  await openPage(newPasswordPath(TOKEN), { locale });
  await expect.element(page.getByRole('alert').getByText(text)).toBeVisible();
});

test('a link that was cut off is not sent to the server', async () => {
  await openPage(newPasswordPath('abc'));
  await expect.element(page.getByText(EXPIRED.message)).toBeVisible();
  expect(requests.filter(({ route }) => route.includes('new-password'))).toEqual([]);
});
