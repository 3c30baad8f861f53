import { expect, test } from 'vitest';
import { findViolations } from '../accessibility.ts';
import { matchIdOf } from '../player-connection.ts';
import { prompt } from '../prompt.ts';
import { PHONE } from '../test-server.ts';
import { useServer } from '../use-server.ts';

type Turn = { readonly match: string };

const server = useServer();

/** Sends a request with a bot token, from outside the browser. */
const requestWith = async (token: string, [method, path, body]: readonly [string, string, object?]) => {
  const answer = await fetch(`${server.url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, json: await answer.json() };
};

test('creates a bot, plays with its token, revokes the token and deletes the bot', async () => {
  const ann = await server.openPage();
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
  expect(await findViolations(ann)).toEqual([]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.waitFor({ state: 'detached' });
  await ann.reload();
  await ann.getByText('Never connected').waitFor();
  expect(await ann.content()).not.toContain(token);

  // Another player sees at the bot’s table that it is a bot.
  const opened = await requestWith(token, ['POST', '/tables', { game: 'crack-the-code', open: true }]);
  const waiting = requestWith(token, ['GET', '/bot/turns?wait=25']);
  const bo = await server.openPage({ viewport: PHONE, hasTouch: true, isMobile: true });
  await bo.goto(`/tables/${opened.json.id}`);
  await bo.getByText('bot, online, host').waitFor();
  expect(await findViolations(bo)).toEqual([]);
  await bo.getByRole('button', { name: 'Sit down' }).click();
  await prompt(bo, 'Hide your code').waitFor();
  const [turn] = (await waiting).json as Turn[];
  const move = { key: 'the-first-one', move: { type: 'hide', code: 'rrybw' } };
  expect((await requestWith(token, ['POST', `/matches/${turn?.match}/moves`, move])).json).toMatchObject({ seq: 1 });
  await bo.goto('/');
  await bo.getByText('Crack the Code with Cracker (bot)').first().waitFor();

  // The owner adds the bot to a table.
  await ann.goto('/');
  await ann.getByRole('button', { name: 'Open a table' }).first().click();
  await ann.getByRole('button', { name: 'Open table' }).click();
  await ann.waitForURL('**/tables/*');
  await ann.getByRole('button', { name: 'Add bot' }).click();
  await ann.getByRole('menuitem', { name: 'Cracker (yours)' }).click();
  await ann.getByText(/^bot, (online|offline)$/).waitFor();
  await ann.getByRole('button', { name: 'Start match' }).click();
  await ann.waitForURL('**/matches/*');
  const turns = (await requestWith(token, ['GET', '/bot/turns?wait=25'])).json as Turn[];
  expect(turns.map(({ match }) => match)).toContain(matchIdOf(ann));

  // A revoked token is rejected.
  await ann.goto('/account');
  await ann.getByText(/^Last connected on/).waitFor();
  await ann.getByRole('button', { name: 'More options for Cracker' }).click();
  await ann.getByRole('menuitem', { name: 'Revoke token' }).click();
  await ann.getByText('The token of Cracker is revoked.').first().waitFor();
  await ann.getByText('Token revoked: it can’t connect').waitFor();
  expect((await requestWith(token, ['GET', '/bot/turns'])).status).toBe(401);

  // A new token works until the bot is deleted.
  await ann.getByRole('button', { name: 'More options for Cracker' }).click();
  await ann.getByRole('menuitem', { name: 'New token' }).click();
  const renewed = await dialog.getByRole('textbox', { name: 'Token' }).inputValue();
  expect((await requestWith(renewed, ['POST', '/me'])).json).toMatchObject({ name: 'Cracker', isBot: true });
  await ann.keyboard.press('Escape');
  await ann.getByRole('button', { name: 'More options for Cracker' }).click();
  await ann.getByRole('menuitem', { name: 'Delete bot' }).click();
  await ann.getByRole('alertdialog').getByRole('button', { name: 'Delete bot' }).click();
  await ann.getByText('Cracker was deleted.').first().waitFor();
  await ann.getByText('No bots yet.').last().waitFor();
  expect((await requestWith(renewed, ['POST', '/me'])).status).toBe(401);
});
