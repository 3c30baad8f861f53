import { readFileSync } from 'node:fs';
import { GAMES } from './games.ts';

/** JSON schemas by name, such as `crack-the-code.Move`. They refer to each other as parts of an OpenAPI document. */
export type GameSchemas = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * The schemas of the moves, views and events of a built-in game, which `npm run sdk` makes of the types of its rules. Apart from
 * the list of games, because only the server reads them, when somebody asks for its API.
 */
export const readSchemas = (game: string): GameSchemas =>
  JSON.parse(readFileSync(new URL(import.meta.resolve(`@sesame/${game}/schemas`)), 'utf8'));

export const readAllSchemas = (): GameSchemas => Object.assign({}, ...GAMES.map(({ id }) => readSchemas(id)));
