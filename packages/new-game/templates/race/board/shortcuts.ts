import { makeText } from '@sesame/kernel';
import type { Shortcut } from '@sesame/ui';

/** The keys that the board handles, for the keyboard help and the manual. */
export const SHORTCUTS: readonly Shortcut[] = [{ keys: ['p'], does: makeText({ en: 'pass this round' }) }];
