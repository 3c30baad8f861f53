import Type, { type Static } from 'typebox';
import { Id } from './common.ts';

/** A text in every language of the server. */
const Text = Type.Object({ en: Type.String(), fr: Type.String(), nl: Type.String() });

/** A game of this server: its seats, options and built-in bots. */
export const GameInfo = Type.Object({
  id: Id,
  rules: Type.Integer({ description: 'Version of the rules.' }),
  seats: Type.Object({ min: Type.Integer(), max: Type.Integer() }),
  options: Type.Record(
    Type.String(),
    Type.Unknown({ description: 'Label, allowed values and default of the option.' }),
  ),
  bots: Type.Array(
    Type.Object({ id: Id, name: Text, level: Type.Number({ description: 'Strength, from 1 (weakest).' }) }),
  ),
});
export type GameInfo = Static<typeof GameInfo>;
