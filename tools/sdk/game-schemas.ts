import { join } from 'node:path';
import { API, type Project } from 'typescript/unstable/sync';
import type { Schemas } from './json-schema.ts';
import { makeTypeSchemas } from './type-schema.ts';

/** The type parameters of `Rules` that are sent over the wire, and where they stand. */
const SENT = { Move: 1, View: 2, Event: 4 } as const;

/** The schemas of the moves, views and events of games, by game, read from the types of their rules. */
export const readGameSchemas = (root: string, games: readonly string[]): ReadonlyMap<string, Schemas> => {
  const api = new API({ cwd: root });
  try {
    const snapshot = api.updateSnapshot({ openProjects: [join(root, 'tsconfig.json')] });
    const [project] = snapshot.getProjects();
    if (project === undefined) throw new Error('TypeScript has not opened the repository.');
    return new Map(games.map((game) => [game, schemasOf(project, root, game)]));
  } finally {
    api.close();
  }
};

const schemasOf = ({ program, checker }: Project, root: string, game: string): Schemas => {
  const file = program.getSourceFile(join(root, 'packages/games', game, 'rules/index.ts'));
  const module = file && checker.getSymbolAtLocation(file);
  const rules = module && checker.getMemberInModuleExports(module, 'rules');
  const type = rules && checker.getTypeOfSymbol(rules);
  if (!type?.isTypeReference()) throw new Error(`The rules of ${game} have no type.`);
  const sent = checker.getTypeArguments(type);
  const schemas = makeTypeSchemas(checker, (name) => `${game}.${name}`);
  for (const [name, index] of Object.entries(SENT)) {
    const own = sent[index];
    if (own !== undefined) schemas.add(name, own);
  }
  return schemas.named();
};
