import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { me } from '../../data/client.ts';
import { GAMES } from '../../data/games.ts';
import { changeSettings } from '../../data/settings.ts';
import { answer, requests } from '../../testing/fake-server.ts';
import { answerTable, makeTable } from '../../testing/fake-table.ts';
import { openPage } from '../../testing/open-page.tsx';

const LIVE = { kind: 'live', perMove: 60, bank: 0 } as const;

const openDialog = async () => {
  const table = makeTable({ host: 'ann' });
  answer('POST /tables', table);
  answerTable(table);
  await openPage('/');
  await userEvent.click(page.getByRole('button', { name: 'Invite a friend' }));
  const dialog = page.getByRole('dialog', { name: 'Invite a friend' });
  await expect.element(dialog.getByRole('button', { name: 'Open table' })).toBeVisible();
  return dialog;
};
const opened = () => requests.find(({ route }) => route === 'POST /tables')?.body;

test.each([
  ['Now', { kind: 'none', perMove: 0, bank: 0 }],
  ['By correspondence', { kind: 'correspondence', perMove: 259_200, bank: 0 }],
])('the preset %s asks for nothing else; the match is unrated', async (preset, pace) => {
  const dialog = await openDialog();
  expect(dialog.getByRole('radio').all()).toHaveLength(3);
  await userEvent.click(dialog.getByText(preset));
  for (const role of ['switch', 'slider', 'combobox', 'textbox'] as const) {
    expect(dialog.getByRole(role).query()).toBeNull();
  }
  await userEvent.click(dialog.getByRole('button', { name: 'Open table' }));
  await expect.poll(opened).toMatchObject({ pace, rated: false, open: false });
});

test('the custom preset opens all settings; with an account and a clock a match can be rated', async () => {
  changeSettings({ paces: Object.fromEntries(GAMES.map(({ id }) => [id, LIVE])) });
  const dialog = await openDialog();
  me.set({ id: 'ann', name: 'Ann', guest: false });
  await userEvent.click(dialog.getByText('Custom'));
  const rated = dialog.getByRole('switch', { name: /^Rated/ });
  await expect.element(rated).not.toBeChecked();
  await userEvent.click(dialog.getByText('Counts towards every player’s rating'));
  await userEvent.click(dialog.getByRole('button', { name: 'Open table' }));
  await expect.poll(opened).toMatchObject({ rated: true, open: false });
});

test('without a clock a match can’t be rated, and the switch says so', async () => {
  changeSettings({ paces: {} });
  const dialog = await openDialog();
  me.set({ id: 'ann', name: 'Ann', guest: false });
  await userEvent.click(dialog.getByText('Custom'));
  await expect.element(dialog.getByText('A rated match needs a clock.')).toBeVisible();
  await expect.element(dialog.getByRole('switch', { name: /^Rated/ })).toBeDisabled();
});
