import { connectAsGuest, type NodeClient } from '@sesame/client';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientOf, startCorrespondence } from '../correspondence-match.ts';
import { hide } from '../play-crack-the-code.ts';
import { prompt } from '../prompt.ts';
import { useServer } from '../use-server.ts';

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

test('goes to the next match automatically if the player wants', async () => {
  const page = await server.openPage();
  await page.addInitScript(() => localStorage.setItem('sesame.settings', JSON.stringify({ goOn: true })));
  await page.goto('/');
  const [one, two] = [await startMatchWithBo(page), await startMatchWithBo(page)];
  await page.goto(`/matches/${one}`);
  await prompt(page, 'Hide your code').waitFor();
  await hide(page, 'rrybw');
  await page.waitForURL(`**/matches/${two}`);
  await prompt(page, 'Hide your code').waitFor();
});

test('without a push service a hidden page shows a notification when a match starts to wait', async () => {
  const page = await server.openPage({ permissions: ['notifications'] });
  await page.addInitScript(() => {
    const hidden = () => document.documentElement.dataset.hidden === 'true';
    Object.defineProperty(document, 'visibilityState', { get: () => (hidden() ? 'hidden' : 'visible') });
    PushManager.prototype.subscribe = () => Promise.reject(new DOMException('no push service', 'AbortError'));
  });
  // Matches that were already waiting when the page loaded are not notified.
  const matchesReceived = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"type":"me"')));
  await page.goto('/settings');
  const here = page.getByRole('switch', { name: 'Notify me in this browser' });
  await page.getByText('Off. Your browser will ask for permission.').waitFor();
  await page.locator('.switch').filter({ hasText: 'Notify me in this browser' }).click();
  await page.getByText('On, while Sesame is open in a tab.').waitFor();
  expect(await here.isChecked()).toBe(true);
  const worker = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.scriptURL ?? '');
  await expect.poll(worker).toBe(`${server.url}/sw.js`);
  const file = await page.request.get('/sw.js');
  expect(file.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('javascript'),
    'content-security-policy': expect.stringContaining("worker-src 'self'"),
  });

  await matchesReceived;
  await page.evaluate(() => {
    document.documentElement.dataset.hidden = 'true';
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const match = await startMatchWithBo(page);
  const shown = () =>
    page.evaluate(async () => {
      const notifications = (await (await navigator.serviceWorker.getRegistration())?.getNotifications()) ?? [];
      return notifications.map(({ title, body, tag, data }) => ({ title, body, tag, path: data?.path }));
    });
  await expect.poll(shown).toEqual([
    {
      title: 'Your move',
      body: `Crack the Code with ${bo.name}`,
      tag: `match ${match}`,
      path: `/matches/${match}`,
    },
  ]);
  await page.locator('.switch').filter({ hasText: 'Notify me in this browser' }).click();
  await page.getByText('Off. Your browser will ask for permission.').waitFor();
});

test('with a push service the browser is listed, and can be removed', async () => {
  const page = await server.openPage({ permissions: ['notifications'] });
  // Fakes the browser’s push service, which would be on the internet.
  await page.addInitScript(() => {
    const subscription = {
      endpoint: 'https://push.example.org/send/1',
      options: { applicationServerKey: null },
      toJSON: () => ({ endpoint: subscription.endpoint, keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } }),
      unsubscribe: async () => true,
    };
    PushManager.prototype.subscribe = async () => subscription as unknown as PushSubscription;
    PushManager.prototype.getSubscription = async () => null;
  });
  await page.goto('/settings');
  await page.getByText('Off. Your browser will ask for permission.').waitFor();
  await page.locator('.switch').filter({ hasText: 'Notify me in this browser' }).click();
  await page.getByText('On, even when Sesame is closed.').waitFor();
  const row = page.getByRole('listitem').filter({ hasText: 'this browser' });
  await row.getByText('Chrome · Linux').waitFor();
  await page.getByRole('button', { name: 'Send test notification' }).waitFor();
  await row.getByRole('button', { name: 'Remove: this browser' }).click();
  await page.getByText('On, while Sesame is open in a tab.').waitFor();
  expect(await row.count()).toBe(0);
});
