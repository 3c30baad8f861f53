import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, answerTopic, requests } from '../../testing/fake-server.ts';
import { openPage } from '../../testing/open-page.tsx';

beforeEach(() => {
  answer('GET /tournaments', []);
  answerTopic('tournaments', () => ({ type: 'tournaments', at: 1 }));
});

const openDialog = async () => {
  await openPage('/tournaments');
  await userEvent.click(page.getByRole('button', { name: 'Create tournament' }).first());
  const dialog = page.getByRole('dialog', { name: 'Create tournament' });
  await expect.element(dialog).toBeVisible();
  return dialog;
};
const created = () => requests.find(({ route }) => route === 'POST /tournaments')?.body;

test('an arena has a duration instead of rounds, and is played live', async () => {
  const dialog = await openDialog();
  await userEvent.click(dialog.getByText('Arena', { exact: true }));
  await expect.element(dialog.getByText('Join and leave whenever you like.', { exact: false })).toBeVisible();
  await expect.element(dialog.getByRole('slider', { name: 'Rounds' })).not.toBeInTheDocument();
  await expect.element(dialog.getByText('Correspondence')).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: /Duration/ }));
  await userEvent.click(page.getByRole('option', { name: '30 min' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Create', exact: true }));
  await expect.poll(created).toMatchObject({ format: 'arena', minutes: 30, pace: { kind: 'live' } });
  expect(created()).not.toHaveProperty('rounds');
});

test('a knockout needs neither rounds nor a duration', async () => {
  const dialog = await openDialog();
  await userEvent.click(dialog.getByText('Knockout', { exact: true }));
  await userEvent.click(dialog.getByRole('button', { name: 'Create', exact: true }));
  await expect.poll(created).toMatchObject({ format: 'knockout' });
  expect(created()).not.toHaveProperty('rounds');
  expect(created()).not.toHaveProperty('minutes');
});

test('a tournament with a start time can repeat', async () => {
  const dialog = await openDialog();
  await expect.element(dialog.getByText('every week')).not.toBeInTheDocument();
  await userEvent.click(dialog.getByText('at a set time'));
  await userEvent.fill(dialog.getByLabelText('Date and time'), '2099-05-01T20:00');
  await userEvent.click(dialog.getByText('every week'));
  await expect
    .element(dialog.getByText('The next one opens as soon as this one starts.', { exact: false }))
    .toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Create', exact: true }));
  await expect.poll(created).toMatchObject({ repeats: 'week', start: { kind: 'time' } });
});
