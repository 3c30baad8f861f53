/** The checks of every game without a test runner, for servers that check games from outside when they start. */
export { CONFORMANCE } from './conformance.ts';
export { type Difference, findDifferences } from './json-difference.ts';
export { type Check, type Finding, inspect } from './match-check.ts';
export { type MatchSetting, playRandomly, type RandomMatch } from './random-match.ts';
export { keepsSecrets } from './secrecy.ts';
