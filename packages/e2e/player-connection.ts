import { type Connection, connectAsGuest, followMatch, type MatchState } from '@sesame/client';
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

export const connectAsPlayer = async (page: Page, url: string): Promise<Player> => {
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const client = await connectAsGuest(url, cookie);
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
