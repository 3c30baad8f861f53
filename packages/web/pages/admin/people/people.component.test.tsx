import type { AdminPerson, ListedPerson } from '@sesame/protocol';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, answerWith, refuseRoute, requests } from '../../../testing/fake-server.ts';
import { findViolations } from '../../../testing/find-violations.ts';
import { makeSummary } from '../../../testing/match-summary.ts';
import { openPage, overflowX, PHONE } from '../../../testing/open-page.tsx';

const BO = { id: 'bo', name: 'Bo', guest: false, seenAt: 0 } satisfies ListedPerson;
const PERSON: AdminPerson = {
  ...BO,
  createdAt: 0,
  password: true,
  passkeys: 1,
  sessions: [
    { id: 's'.repeat(43), agent: 'Firefox · Linux', createdAt: 0, seenAt: 0 },
    { id: 't'.repeat(43), agent: '', createdAt: 0, seenAt: 0 },
  ],
  matches: [makeSummary('m1', {})],
  reports: [],
  sameSource: [{ id: 'cy', name: 'Cy' }],
  mayChange: true,
};

beforeEach(() => {
  answer('GET /desk/status', { role: 'admin', openReports: 2 });
  answer('GET /account', { ...BO, createdAt: 0, matches: 0, password: true, passkeys: [] });
});

const openPerson = async (person: AdminPerson = PERSON, options: Parameters<typeof openPage>[1] = {}) => {
  answer('GET /desk/people/bo', person);
  await openPage('/admin/people/bo', options);
  await expect.element(page.getByRole('heading', { level: 2, name: person.name, exact: true })).toBeVisible();
};
const sentTo = (route: string) => requests.findLast((request) => request.route === route)?.body;

test('people are listed, and searched by name', async () => {
  answer('GET /desk/people', [{ ...BO, role: 'moderator', ban: {} }]);
  await openPage('/admin/people', { viewport: PHONE });
  const row = page.getByRole('link', { name: /^Bo/ });
  await expect.element(row).toHaveAttribute('href', '/admin/people/bo');
  await expect.element(row.getByText('Moderator')).toBeVisible();
  await expect.element(row.getByText('Banned for good')).toBeVisible();
  answer('GET /desk/people', []);
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('zed');
  await expect.element(page.getByText('Nobody here.')).toBeVisible();
  expect(overflowX()).toBe(0);
  expect(await findViolations()).toEqual([]);
});

test('open reports are counted beside their link', async () => {
  answer('GET /desk/people', []);
  await openPage('/admin/people');
  await expect.element(page.getByRole('link', { name: 'Reports 2 open reports' })).toBeVisible();
});

test('a person has matches, sessions and others of the same browser', async () => {
  await openPerson(PERSON, { viewport: PHONE });
  await expect.element(page.getByText('Signs in with a password and 1 passkey.', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /Crack the Code/ })).toHaveAttribute('href', '/matches/m1');
  await expect.element(page.getByRole('link', { name: 'Cy' })).toHaveAttribute('href', '/admin/people/cy');
  answer(`DELETE /desk/people/bo/sessions/${'s'.repeat(43)}`, { ...PERSON, sessions: [] });
  await page.getByRole('button', { name: 'Sign out: Firefox · Linux' }).click();
  await expect.element(page.getByText('Not signed in anywhere.')).toBeVisible();
  expect(overflowX()).toBe(0);
  expect(await findViolations()).toEqual([]);
});

test('a ban has a reason and an end, or none', async () => {
  await openPerson();
  answer('PUT /desk/people/bo/ban', { ...PERSON, ban: { at: 0, reason: 'Cheating', by: 'Ann' } });
  await page.getByRole('button', { name: 'Ban', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Ban Bo' });
  await expect.element(dialog.getByRole('button', { name: 'Ban Bo' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Cheating');
  expect(await findViolations()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/^Cheating \(Ann/)).toBeVisible();
  expect(sentTo('PUT /desk/people/bo/ban')).toEqual({ reason: 'Cheating', minutes: 10_080 });
  answer('DELETE /desk/people/bo/ban', PERSON);
  await page.getByRole('button', { name: 'Lift ban' }).click();
  await expect.element(page.getByRole('button', { name: 'Ban', exact: true })).toBeVisible();
});

test('a name that is taken is refused in the dialog', async () => {
  await openPerson();
  refuseRoute('PATCH /desk/people/bo', { code: 'name-taken', message: 'This name is taken. Choose another.' });
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'New name' }).fill('Ann');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('This name is taken. Choose another.')).toBeVisible();
  answer('PATCH /desk/people/bo', { ...PERSON, name: 'Bob' });
  await page.getByRole('textbox', { name: 'New name' }).fill('Bob');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { level: 2, name: 'Bob', exact: true })).toBeVisible();
});

test('moderators cannot make a password link', async () => {
  answer('GET /desk/status', { role: 'moderator', openReports: 0 });
  await openPerson();
  await expect.element(page.getByRole('button', { name: 'Rename' })).toBeVisible();
  expect(page.getByRole('button', { name: 'New password link' }).query()).toBeNull();
});

test('a password link is shown once, after the password was entered again', async () => {
  await openPerson();
  refuseRoute('POST /desk/people/bo/password-link', { code: 'prove-first', message: 'Sign in again.' });
  answerWith('POST /sessions', () => {
    answer('POST /desk/people/bo/password-link', { token: 'ab'.repeat(32), expiresAt: 0 });
    return { id: 'bo', name: 'Bo', guest: false };
  });
  await page.getByRole('button', { name: 'New password link' }).click();
  await page.getByRole('dialog', { name: 'Confirm it’s you' }).getByRole('textbox', { name: 'Password' }).fill('x');
  await userEvent.keyboard('{Enter}');
  const link = page.getByRole('dialog', { name: 'A link for Bo' }).getByRole('textbox', { name: 'Link' });
  await expect.element(link).toHaveValue(`${location.origin}/new-password#${'ab'.repeat(32)}`);
});

test('rights are given by an admin', async () => {
  answer('PUT /desk/people/bo/role', { ...PERSON, role: 'moderator' });
  await openPerson();
  await page.getByText('Moderator', { exact: true }).click();
  await expect.element(page.getByText('Rights saved.').first()).toBeVisible();
  expect(sentTo('PUT /desk/people/bo/role')).toEqual({ role: 'moderator' });
});

test('a moderator sees people and reports, and nothing else', async () => {
  answer('GET /desk/status', { role: 'moderator', openReports: 0 });
  await openPerson();
  await expect.element(page.getByRole('link', { name: 'Reports' })).toBeVisible();
  expect(page.getByRole('heading', { name: 'Rights' }).elements()).toEqual([]);
  expect(page.getByRole('link', { name: 'Backups' }).elements()).toEqual([]);
});

test.each([
  ['en', 'You can’t change people with your rights or more.'],
  ['fr', 'Vous ne pouvez pas agir sur une personne qui a autant de droits que vous, ou davantage.'],
  ['nl', 'Je kunt niets veranderen aan mensen met evenveel rechten als jij, of meer.'],
] as const)('in %s, people with the same rights have no actions', async (locale, text) => {
  await openPerson({ ...PERSON, mayChange: false, role: 'admin' }, { locale, viewport: PHONE });
  await expect.element(page.getByText(text)).toBeVisible();
  expect(overflowX()).toBe(0);
});
