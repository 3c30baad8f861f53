import type { Locale } from '@sesame/kernel';
import type { Me } from './common.ts';
import type { MatchUpdate, ServerMessage } from './socket.ts';

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
  /** The first messages of live topics, by topic. */
  readonly topics: Readonly<Record<string, ServerMessage>>;
}

/** The ids of the elements of a page that hold it as the server has rendered it, and the style sheet of that. */
export const ROOT_ID = 'root';
export const LIFTED_STYLES_ID = 'lifted-styles';

/** A page that the server renders, with the app of its build. */
export interface AskedPage {
  readonly path: string;
  /** The query, without its question mark. */
  readonly search: string;
  readonly locale: Locale;
  /** For a phone. */
  readonly isNarrow: boolean;
  readonly first: FirstData | undefined;
}

export interface RenderedPage {
  readonly html: string;
  /** The styles of its elements. */
  readonly css: string;
}
