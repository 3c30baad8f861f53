import { commitmentOf, sealOf } from '@sesame/kernel';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { keepSeen } from '../../data/witness.ts';
import { answer } from '../../testing/fake-server.ts';
import { makeSummary } from '../../testing/match-summary.ts';
import { openPage } from '../../testing/open-page.tsx';

const SECRET = '5a'.repeat(32);
const SALT = '1b'.repeat(32);
const SENT = '2c'.repeat(32);
const RECORD = {
  sesame: 1,
  game: 'crack-the-code',
  rules: 1,
  options: {},
  seats: ['Ann', 'Bo'],
  inputs: [
    { at: 1, by: 0, move: { type: 'hide', code: 'rrybw' } },
    { at: 2, by: 1, move: { type: 'hide', code: 'ggppw', salt: SALT } },
    { at: 3, by: 0, move: { type: 'guess', code: 'rryyb' } },
    { at: 4, by: 0, move: { type: 'resign' } },
  ],
  outcome: { ranks: [2, 1] },
  luck: { commitment: commitmentOf(SECRET), secret: SECRET, contributions: [SENT, ''] },
};

const openVerify = async (id: string) => {
  answer(`GET /matches/${id}`, makeSummary(id, { table: `table of ${id}` }));
  answer(`GET /matches/${id}/record`, RECORD);
  await openPage(`/matches/${id}/verify`);
  await expect.element(page.getByRole('heading', { name: 'Compared with what this browser saw' })).toBeVisible();
};

test('a record that agrees with what this browser saw', async () => {
  const { commitment } = RECORD.luck;
  keepSeen('table of same', {
    draws: [{ commitment, shares: [commitmentOf(SENT), ''] }],
    terms: { game: 'crack-the-code', options: {} },
  });
  keepSeen('same', { seals: { 1: sealOf(SALT, 'ggppw') } });
  await openVerify('same');
  await expect.element(page.getByText('The record agrees with what this browser saw')).toBeVisible();
  await expect.element(page.getByText('Ann’s share, as fixed before any was revealed: same')).toBeVisible();
  await expect.element(page.getByText('Game and settings, as agreed: same')).toBeVisible();
  await expect.element(page.getByText('Bo: the hidden code is the one that was sealed: same')).toBeVisible();
});

test('a server that changed its secret and a hidden code is found out', async () => {
  keepSeen('forged', { commitment: commitmentOf('00'.repeat(32)), seals: { 1: sealOf(SALT, 'rrrrr') } });
  // What was seen first stays.
  keepSeen('forged', { commitment: RECORD.luck.commitment, seals: { 1: sealOf(SALT, 'ggppw') } });
  await openVerify('forged');
  await expect.element(page.getByText('does not agree with what this browser saw')).toHaveAttribute('role', 'alert');
  await expect.element(page.getByText('shown before the match: different')).toBeVisible();
  await expect.element(page.getByText('is the one that was sealed: different')).toBeVisible();
});

test('a draw that was repeated is told', async () => {
  const shares = [commitmentOf(SENT), ''];
  keepSeen('table of again', { draws: [{ commitment: commitmentOf('00'.repeat(32)), shares }] });
  keepSeen('table of again', { draws: [{ commitment: RECORD.luck.commitment, shares }] });
  await openVerify('again');
  await expect.element(page.getByText('The record agrees with what this browser saw')).toBeVisible();
  await expect.element(page.getByText('The draw was repeated once')).toBeVisible();
});

test('a browser that saw nothing says so', async () => {
  await openVerify('unseen');
  await expect.element(page.getByText('This browser didn’t see the match being played')).toBeVisible();
});
