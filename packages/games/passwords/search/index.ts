export { allWords } from '../rules/lexicon/lexicon.ts';
export { bestPlays, type Search } from './best-plays.ts';
export { branchOf } from './branch.ts';
export { plainScan } from './plain-scan.ts';
export { mostStones, type Play, type Position, type Worth } from './position.ts';
