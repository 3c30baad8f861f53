import type { Page } from 'playwright-core';

interface BotMatch {
  readonly game: string;
  readonly bots: readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
}

/** Starts a match of the page’s guest against bots and opens it. */
export const openBotMatch = async (page: Page, { game, bots, options = {} }: BotMatch): Promise<void> => {
  await page.goto('/shortcuts');
  const match: string = await page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' };
    await fetch('/api/me', { method: 'POST' });
    return (await (await fetch('/api/play', { method: 'POST', headers, body })).json()).id;
  }, JSON.stringify({ game, bots, options }));
  await page.goto(`/matches/${match}`);
};
