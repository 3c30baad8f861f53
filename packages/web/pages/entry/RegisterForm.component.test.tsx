import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refuseRoute, requests } from '../../testing/fake-server.ts';
import { findViolations } from '../../testing/find-violations.ts';
import { openPage, overflowX, PHONE } from '../../testing/open-page.tsx';

/** A server without guests, where anybody may register. */
const openMembersPage = async () => {
  refuseRoute('POST /me', { code: 'guests-off', message: 'This server is for members.' });
  answer('GET /registration', { accounts: 'open', guests: false });
  await openPage('/', { viewport: PHONE });
};
const form = () => page.getByRole('region', { name: 'Create account' });
const submit = () => form().getByRole('button', { name: 'Create account' });
const sent = () => requests.filter(({ route }) => route === 'POST /account').map(({ body }) => body);

test('registering says what is missing before anything is sent', async () => {
  await openMembersPage();
  await submit().click();
  await expect.poll(() => form().getByRole('textbox').first().element().getAttribute('aria-invalid')).toBe('true');
  await form().getByLabelText('Name').fill('Ann');
  await form().getByLabelText('Password').fill('short');
  await submit().click();
  await expect
    .element(
      form()
        .getByText(/at least/)
        .first(),
    )
    .toBeVisible();
  expect(sent()).toEqual([]);
  expect(overflowX()).toBe(0);
  expect(await findViolations()).toEqual([]);
});

test('a name that is taken is said beside the name, and what was typed stays', async () => {
  await openMembersPage();
  refuseRoute('POST /account', { code: 'name-taken', message: 'This name is taken.' });
  await form().getByLabelText('Name').fill('  Ann ');
  await form().getByLabelText('Password').fill('correct horse battery');
  await submit().click();
  await expect.poll(() => form().getByLabelText('Name').element().getAttribute('aria-invalid')).toBe('true');
  await expect.element(form().getByLabelText('Name')).toHaveValue('  Ann ');
  expect(sent()).toEqual([{ name: 'Ann', password: 'correct horse battery' }]);
});
