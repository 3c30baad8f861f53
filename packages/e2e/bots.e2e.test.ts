import { afterAll, beforeAll, expect, test } from 'vitest';
import { faults } from './faults.ts';
import { idOf } from './friend.ts';
import { prompt } from './prompt.ts';
import { openStage, PHONE, type Stage } from './stage.ts';

type Turn = { readonly match: string };

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** Asks the house as a program outside any browser does. */
const askWith = async (token: string, [method, path, body]: readonly [string, string, object?]) => {
  const answer = await fetch(`${stage.url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, json: await answer.json() };
};

test('a bot is made on the account page, plays with its token, and is locked out', async () => {
  const ann = await stage.visit();
  await ann.goto('/account');
  await ann.getByRole('textbox', { name: 'Name' }).fill('Ann the Maker');
  await ann.getByRole('textbox', { name: 'Password' }).fill('open sesame, please');
  await ann.keyboard.press('Enter');
  await ann.getByRole('heading', { name: 'Your bots' }).waitFor();
  await ann.getByRole('textbox', { name: 'Bot name' }).fill('Cracker');
  await ann.keyboard.press('Enter');
  const dialog = ann.getByRole('dialog', { name: 'Token of Cracker' });
  const token = await dialog.getByRole('textbox', { name: 'Token' }).inputValue();
  expect(token).toMatch(/^sesame_/);
  await dialog.getByRole('button', { name: 'Copy token' }).click();
  await ann.getByText('Token copied.').first().waitFor();
  expect(await faults(ann)).toEqual([]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.waitFor({ state: 'detached' });
  await ann.reload();
  await ann.getByText('Never connected').waitFor();
  expect(await ann.content()).not.toContain(token);

  // Somebody else sees a table of it, and that it is a bot; on a phone, too.
  const opened = await askWith(token, ['POST', '/tables', { game: 'crack-the-code', open: true }]);
  const waiting = askWith(token, ['GET', '/bot/turns?wait=25']);
  const bo = await stage.visit({ viewport: PHONE, hasTouch: true, isMobile: true });
  await bo.goto(`/tables/${opened.json.id}`);
  await bo.getByText('bot, online, host').waitFor();
  expect(await faults(bo)).toEqual([]);
  await bo.getByRole('button', { name: 'Sit here' }).click();
  await prompt(bo, 'Hide your code').waitFor();
  const [turn] = (await waiting).json as Turn[];
  const move = { key: 'the-first-one', move: { type: 'hide', code: 'rrybw' } };
  expect((await askWith(token, ['POST', `/matches/${turn?.match}/moves`, move])).json).toMatchObject({ seq: 1 });
  await bo.goto('/');
  await bo.getByText('Crack the Code with Cracker (bot)').first().waitFor();

  // Its maker seats it at a table of their own.
  await ann.goto('/');
  await ann.getByRole('button', { name: 'Open a table' }).first().click();
  await ann.getByRole('button', { name: 'Open table' }).click();
  await ann.waitForURL('**/tables/*');
  await ann.getByRole('button', { name: 'Add bot' }).click();
  await ann.getByRole('menuitem', { name: 'Cracker (yours)' }).click();
  await ann.getByText(/^bot, (online|offline)$/).waitFor();
  await ann.getByRole('button', { name: 'Start match' }).click();
  await ann.waitForURL('**/matches/*');
  const turns = (await askWith(token, ['GET', '/bot/turns?wait=25'])).json as Turn[];
  expect(turns.map(({ match }) => match)).toContain(idOf(ann));

  // Revoked, it is out.
  await ann.goto('/account');
  await ann.getByText(/^Last connected on/).waitFor();
  await ann.getByRole('button', { name: 'More options for Cracker' }).click();
  await ann.getByRole('menuitem', { name: 'Revoke token' }).click();
  await ann.getByText('The token of Cracker is revoked.').first().waitFor();
  await ann.getByText('Token revoked: it can’t connect').waitFor();
  expect((await askWith(token, ['GET', '/bot/turns'])).status).toBe(401);

  // A new token is another one; removed, nothing is left of it here.
  await ann.getByRole('button', { name: 'More options for Cracker' }).click();
  await ann.getByRole('menuitem', { name: 'New token' }).click();
  const renewed = await dialog.getByRole('textbox', { name: 'Token' }).inputValue();
  expect((await askWith(renewed, ['POST', '/me'])).json).toMatchObject({ name: 'Cracker', isBot: true });
  await ann.keyboard.press('Escape');
  await ann.getByRole('button', { name: 'More options for Cracker' }).click();
  await ann.getByRole('menuitem', { name: 'Delete bot' }).click();
  await ann.getByRole('alertdialog').getByRole('button', { name: 'Delete bot' }).click();
  await ann.getByText('Cracker was deleted.').first().waitFor();
  await ann.getByText('No bots yet.').last().waitFor();
  expect((await askWith(renewed, ['POST', '/me'])).status).toBe(401);
});

test('nothing was complained of in the browser', () => {
  expect(stage.complaints).toEqual([]);
});
