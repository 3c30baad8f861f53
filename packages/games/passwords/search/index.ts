export { allWords } from '../rules/lexicon/lexicon.ts';
export { bestPlays, type Search } from './best-plays.ts';
export { bruteForcePlay } from './brute-force.ts';
export { branchOf } from './dictionary-branch.ts';
export { fewestLeft, goneWith, mostStones, type Play, type Position, type Worth } from './position.ts';
