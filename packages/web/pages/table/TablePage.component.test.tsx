import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startFakeMatch } from '../../testing/fake-match.ts';
import { answer, answerWith, publish, requests } from '../../testing/fake-server.ts';
import { answerTable, makeTable, person } from '../../testing/fake-table.ts';
import { findViolations } from '../../testing/find-violations.ts';
import { openPage, overflowX } from '../../testing/open-page.tsx';

const LONG_NAME = 'Bartholomew of the Seven Vaults';

/** The real build is measured on other screens and in all languages, see `e2e/invitation`. */
test('a guest sees all of an invitation without scrolling', async () => {
  const viewport = { width: 360, height: 640 };
  answerTable(makeTable({ seats: [person(LONG_NAME, { player: 'bo' }), { kind: 'open' }] }));
  await openPage('/tables/t', { viewport });
  await expect.element(page.getByText('Goal:').first()).toBeVisible();
  const bottom = document.querySelector('.foot.thin')?.getBoundingClientRect().top ?? viewport.height;
  for (const part of [
    page.getByRole('heading', { name: `${LONG_NAME} invites you to play Crack the Code` }),
    page.getByText('Goal:').first(),
    page.getByRole('button', { name: 'Sit down' }),
    page.getByRole('button', { name: 'Rules' }),
  ]) {
    await expect.element(part).toBeVisible();
    expect(part.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom);
  }
  expect(overflowX()).toBeLessThanOrEqual(0);
  expect(await findViolations()).toEqual([]);
});

test('a guest sits down with one press and is asked for a name afterwards', async () => {
  const table = makeTable({ game: 'fake-crystal', seats: [person('Bo'), { kind: 'open' }, { kind: 'open' }] });
  const taken = { ...table, seats: [person('Bo'), person('Ann'), { kind: 'open' as const }] };
  answerTable(table);
  answer('POST /tables/t/seats', taken);
  answerWith('PATCH /me', ({ body }) => ({ id: 'ann', guest: true, ...(body as object) }));
  await openPage('/tables/t');
  await expect.element(page.getByRole('button', { name: 'Sit down' })).toBeVisible();
  expect(page.getByRole('textbox', { name: 'Your name at the table' }).query()).toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Sit down' }));
  await expect.poll(() => requests.map(({ route }) => route)).toContain('POST /tables/t/seats');
  publish({ type: 'table', table: taken });
  const field = page.getByRole('textbox', { name: 'Your name at the table' });
  await userEvent.fill(field, 'Anna');
  await userEvent.click(page.getByRole('button', { name: 'Save name' }));
  await expect.poll(() => requests.at(-1)).toEqual({ route: 'PATCH /me', body: { name: 'Anna' } });
});

test('the rules are one press away', async () => {
  answerTable(makeTable());
  await openPage('/tables/t');
  await userEvent.click(page.getByRole('button', { name: 'Rules' }));
  await expect.element(page.getByRole('dialog', { name: 'Manual' }).getByRole('heading').nth(1)).toBeVisible();
});

test('a full table says so', async () => {
  answerTable(makeTable({ seats: [person('Bo'), person('Cas')] }));
  await openPage('/tables/t');
  await expect.element(page.getByRole('button', { name: 'Table is full' })).toBeDisabled();
});

test('players of one name are told apart, in the seats and in the chat', async () => {
  const seats = [person('Ann', { player: 'bo' }), person('Ann', { player: 'ann' }), { kind: 'open' as const }];
  answerTable(makeTable({ game: 'fake-crystal', seats }));
  await openPage('/tables/t');
  await expect.element(page.getByRole('button', { name: /^Ann \(2\)/ })).toBeVisible();
  const line = { at: 0, name: 'Ann', text: 'Hello' };
  publish({
    type: 'chat',
    table: 't',
    seq: 2,
    lines: [
      { ...line, seq: 1, player: 'bo' },
      { ...line, seq: 2, player: 'ann' },
    ],
  });
  const chat = page.getByRole('list', { name: 'Chat' });
  await expect.element(chat.getByText('Ann (2)', { exact: true })).toBeVisible();
  await expect.element(chat.getByRole('button', { name: 'Ann', exact: true })).toBeVisible();
});

const link = () => page.getByRole('textbox', { name: 'Link to this table' });

test('on localhost the link has an address that others can reach, chosen by the host', async () => {
  answerTable(makeTable());
  answer('GET /share-urls', ['http://192.168.1.20:8080', 'http://10.0.0.2:8080']);
  await openPage('/tables/t');
  await expect.element(link()).toHaveValue('http://192.168.1.20:8080/tables/t');
  await userEvent.click(page.getByRole('button', { name: /Address/ }));
  await userEvent.click(page.getByRole('option', { name: '10.0.0.2:8080' }));
  await expect.element(link()).toHaveValue('http://10.0.0.2:8080/tables/t');
  await expect.element(page.getByRole('img', { name: 'QR code' })).toBeVisible();
});

test('a link that nobody else can open says so, without a QR code', async () => {
  answerTable(makeTable());
  answer('GET /share-urls', []);
  await openPage('/tables/t');
  await expect.element(page.getByText('Only this computer can open this link')).toBeVisible();
  await expect.element(link()).toHaveValue(`${location.origin}/tables/t`);
  expect(page.getByRole('img', { name: 'QR code' }).query()).toBeNull();
});

test('the match of a full table opens', async () => {
  await startFakeMatch('crack-the-code');
  answerTable(makeTable());
  await openPage('/tables/t');
  await expect.element(page.getByRole('button', { name: 'Sit down' })).toBeVisible();
  publish({ type: 'table', table: makeTable({ match: 'm' }) });
  await expect.element(page.getByText('Hide your code').first()).toBeVisible();
});
