import { readFileSync } from 'node:fs';
import { MAX_KNOWN_TURNS } from '../../packages/protocol/index.ts';
import { GAMES } from '../../packages/registry/games.ts';
import { readGameSchemas } from './game-schemas.ts';
import { printPython } from './python.ts';
import { printGameIndex, printGameTypes } from './typescript.ts';

const PYTHON_TEMPLATE = new URL('./sesame_client.template.py', import.meta.url);

/** The files that are made of types, by their path in the repository. */
export const makeSdkFiles = (root: string): ReadonlyMap<string, string> => {
  const ids = GAMES.map(({ id }) => id);
  const games = readGameSchemas(root, ids);
  const { types, methods } = printPython(games);
  const python = readFileSync(PYTHON_TEMPLATE, 'utf8')
    .replace('# LIMIT', String(MAX_KNOWN_TURNS))
    .replace('# METHODS', () => methods)
    .replace('# TYPES', () => types);
  return new Map([
    ...[...games].flatMap(([game, schemas]) => [
      [`packages/games/${game}/schemas.json`, `${JSON.stringify(schemas, null, 1)}\n`] as const,
      [`packages/client/games/${game}.ts`, printGameTypes(schemas)] as const,
    ]),
    ['packages/client/games/index.ts', printGameIndex(ids)],
    ['examples/bots/sesame_client.py', python],
  ]);
};
