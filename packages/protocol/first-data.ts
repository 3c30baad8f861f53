import type { Me } from './common.ts';
import type { MatchUpdate } from './socket.ts';

/** The id of the element of a page that holds its first data, as JSON. */
export const FIRST_DATA_ID = 'first-data';

/** The cookie in which pages keep the language that the player has chosen, for the server to preload its texts. */
export const LOCALE_COOKIE = 'sesame-locale';

/** What a page needs first, and would otherwise have to ask for. It is in the page of players with a session. */
export interface FirstData {
  readonly me: Me;
  /** Of a match: the first message of its subscription. */
  readonly match?: MatchUpdate;
  /** Answers to GET requests, by path. */
  readonly answers: Readonly<Record<string, unknown>>;
}
