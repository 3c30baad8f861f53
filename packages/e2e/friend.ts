import { connectAsGuest, followMatch, type MatchState } from '@sesame/client';
import type { Page } from 'playwright-core';

/** Somebody at a screen, for whom a friend looks at the same match from outside: so that a test can know the right answer. */
export interface Player {
  readonly page: Page;
  story(): MatchState | undefined;
  stop(): void;
}

/** The id in the address of a match. */
export const idOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

export const withFriend = async (page: Page, url: string): Promise<Player> => {
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const friend = await connectAsGuest(url, cookie);
  let story: MatchState | undefined;
  const stop = followMatch(friend.connection, idOf(page), (next) => {
    story = next;
  });
  return {
    page,
    story: () => story,
    stop: () => {
      stop();
      friend.connection.close();
    },
  };
};
