export { type FoundGame, findGames } from './find-games.ts';
export { importGame } from './import-game.ts';
export { loadSandboxed, type SandboxedGame } from './load-sandboxed.ts';
