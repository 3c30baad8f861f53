import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolations } from './accessibility.ts';
import { PHONE } from './test-server.ts';
import { useServer } from './use-server.ts';

const server = useServer();

const nameOf = async (page: Page): Promise<{ readonly id: string; readonly name: string }> => {
  await page.goto('/friends');
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page.evaluate(async () => (await fetch('/api/me', { method: 'POST' })).json());
};
const befriend = (page: Page, player: string) =>
  page.evaluate(
    (player) =>
      fetch('/api/friends', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ player }),
      }).then(({ ok }) => ok),
    player,
  );
const overflowX = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('two friends write to each other, on a desktop and on a phone', async () => {
  const [desk, phone] = [
    await server.openPage(),
    await server.openPage({ viewport: PHONE, hasTouch: true, isMobile: true }),
  ];
  const [ann, bo] = [await nameOf(desk), await nameOf(phone)];
  expect(await befriend(desk, bo.id)).toBe(true);
  expect(await befriend(phone, ann.id)).toBe(true);

  await desk.getByRole('link', { name: `Message ${bo.name}` }).click();
  await desk.getByRole('heading', { level: 1, name: `Messages with ${bo.name}` }).waitFor();
  await desk.getByRole('textbox', { name: 'Write a message' }).fill('Shall we play tonight?');
  await desk.keyboard.press('Enter');
  await desk.getByText('Shall we play tonight?').waitFor();

  // Bo sees the count at once, opens the messages and answers; then nothing is unread.
  await phone.getByRole('link', { name: `Message ${ann.name}, 1 new message` }).click();
  await phone.getByText('Shall we play tonight?').waitFor();
  expect(await findViolations(phone)).toEqual([]);
  expect(await overflowX(phone)).toBe(0);
  await phone.getByRole('textbox', { name: 'Write a message' }).fill('Yes, at eight.');
  await phone.getByRole('button', { name: 'Send' }).click();
  await desk.getByText('Yes, at eight.').waitFor();
  expect(await findViolations(desk)).toEqual([]);
  await phone.getByRole('link', { name: 'Back to friends' }).click();
  await phone.getByRole('link', { name: `Message ${ann.name}`, exact: true }).waitFor();

  // Once they are no friends any more, the messages can be read, but not answered.
  await phone.evaluate((player) => fetch(`/api/friends/${player}`, { method: 'DELETE' }), ann.id);
  await desk.getByText('You can only write to friends.').waitFor();
  expect(await desk.getByRole('textbox', { name: 'Write a message' }).count()).toBe(0);
});
