import type { Page } from 'playwright-core';
import { matchIdOf } from '../player-connection.ts';
import type { TestServer } from '../test-server.ts';

/** The size of the page, and how much smaller its pictures are. */
const PICTURE = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 0.75 };

interface MatchRequest {
  readonly game: string;
  readonly bots: readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
}

/** Opens a page for a new guest and starts a match against bots there. */
export const startMatch = async (server: TestServer, request: MatchRequest): Promise<Page> => {
  const page = await server.openPage(PICTURE);
  await page.goto('/');
  const id: string = await page.evaluate(async (body) => {
    const send = async (method: string, path: string, content: unknown = {}) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(`/api/${path}`, { method, headers, body: JSON.stringify(content) })).json();
    };
    await send('POST', 'me');
    await send('PATCH', 'me', { name: 'Ann' });
    return (await send('POST', 'play', body)).id;
  }, request);
  await page.goto(`/matches/${id}`);
  await page.locator('.status').first().waitFor();
  return page;
};

/** What the page's player sees of the match. */
export const viewOf = async <View>(page: Page): Promise<View> =>
  page.evaluate(async (id) => (await (await fetch(`/api/matches/${id}/view`)).json()).view, matchIdOf(page));
