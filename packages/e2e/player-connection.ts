import { type Connection, connectAsGuest, followMatch, type MatchState, type NodeClient } from '@sesame/client';
import type { Page } from 'playwright-core';

/** A page with a match, and a second connection of the same player that gives tests the match state. */
export interface Player {
  readonly page: Page;
  matchState(): MatchState | undefined;
  /** Resolves as soon as the match is in such a state, also if it is already. */
  until(isReached: (state: MatchState) => boolean): Promise<MatchState>;
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
  const onChange = new Set<() => void>();
  const stop = followMatch(client.connection, matchIdOf(page), (next) => {
    matchState = next;
    for (const look of onChange) look();
  });
  return {
    page,
    matchState: () => matchState,
    until: (isReached) =>
      new Promise((resolve) => {
        const look = () => {
          if (matchState === undefined || !isReached(matchState)) return;
          onChange.delete(look);
          resolve(matchState);
        };
        onChange.add(look);
        look();
      }),
    play: client.connection.play,
    stop: () => {
      stop();
      client.connection.close();
    },
  };
};
