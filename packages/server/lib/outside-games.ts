import type { FoundGame, SandboxedGame } from '@sesame/game-loader';
import { registerGames } from '@sesame/registry';
import type { Answer, Question } from '@sesame/registry/bot-question';
import { OperatorError } from './operator-error.ts';

/** Games from outside that this process plays, each in its sandbox. */
export interface OutsideGames {
  /** Those that passed the checks. */
  readonly accepted: readonly FoundGame[];
  readonly refused: readonly RefusedGame[];
  has(game: string): boolean;
  /** Why a game is not played any more: it has held up the server too often. */
  disabledBecause(game: string): string | undefined;
  /** A bot's move. */
  think(question: Question): Promise<Answer>;
  close(): void;
}

export interface RefusedGame {
  readonly id: string;
  readonly folder: string;
  readonly reason: string;
}

/** Whether a game from outside has failed. By its name: most servers have no such games, and no loader installed. */
export const isGameFailure = (error: unknown): boolean => error instanceof Error && error.name === 'GameFailure';

const KEEP_TOOLS = 'Install with SESAME_KEEP_BUILD_TOOLS=1 npm ci --omit=dev.';

const NONE: OutsideGames = {
  accepted: [],
  refused: [],
  has: () => false,
  disabledBecause: () => undefined,
  think: async ({ game }) => ({ error: `unknown game ${game}` }),
  close: () => {},
};

/**
 * Finds, loads, checks and registers games. One that fails the checks is left out; a path without a game is a mistake of the
 * operator and throws.
 */
export const loadOutsideGames = async (paths: readonly string[]): Promise<OutsideGames> => {
  if (paths.length === 0) return NONE;
  // It brings a compiler, which servers without such games do without.
  const { findGames, loadSandboxed } = await import('@sesame/game-loader').catch((error) => {
    throw new OperatorError(`--games needs the tools that build the web app. ${KEEP_TOOLS}`, { cause: error });
  });
  const found = await findGames(paths);
  if (!found.ok) throw new OperatorError(`--games: ${found.error.message}`);
  const loaded = new Map<string, SandboxedGame>();
  const refused: RefusedGame[] = [];
  for (const game of found.value) {
    const { id, folder } = game;
    const sandboxed = await loadSandboxed(game);
    if (sandboxed.ok) loaded.set(id, sandboxed.value);
    else refused.push({ id, folder, reason: sandboxed.error.message });
  }
  const unregister = registerGames([...loaded.values()].map(({ game }) => game));
  return {
    accepted: found.value.filter(({ id }) => loaded.has(id)),
    refused,
    has: (game) => loaded.has(game),
    disabledBecause: (game) => loaded.get(game)?.disabledBecause(),
    think: async (question) =>
      (await loaded.get(question.game)?.think(question)) ?? { error: `unknown game ${question.game}` },
    close: () => {
      unregister();
      for (const game of loaded.values()) game.end();
    },
  };
};
