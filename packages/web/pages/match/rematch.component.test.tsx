import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startFakeMatch } from '../../testing/fake-match.ts';
import { answer, publish, requests } from '../../testing/fake-server.ts';
import { answerTable, makeTable, person } from '../../testing/fake-table.ts';
import { openPage } from '../../testing/open-page.tsx';

const PLAYED = makeTable({ match: 'm', host: 'ann', seats: [person('Ann'), person('Bo')] });
/** Tables of rematches. Their ids differ, as the page remembers what it knows of a table. */
const offeredByAnn = (id: string) => makeTable({ id, host: 'ann', seats: [{ kind: 'open' }, person('Ann')] });
const offeredByBo = (id: string) => makeTable({ id, host: 'bo', seats: [person('Bo'), { kind: 'open' }] });

const openEnded = async () => {
  const match = await startFakeMatch('crack-the-code');
  match.move(1, { type: 'resign' });
  await openPage('/matches/m');
};
const waiting = () => page.getByText('Waiting for Bo to accept the rematch…');

test('who asks for a rematch waits in place, and is told for whom', async () => {
  const next = offeredByAnn('waiting');
  answerTable(PLAYED);
  await openEnded();
  answerTable(next);
  answer('POST /matches/m/rematch', next);
  await userEvent.click(page.getByRole('button', { name: 'Play again' }));
  publish({ type: 'table', table: { ...PLAYED, next: next.id } });
  await expect.element(waiting()).toBeVisible();
  await expect.element(waiting()).toHaveFocus();
  expect(location.pathname).toBe('/matches/m');
  expect(page.getByText('A rematch is waiting for you.').query()).toBeNull();
  expect(requests.some(({ route }) => route === 'POST /tables/waiting/seats')).toBe(false);
  publish({ type: 'table', table: { ...next, match: 'm2' } });
  await expect.poll(() => location.pathname).toBe('/matches/m2');
});

test('who asked can cancel, and ask again', async () => {
  const next = offeredByAnn('cancelled');
  answerTable({ ...PLAYED, next: next.id });
  answerTable(next);
  answer('DELETE /tables/cancelled', { ...next, closed: true });
  await openEnded();
  await userEvent.click(page.getByRole('button', { name: 'Cancel rematch' }));
  await expect.poll(() => requests.at(-1)?.route).toBe('DELETE /tables/cancelled');
  publish({ type: 'table', table: { ...next, closed: true } });
  await expect.element(page.getByRole('button', { name: 'Play again' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Victory' })).toHaveFocus();
});

test('the others are told that a rematch waits, and join it', async () => {
  const next = offeredByBo('joined');
  answerTable({ ...PLAYED, next: next.id });
  answerTable(next);
  answer('POST /matches/m/rematch', next);
  answer('POST /tables/joined/seats', { ...next, seats: [person('Bo'), person('Ann')], match: 'm2' });
  await openEnded();
  await expect.element(page.getByText('A rematch is waiting for you.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Join rematch' }));
  await expect.poll(() => location.pathname).toBe('/matches/m2');
});

test('a match whose rematch has begun stays open, with a link to it', async () => {
  const next = makeTable({ id: 'begun', match: 'm2', host: 'ann', seats: [person('Bo'), person('Ann')] });
  answerTable({ ...PLAYED, next: next.id });
  answerTable(next);
  await openEnded();
  await expect.element(page.getByRole('link', { name: 'Open rematch' })).toHaveAttribute('href', '/matches/m2');
  expect(location.pathname).toBe('/matches/m');
});
