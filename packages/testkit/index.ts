export { type Check, type Finding, type Flaw, inspect } from './check.ts';
export { CONFORMANCE } from './conformance.ts';
export { describeGame, type Suite } from './describe-game.ts';
export { refusesTheHostile } from './fuzz.ts';
export type { Context, Law } from './laws.ts';
export { playRandomly, type RandomMatch, type Setting, settingsOf } from './random-match.ts';
export { arbitraryOptions } from './random-options.ts';
export { keepsSecrets } from './secrecy.ts';
export { makeTable } from './table.ts';
