import { copycat } from './copycat.ts';
import { insider } from './insider.ts';
import type { Rival } from './make-rival.ts';
import { SIMPLE_RIVALS } from './simple-rivals.ts';
import { trophyHunter } from './trophy-hunter.ts';

export { measure } from './measure.ts';

/** Players with fixed habits, to measure bots against. */
export const RIVALS: readonly Rival[] = [...SIMPLE_RIVALS, trophyHunter, copycat, insider];
