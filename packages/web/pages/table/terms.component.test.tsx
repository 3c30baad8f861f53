import type { HashedTerms } from '@sesame/protocol';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerWith, publish, requests } from '../../testing/fake-server.ts';
import { answerTable, makeTable, person } from '../../testing/fake-table.ts';
import { findViolations } from '../../testing/find-violations.ts';
import { openPage } from '../../testing/open-page.tsx';

const ONE_SECOND = { kind: 'live', perMove: 1, bank: 0 } as const;
const CHANGED = { pace: ONE_SECOND, rated: true, terms: 'b'.repeat(64) };

/** Refuses everybody who has not agreed to the changed terms. */
const changeTerms = (): void => {
  const { id, game, options, seats } = makeTable();
  const terms: HashedTerms = { hash: CHANGED.terms, game, options, ...CHANGED, seats: seats.length };
  answerWith(`POST /tables/${id}/seats`, ({ body }) =>
    (body as { terms: string }).terms === CHANGED.terms
      ? makeTable({ ...CHANGED, seats: [person('Bo'), person('Ann')] })
      : new Response(JSON.stringify({ code: 'terms-changed', message: '', terms }), { status: 409 }),
  );
};
const sitting = () => requests.filter(({ route }) => route === 'POST /tables/t/seats').map(({ body }) => body);

test('who sits down on changed settings is shown the new ones, and asked', async () => {
  const { terms } = makeTable();
  answerTable(makeTable());
  changeTerms();
  await openPage('/tables/t');
  await userEvent.click(page.getByRole('button', { name: 'Sit down' }));
  const dialog = page.getByRole('dialog', { name: 'The settings have changed' });
  await expect
    .element(dialog.getByText('The host changed the settings: rated, 1 s per move. Sit down anyway?'))
    .toBeVisible();
  expect(await findViolations()).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await expect.poll(() => dialog.query()).toBeNull();
  expect(sitting()).toMatchObject([{ terms }]);
  await userEvent.click(page.getByRole('button', { name: 'Sit down' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Sit down' }));
  await expect.poll(sitting).toMatchObject([{ terms }, { terms }, { terms: CHANGED.terms }]);
});

test('who is seated is told of a change, and agrees to it', async () => {
  answerTable(makeTable({ seats: [person('Bo'), person('Ann')] }));
  changeTerms();
  await openPage('/tables/t');
  await expect.element(page.getByRole('heading', { name: 'Seats' })).toBeVisible();
  publish({
    type: 'table',
    table: makeTable({ ...CHANGED, seats: [person('Bo'), person('Ann', { agreed: false })] }),
  });
  await expect.element(page.getByText('Bo changed the settings: rated, 1 s per move.')).toBeVisible();
  await expect.element(page.getByText('Waiting for Ann to agree to the new settings.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Agree' }));
  await expect.poll(sitting).toMatchObject([{ terms: CHANGED.terms }]);
});

test('a seat that is held for somebody else cannot be taken', async () => {
  const held = { kind: 'open', heldFor: { player: 'cas', name: 'Cas' } } as const;
  answerTable(makeTable({ seats: [person('Bo'), held] }));
  await openPage('/tables/t');
  await expect.element(page.getByText('Held for Cas')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Table is full' })).toBeDisabled();
});
