import { makeText } from '@sesame/kernel';
import { digitKeys, type Shortcut } from '@sesame/ui';
import { MARKET_SIZE } from '../rules/state.ts';

/** The keys that the board handles, for the keyboard help and the manual. */
export const SHORTCUTS: readonly Shortcut[] = [
  { keys: digitKeys(MARKET_SIZE), does: makeText({ en: 'take a crystal from the market' }) },
];
