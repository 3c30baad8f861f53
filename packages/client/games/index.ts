// Written by `npm run sdk` from the types of the rules. Do not edit.

import type * as crackTheCode from './crack-the-code.ts';
import type * as fakeCrystal from './fake-crystal.ts';
import type * as passwords from './passwords.ts';
import type * as crazyMix from './crazy-mix.ts';
import type * as crystalCode from './crystal-code.ts';

/** The moves of every built-in game, by its id. */
export interface Moves {
  readonly 'crack-the-code': crackTheCode.Move;
  readonly 'fake-crystal': fakeCrystal.Move;
  readonly 'passwords': passwords.Move;
  readonly 'crazy-mix': crazyMix.Move;
  readonly 'crystal-code': crystalCode.Move;
}

/** The views of every built-in game, by its id. */
export interface Views {
  readonly 'crack-the-code': crackTheCode.View;
  readonly 'fake-crystal': fakeCrystal.View;
  readonly 'passwords': passwords.View;
  readonly 'crazy-mix': crazyMix.View;
  readonly 'crystal-code': crystalCode.View;
}

/** The events of every built-in game, by its id. */
export interface Events {
  readonly 'crack-the-code': crackTheCode.Event;
  readonly 'fake-crystal': fakeCrystal.Event;
  readonly 'passwords': passwords.Event;
  readonly 'crazy-mix': crazyMix.Event;
  readonly 'crystal-code': crystalCode.Event;
}
