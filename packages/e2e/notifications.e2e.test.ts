import { connectAsGuest, type NodeClient } from '@sesame/client';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientOf, startCorrespondence } from './correspondence-match.ts';
import { hide } from './play-crack-the-code.ts';
import { prompt } from './prompt.ts';
import { useServer } from './use-server.ts';

const server = useServer({ needsNotifications: true });
let bo: NodeClient;
beforeAll(async () => {
  bo = await connectAsGuest(server.url);
});
afterAll(() => bo.connection.close());

/** Starts a correspondence match between the page’s guest and Bo. It waits for both. */
const startMatchWithBo = async (page: Page): Promise<string> =>
  startCorrespondence(await clientOf(page, server.url), bo);
const pathOf = (page: Page) => new URL(page.url()).pathname;

test('counts waiting matches in title and menu; keys and a button go to the next one', async () => {
  const page = await server.openPage();
  await page.goto('/');
  await page.getByRole('heading', { name: 'Play now' }).waitFor();
  expect(await page.title()).toBe('Sesame');
  const [one, two] = [await startMatchWithBo(page), await startMatchWithBo(page)];
  await expect.poll(() => page.title()).toBe('(2) Sesame');
  await page.getByRole('navigation').getByRole('link', { name: 'Play 2 matches are waiting for you' }).waitFor();
  await page
    .getByRole('heading', { name: 'Waiting for you' })
    .locator('.count-mark')
    .filter({ hasText: '2' })
    .waitFor();

  // Shortcuts work once the whole page is loaded.
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Alt+n');
  await page.waitForURL('**/matches/*');
  const first = pathOf(page);
  expect([`/matches/${one}`, `/matches/${two}`]).toContain(first);
  await prompt(page, 'Hide your code').waitFor();
  await page.keyboard.press('Alt+n');
  await expect.poll(() => pathOf(page)).not.toBe(first);
  await prompt(page, 'Hide your code').waitFor();
  await page.keyboard.press('Alt+Shift+n');
  await expect.poll(() => pathOf(page)).toBe(first);

  // Shortcuts are off while typing.
  await page.getByRole('tab', { name: 'Chat' }).click();
  const chat = page.getByRole('textbox', { name: 'Write a message' });
  await chat.fill('Good luck');
  await page.keyboard.press('Alt+n');
  await page.keyboard.press('Enter');
  await page.getByText('Good luck').first().waitFor();
  expect(pathOf(page)).toBe(first);
  await chat.blur();

  // The button is highlighted only after the player has moved here.
  const next = page.getByRole('button', { name: 'Next (1)' });
  await expect.poll(() => next.getAttribute('class')).not.toContain('primary');
  await hide(page, 'rrybw');
  await expect.poll(() => next.getAttribute('class')).toContain('primary');
  await expect.poll(() => page.title()).toContain('(1) ');
  await next.click();
  await expect.poll(() => pathOf(page)).not.toBe(first);

  await page.getByRole('main').focus();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await keys.getByText('Next match waiting for you').waitFor();
  await page.keyboard.press('Escape');
  await keys.waitFor({ state: 'detached' });

  // Bo moves in another match: it is waiting again.
  await bo.connection.play(first.split('/').at(-1) ?? '', { type: 'hide', code: 'ggppw' });
  await expect.poll(() => page.title()).toContain('(2) ');
});
