import type { AdminReport, AuditLine, RegistrationSettings } from '@sesame/protocol';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, answerWith, requests } from '../../testing/fake-server.ts';
import { findViolations } from '../../testing/find-violations.ts';
import { openPage, overflowX, PHONE } from '../../testing/open-page.tsx';

beforeEach(() => answer('GET /desk/status', { role: 'admin', openReports: 1 }));

const LINE: AuditLine = {
  id: 'l1',
  at: 0,
  by: { id: 'ann', name: 'Ann' },
  action: 'banPerson',
  subject: { kind: 'player', id: 'bo', name: 'Bo' },
  details: { reason: 'Cheating', minutes: 60 },
};

test('the audit log says who did what to whom and why, and shows older lines', async () => {
  answer('GET /desk/log', { lines: [LINE], next: 'l1' });
  await openPage('/admin/log', { viewport: PHONE });
  const row = page.getByRole('region', { name: 'Audit log' }).getByRole('listitem').first();
  await expect.element(row.getByText('Banned')).toBeVisible();
  await expect.element(row.getByRole('link', { name: 'Bo' })).toHaveAttribute('href', '/admin/people/bo');
  await expect.element(row.getByText('Cheating · 1 hour')).toBeVisible();
  answer('GET /desk/log', { lines: [{ ...LINE, id: 'l0', action: 'setRole', details: { role: null } }] });
  await page.getByRole('button', { name: 'Show older' }).click();
  await expect.element(page.getByText('Changed the rights of')).toBeVisible();
  expect(page.getByRole('button', { name: 'Show older' }).elements()).toEqual([]);
  expect(overflowX()).toBe(0);
  expect(await findViolations()).toEqual([]);
});

test('registration is changed, and an invitation link is shown once', async () => {
  const settings: RegistrationSettings = { rules: { accounts: 'open', guests: true }, links: [] };
  answer('GET /desk/registration', settings);
  answerWith('PUT /desk/registration', ({ body }) => ({ ...settings, rules: body }));
  await openPage('/admin/registration', { viewport: PHONE });
  await page.getByText('By invitation').click();
  await expect.element(page.getByRole('radio', { name: /^By invitation/ })).toBeChecked();
  const sent = requests.filter(({ route }) => route === 'PUT /desk/registration').map(({ body }) => body);
  expect(sent).toEqual([{ accounts: 'invitation', guests: true }]);
  const links = [{ id: 'i1', madeAt: 0, expiresAt: 0, usesLeft: 1 }];
  answer('POST /desk/registration/links', { token: 'ab'.repeat(32), settings: { ...settings, links } });
  await page.getByRole('button', { name: 'Make link' }).click();
  await expect
    .element(page.getByRole('textbox', { name: 'Link' }))
    .toHaveValue(`${location.origin}/join#${'ab'.repeat(32)}`);
  await expect.element(page.getByText('For 1 more account')).toBeVisible();
  answer('DELETE /desk/registration/links/i1', settings);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect.element(page.getByText('No invitation links.')).toBeVisible();
  expect(overflowX()).toBe(0);
  expect(await findViolations()).toEqual([]);
});

test('a report links to the message, the match and the people', async () => {
  const report: AdminReport = {
    id: 'r1',
    at: 0,
    by: { id: 'cy', name: 'Cy' },
    about: { id: 'bo', name: 'Bo' },
    reason: 'rude',
    words: 'Look at this',
    place: 'chat:t1',
    seq: 2,
    table: 't1',
    match: 'm1',
    lines: [
      { seq: 1, at: 0, player: 'cy', name: 'Cy', text: 'Hello' },
      { seq: 2, at: 0, player: 'bo', name: 'Bo', text: 'Snail' },
    ],
  };
  answer('GET /desk/reports', [report]);
  await openPage('/admin/reports', { viewport: PHONE });
  await expect.element(page.getByRole('heading', { name: '1 open report' })).toBeVisible();
  const panel = page.getByRole('region', { name: 'Report Bo' });
  await expect.element(panel.getByRole('link', { name: 'Snail' })).toHaveAttribute('href', '/matches/m1?line=chat.2');
  await expect.element(panel.getByRole('link', { name: 'Open match' })).toHaveAttribute('href', '/matches/m1');
  await expect
    .element(panel.getByRole('link', { name: 'Bo', exact: true }))
    .toHaveAttribute('href', '/admin/people/bo');
  await expect
    .element(panel.getByRole('link', { name: 'Cy', exact: true }))
    .toHaveAttribute('href', '/admin/people/cy');
  expect(overflowX()).toBe(0);
  expect(await findViolations()).toEqual([]);
});
