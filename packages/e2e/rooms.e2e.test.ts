import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { crystal, guess, hide } from './play-crack-the-code.ts';
import { prompt } from './prompt.ts';
import { useServer } from './use-server.ts';

const server = useServer();

const TELEVISION = { width: 1920, height: 1080 };
const PHONES = [
  { width: 390, height: 664 },
  { width: 390, height: 664 },
  { width: 360, height: 640 },
] as const;

const openPhone = (viewport: { readonly width: number; readonly height: number }) =>
  server.openPage({ viewport, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

/** Opens a room and answers its code. */
const openRoom = async (page: Page): Promise<string> => {
  await page.goto('/room');
  await page.getByRole('button', { name: 'Open a room' }).click();
  await page.waitForURL(/\/room\/[A-Z]{4}$/);
  return page.url().slice(-4);
};

const saveName = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Save name' }).click();
  await page.getByRole('button', { name: 'Save name' }).waitFor({ state: 'hidden' });
};

const start = async (page: Page, game: string): Promise<void> => {
  await page.getByRole('group', { name: 'Choose a game' }).getByRole('button', { name: game }).click();
  await page.getByRole('button', { name: `Start ${game}` }).click();
};

const pointsOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ hasText: name }).locator('b.brass').first();

test('an evening with one television and three phones, from game to game', async () => {
  const [ann, bo, cas] = await Promise.all(PHONES.map(openPhone));
  if (ann === undefined || bo === undefined || cas === undefined) throw new Error('no phones');
  const code = await openRoom(ann);
  await saveName(ann, 'Ann');
  const screen = await server.openPage({ viewport: TELEVISION });
  await screen.goto(`/table-screen/${code}`);
  await screen.getByText(code, { exact: true }).waitFor();
  // By the code, and one press; the name afterwards.
  await bo.goto('/room');
  await bo.getByLabel('Room code').fill(code.toLowerCase());
  await bo.getByRole('button', { name: 'Join', exact: true }).click();
  await saveName(bo, 'Bo');
  await screen.getByText('Bo', { exact: true }).waitFor();

  // Crack the Code for two.
  await start(bo, 'Crack the Code');
  for (const phone of [ann, bo]) await phone.waitForURL(/\/match\//);
  expect(await ann.getByRole('region', { name: 'Your guesses' }).count()).toBe(0);
  await hide(ann, 'rrybw');
  await hide(bo, 'ggppw');
  await screen.getByText('looking for Bo’s code').waitFor();
  // Late: she watches this match and plays the next one.
  await cas.goto(`/room/${code}`);
  await cas.getByRole('button', { name: `Join room ${code}` }).click();
  await cas.getByText('Crack the Code is being played.').waitFor();
  await saveName(cas, 'Cas');
  // The player to move finds the other’s code, who has one more guess.
  const turns = [ann, bo].map((phone) =>
    prompt(phone, /Your turn/)
      .waitFor()
      .then(() => phone),
  );
  const first = await Promise.race(turns);
  await guess(first, first === ann ? 'ggppw' : 'rrybw');
  await guess(first === ann ? bo : ann, 'wwwww');
  await screen.getByRole('heading', { name: 'Match over' }).waitFor();
  for (const phone of [ann, bo]) await phone.getByRole('link', { name: 'Back to the room' }).click();
  await expect.poll(() => pointsOf(ann, first === ann ? 'Ann' : 'Bo').textContent()).toBe('1 pt');

  // Fake Crystal for three, ended on one of the phones.
  await start(cas, 'Fake Crystal');
  for (const phone of [ann, bo, cas]) {
    await phone.waitForURL(/\/match\//);
    await phone.getByRole('button', { name: 'Make offer' }).waitFor();
    expect(await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  await screen.getByText('making an offer').first().waitFor();
  await bo.getByRole('button', { name: 'Leave match' }).click();
  await bo.getByRole('button', { name: 'End match' }).click();
  // A member alone only asks for it; she who opened the room decides.
  await bo.getByRole('alertdialog').getByRole('button', { name: 'Ask to end the match' }).click();
  await bo.getByText('Asking to end this match: Bo.').waitFor();
  await ann.getByRole('button', { name: 'Leave match' }).click();
  await ann.getByText('Asking to end this match: Bo.').waitFor();
  await ann.getByRole('button', { name: 'End match' }).click();
  await ann.getByRole('alertdialog').getByRole('button', { name: 'End match' }).click();
  // Nobody is asked for an offer any more.
  await screen.getByRole('heading', { name: 'This match was ended without a result' }).waitFor();
  for (const page of [ann, cas, screen]) await prompt(page, /offer/).waitFor({ state: 'hidden' });

  // Passwords for three.
  await cas.getByRole('link', { name: 'Back to the room' }).click();
  await start(ann, 'Passwords');
  for (const phone of [ann, bo, cas]) await phone.waitForURL(/\/match\//);
  await screen.getByText('Passwords').first().waitFor();
  expect(await screen.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('the table screen of a player has nothing of their hand', async () => {
  const [ann, bo] = await Promise.all([openPhone(PHONES[0]), openPhone(PHONES[1])]);
  const code = await openRoom(ann);
  await bo.goto(`/room/${code}`);
  await bo.getByRole('button', { name: `Join room ${code}` }).click();
  await start(bo, 'Crack the Code');
  for (const phone of [ann, bo]) await phone.waitForURL(/\/match\//);
  await hide(ann, 'rrybw');
  // The same browser, and so the same player.
  const screen = await ann.context().newPage();
  const heard: string[] = [];
  screen.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  await screen.goto(`${server.url}/table-screen/${code}`);
  await screen.getByRole('heading', { name: 'Crack the Code' }).waitFor();
  expect(heard.join('\n')).toContain('"type":"match"');
  expect(heard.join('\n')).not.toContain('rrybw');
});

test('two people play on one device: hand over, uncover, play, cover', async () => {
  const page = await openPhone(PHONES[0]);
  /** The move was accepted. Covered before that, the device would still be handed to the same player. */
  const isDone = (action: string) =>
    page.getByRole('button', { name: action, exact: true }).waitFor({ state: 'hidden' });
  await openRoom(page);
  await saveName(page, 'Ann');
  await page.getByText('Add a player on this device').click();
  await page.getByLabel('Name', { exact: true }).fill('Bo');
  await page.getByRole('button', { name: 'Add player' }).click();
  await page.getByText('on Ann’s device').waitFor();
  await start(page, 'Crack the Code');
  await page.waitForURL(/\/match\//);
  const turns = [
    ['Ann', () => hide(page, 'rrybw')],
    ['Bo', () => hide(page, 'ggppw')],
  ] as const;
  for (const [name, play] of turns) {
    await page.getByRole('button', { name: `I’m ${name}: uncover` }).click();
    await play();
    await isDone('Hide code');
    await page.getByRole('button', { name: 'Cover and hand over' }).click();
  }
  // The player to move finds the other’s code, who has one more guess.
  const uncover = page.getByRole('button', { name: /uncover$/ });
  await uncover.waitFor();
  expect(await uncover.count()).toBe(1);
  const first = (await uncover.textContent())?.includes('Ann') ? 'ggppw' : 'rrybw';
  await uncover.click();
  await guess(page, first);
  await isDone('Guess');
  await page.getByRole('button', { name: 'Cover and hand over' }).click();
  await uncover.click();
  await crystal(page, 'w').waitFor();
  await guess(page, 'wwwww');
  await page.getByRole('link', { name: 'Back to the room' }).click();
  await expect.poll(() => page.locator('b.brass').allTextContents()).toEqual(['1 pt', '0 pt']);
});
