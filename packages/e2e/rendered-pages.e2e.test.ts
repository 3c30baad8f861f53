import { connectAsGuest, followMatch, type NodeClient } from '@sesame/client';
import { type Game, makeRng, parseOptions } from '@sesame/kernel';
import { GAMES } from '@sesame/registry';
import { type BrowserContextOptions, devices, type Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useServer } from './use-server.ts';

const server = useServer();

/** The text of a page as the server sends it. It is rendered as soon as the thread for it has started. */
const pageHtml = async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<string> => {
  let html = '';
  await expect
    .poll(async () => {
      html = await (await fetch(server.url + path, { headers })).text();
      return html.includes('data-rendered');
    })
    .toBe(true);
  return html;
};

/** What is rendered, without the data for scripts. */
const rendered = (html: string): string => html.slice(html.indexOf('<div id="root"'));

/** Somebody with a match of a game, after a few moves. */
const startMatch = async (game: Game): Promise<{ readonly client: NodeClient; readonly match: string }> => {
  const client = await connectAsGuest(server.url);
  const [card] = await game.cast();
  const started = await client.api.playBots({ body: { game: game.id, bots: [card?.id ?? ''] } });
  if (!started.ok) throw new Error(started.error.message);
  const match = started.value.id;
  const rules = await game.rules();
  const options = parseOptions(rules.options, {});
  if (options.ok) await rules.prepare?.(options.value);
  const [bot] = await game.bots();
  let decided = -1;
  let moves = 0;
  await new Promise<void>((resolve) => {
    const stop = followMatch(client.connection, match, ({ seq, view, info, awaits, outcome }) => {
      const seat = info.you ?? 0;
      if (outcome !== undefined || (awaits.includes(seat) && moves === 2)) {
        stop();
        return resolve();
      }
      if (!awaits.includes(seat) || decided === seq || bot === undefined) return;
      decided = seq;
      moves += 1;
      void client.connection.play(match, bot.play(view, { seat, rng: makeRng(match), budget: 50 }), 400);
    });
  });
  return { client, match };
};

const openAs = async (client: NodeClient, options: BrowserContextOptions): Promise<Page> => {
  const page = await server.openPage(options);
  const [name = '', value = ''] = client.cookie.split(/=(.*)/s);
  await page.context().addCookies([{ name, value, url: server.url }]);
  return page;
};

/** Opens a page until it comes rendered: on a busy machine the thread for it may be late. */
const gotoRendered = (page: Page, path: string, waitUntil: 'load' | 'commit' = 'load'): Promise<void> =>
  expect
    .poll(async () => (await page.goto(path, { waitUntil }))?.text().then((html) => html.includes('data-rendered')))
    .toBe(true);

const PHONE = { ...devices['Pixel 7'], defaultBrowserType: undefined };

test.each([
  ['en', 'Play now', 'Crack the Code'],
  ['fr', 'À vous de jouer', 'Casse-code'],
  ['nl', 'Nu spelen', 'Kraak de code'],
])('without scripts, the home page has its heading and the games in %s', async (locale, heading, game) => {
  await pageHtml('/', { 'accept-language': locale });
  const page = await server.openPage({ javaScriptEnabled: false, locale });
  await gotoRendered(page, '/');
  expect(await page.locator('html').getAttribute('lang')).toBe(locale);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(heading);
  await expect.poll(() => page.locator('.game-card').count()).toBe(GAMES.length);
  expect(await page.locator('.game-card').first().textContent()).toContain(game);
});

test.each(GAMES)('a match of $id is in its page, which scripts take over as it is', async (game) => {
  const { client, match } = await startMatch(game);
  await pageHtml(`/matches/${match}`, { cookie: client.cookie });
  for (const options of [{}, PHONE]) {
    const page = await openAs(client, options);
    // Notes the board that is in the page before any script of it runs.
    await page.addInitScript(() => {
      const look = () => Object.assign(globalThis, { parsed: document.querySelector('.match-board') });
      document.addEventListener('readystatechange', look, { once: true });
    });
    await gotoRendered(page, `/matches/${match}`);
    await page.waitForLoadState('networkidle');
    const isKept = () => {
      const { parsed } = globalThis as unknown as { parsed: Element | null };
      return parsed !== null && parsed === document.querySelector('.match-board');
    };
    expect(await page.evaluate(isKept)).toBe(true);
    expect(await page.locator('[data-lifted]').count()).toBe(0);
  }
  client.connection.close();
});

