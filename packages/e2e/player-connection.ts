import { type Connection, connectAsGuest, followMatch, type MatchState, type NodeClient } from '@sesame/client';
import type { Page } from 'playwright-core';

/** A page with a match, and a second connection of the same player that gives tests the match state. */
export interface Player {
  readonly page: Page;
  matchState(): MatchState | undefined;
  play: Connection['play'];
  stop(): void;
}

/** The match id in the page’s address. */
export const matchIdOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

/** A client with the identity of an open page. A page enters some time after it has loaded, so it is made to enter here. */
export const connectAsPage = async (page: Page, url: string): Promise<NodeClient> => {
  await page.evaluate(() => fetch('/api/me', { method: 'POST' }).then(() => undefined));
  const cookies = await page.context().cookies();
  return connectAsGuest(url, cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
};

export const connectAsPlayer = async (page: Page, url: string): Promise<Player> => {
  const client = await connectAsPage(page, url);
  let matchState: MatchState | undefined;
  const stop = followMatch(client.connection, matchIdOf(page), (next) => {
    matchState = next;
  });
  return {
    page,
    matchState: () => matchState,
    play: client.connection.play,
    stop: () => {
      stop();
      client.connection.close();
    },
  };
};
