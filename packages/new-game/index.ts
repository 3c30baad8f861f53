export { gameFiles } from './game-files.ts';
export { type GamePlan, parseName, parseSeats } from './game-plan.ts';
export { installedTarballs } from './installed-tarballs.ts';
export { folderFault, linkToClone, writeGame } from './write-game.ts';