test.each([{}, PHONE])('a press before the scripts have come is answered when they are there (%o)', async (options) => {
  await pageHtml('/');
  const page = await server.openPage(options);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await gotoRendered(page, '/', 'commit');
  await page.getByRole('button', { name: 'Play Crack the Code' }).click();
  expect(await page.getByRole('dialog').count()).toBe(0);
  release();
  await page.getByRole('dialog').getByText('Apprentice').first().waitFor();
});

test('a press that begins before the scripts have come and ends after that is answered', async () => {
  await pageHtml('/');
  const page = await server.openPage();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await gotoRendered(page, '/', 'commit');
  const play = page.getByRole('button', { name: 'Play Crack the Code' });
  await play.hover();
  await page.mouse.down();
  release();
  await page.waitForLoadState('networkidle');
  await page.mouse.up();
  await page.getByRole('dialog').getByText('Apprentice').first().waitFor();
});

test('pages that follow each other show nothing of the player before', async () => {
  const [first] = GAMES;
  if (first === undefined) throw new Error('there are no games');
  const ana = await startMatch(first);
  const bea = await startMatch(first);
  await ana.client.api.rename({ body: { name: 'Anastasia' } });
  const asAna = await pageHtml('/', { cookie: ana.client.cookie });
  expect(rendered(asAna).includes(`/matches/${ana.match}`)).toBe(true);
  expect(asAna.includes('Anastasia')).toBe(true);
  const asBea = await pageHtml('/', { cookie: bea.client.cookie });
  expect(rendered(asBea).includes(`/matches/${bea.match}`)).toBe(true);
  for (const html of [asBea, await pageHtml('/')]) {
    expect(html.includes(ana.match)).toBe(false);
    expect(html.includes('Anastasia')).toBe(false);
  }
  for (const { client } of [ana, bea]) client.connection.close();
});

/** The crystals of a page, in its order. */
const gemsIn = (html: string): string =>
  [...rendered(html).matchAll(/class="g-(\w+)"/g)].map(([, gem]) => gem).join(' ');

test('a page for somebody else has no code that only its player knows', async () => {
  const owner = await connectAsGuest(server.url);
  const [card] = (await GAMES.find(({ id }) => id === 'crack-the-code')?.cast()) ?? [];
  const started = await owner.api.playBots({ body: { game: 'crack-the-code', bots: [card?.id ?? ''] } });
  const match = started.ok ? started.value.id : '';
  const stop = followMatch(owner.connection, match, () => {});
  expect((await owner.connection.play(match, { type: 'hide', code: 'ggppw' })).ok).toBe(true);
  stop();
  const stranger = await connectAsGuest(server.url);
  const code = 'green green purple purple white';
  expect(gemsIn(await pageHtml(`/matches/${match}`, { cookie: owner.cookie }))).toContain(code);
  const foreign = await pageHtml(`/matches/${match}`, { cookie: stranger.cookie });
  expect(rendered(foreign).includes('match-board')).toBe(true);
  expect(gemsIn(foreign)).not.toContain(code);
  expect(foreign.includes('ggppw')).toBe(false);
  for (const { connection } of [owner, stranger]) connection.close();
});

test('rendered pages are not kept, and their code is not served', async () => {
  const { client, match } = await startMatch(GAMES[0] as Game);
  await pageHtml(`/matches/${match}`, { cookie: client.cookie });
  const answer = await fetch(`${server.url}/matches/${match}`, { headers: { cookie: client.cookie } });
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/style-src 'self' 'sha256-[^']+'(;|$)/);
  expect(policy).not.toContain('unsafe');
  expect((await fetch(`${server.url}/renderer/render-page.js`)).status).toBe(404);
  client.connection.close();
});
