import { connectAsGuest, type NodeClient } from '@sesame/client';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hide } from './crack-the-code.ts';
import { prompt } from './prompt.ts';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;
let bo: NodeClient;
beforeAll(async () => {
  stage = await openStage();
  bo = await connectAsGuest(stage.url);
});
afterAll(async () => {
  bo.connection.close();
  await stage.close();
});

/** However busy the machine is. */
const poll = <Value>(look: () => Value) => expect.poll(look, { timeout: 20_000 });
const DAYS = { kind: 'correspondence', perMove: 259_200, bank: 0 } as const;

/** Whoever is at a page, over HTTP alone. */
const asVisitor = async (page: Page): Promise<NodeClient> => {
  await poll(() => page.context().cookies()).not.toEqual([]);
  const cookies = await page.context().cookies();
  const guest = await connectAsGuest(stage.url, cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
  guest.connection.close();
  return guest;
};
/** A match over days of whoever is at a page with Bo. It waits for both. */
const beginWith = async (page: Page): Promise<string> => {
  const ann = await asVisitor(page);
  const table = await ann.api.openTable({ body: { game: 'crack-the-code', pace: DAYS } });
  const sat = table.ok ? await bo.api.sit({ params: { id: table.value.id } }) : table;
  if (!sat.ok || sat.value.match === undefined) throw new Error('the match did not begin');
  return sat.value.match;
};
const matchOf = (page: Page) => new URL(page.url()).pathname;

test('what waits is counted everywhere, and a key leads from one match to the next', async () => {
  const page = await stage.visit();
  await page.goto('/');
  await page.getByRole('heading', { name: 'Play now' }).waitFor();
  expect(await page.title()).toBe('Sesame');
  const [one, two] = [await beginWith(page), await beginWith(page)];
  await poll(() => page.title()).toBe('(2) Sesame');
  await page.getByRole('navigation').getByRole('link', { name: 'Play 2 matches are waiting for you' }).waitFor();
  await page
    .getByRole('heading', { name: 'Waiting for you' })
    .locator('.count-mark')
    .filter({ hasText: '2' })
    .waitFor();

  // Keys are heard once all of the page is there.
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Alt+n');
  await page.waitForURL('**/matches/*');
  const first = matchOf(page);
  expect([`/matches/${one}`, `/matches/${two}`]).toContain(first);
  await prompt(page, 'Hide your code').waitFor();
  await page.keyboard.press('Alt+n');
  await poll(() => matchOf(page)).not.toBe(first);
  await prompt(page, 'Hide your code').waitFor();
  await page.keyboard.press('Alt+Shift+n');
  await poll(() => matchOf(page)).toBe(first);

  // While somebody writes, keys write.
  const chat = page.getByRole('textbox', { name: 'Write a message' });
  await chat.fill('Good luck');
  await page.keyboard.press('Alt+n');
  await page.keyboard.press('Enter');
  await page.getByText('Good luck').first().waitFor();
  expect(matchOf(page)).toBe(first);
  await chat.blur();

  // There is more to do here than there: the button is quiet, until we have moved.
  const next = page.getByRole('button', { name: 'Next (1)' });
  await poll(() => next.getAttribute('class')).not.toContain('primary');
  await hide(page, 'rrybw');
  await poll(() => next.getAttribute('class')).toContain('primary');
  await poll(() => page.title()).toContain('(1) ');
  await next.click();
  await poll(() => matchOf(page)).not.toBe(first);

  await page.getByRole('main').focus();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await keys.getByText('Next match waiting for you').waitFor();
  await page.keyboard.press('Escape');
  await keys.waitFor({ state: 'detached' });

  // Bo moves where we are not: it waits again, and is counted again.
  await bo.connection.play(first.split('/').at(-1) ?? '', { type: 'hide', code: 'ggppw' });
  await poll(() => page.title()).toContain('(2) ');
  expect(stage.complaints).toEqual([]);
});

test('who likes goes on to the next match by itself', async () => {
  const page = await stage.visit();
  await page.addInitScript(() => localStorage.setItem('sesame.settings', JSON.stringify({ goOn: true })));
  await page.goto('/');
  const [one, two] = [await beginWith(page), await beginWith(page)];
  await page.goto(`/matches/${one}`);
  await prompt(page, 'Hide your code').waitFor();
  await hide(page, 'rrybw');
  await page.waitForURL(`**/matches/${two}`);
  await prompt(page, 'Hide your code').waitFor();
});

test('without a push service a hidden page tells of a match that begins to wait', async () => {
  const page = await stage.visit({ permissions: ['notifications'] });
  await page.addInitScript(() => {
    const hidden = () => document.documentElement.dataset.hidden === 'true';
    Object.defineProperty(document, 'visibilityState', { get: () => (hidden() ? 'hidden' : 'visible') });
    PushManager.prototype.subscribe = () => Promise.reject(new DOMException('no push service', 'AbortError'));
  });
  // What waited when the page first heard of its matches is no news.
  const heard = page
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
  await poll(worker).toBe(`${stage.url}/sw.js`);
  const file = await page.request.get('/sw.js');
  expect(file.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('javascript'),
    'content-security-policy': expect.stringContaining("worker-src 'self'"),
  });

  await heard;
  await page.evaluate(() => {
    document.documentElement.dataset.hidden = 'true';
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const match = await beginWith(page);
  const shown = () =>
    page.evaluate(async () => {
      const notices = (await (await navigator.serviceWorker.getRegistration())?.getNotifications()) ?? [];
      return notices.map(({ title, body, tag, data }) => ({ title, body, tag, path: data?.path }));
    });
  await poll(shown).toEqual([
    {
      title: 'Your move',
      body: `Crack the Code with ${bo.name}`,
      tag: `match ${match}`,
      path: `/matches/${match}`,
    },
  ]);
  await page.locator('.switch').filter({ hasText: 'Notify me in this browser' }).click();
  await page.getByText('Off. Your browser will ask for permission.').waitFor();
  expect(stage.complaints).toEqual([]);
});

test('with a push service the browser is listed, and can be removed', async () => {
  const page = await stage.visit({ permissions: ['notifications'] });
  // Only the browser's own part is played: its push service would be out there.
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
  expect(stage.complaints).toEqual([]);
});
