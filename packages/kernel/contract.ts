import { object, type Parsed, text, whole } from './parse.ts';

/**
 * The version of what a game and Sesame expect of each other: `Game`, `Rules`, `Bot` and the user interface's `Screen`. It
 * changes when a game that was written for the one before would no longer work.
 */
export const CONTRACT_VERSION = 1;

const MAX_PATH_LENGTH = 200;

/** The field `sesame` in the `package.json` of a game that is not part of the repository. */
export const parseGameManifest = object({
  contract: whole(1, 1_000),
  /** The module that exports `game: Game`, for servers and bots. */
  game: text(MAX_PATH_LENGTH),
  /** The module that exports `entry: GameEntry`, for the web. */
  entry: text(MAX_PATH_LENGTH),
});

export type GameManifest = Parsed<typeof parseGameManifest>;
