import { digestOf } from '@sesame/kernel';
import Type, { type Static } from 'typebox';
import { Id, Options, TermsHash, TimeControl } from './common.ts';

/** What players agree to when they sit down: everything about a match but who plays. */
export const MatchTerms = Type.Object({
  game: Id,
  options: Options,
  pace: TimeControl,
  rated: Type.Boolean(),
  seats: Type.Integer(),
});
export type MatchTerms = Static<typeof MatchTerms>;

/** Terms with their hash, by which players say what they have agreed to. */
export const HashedTerms = Type.Object({ hash: TermsHash, ...MatchTerms.properties });
export type HashedTerms = Static<typeof HashedTerms>;

/** The same for the same terms everywhere: it does not depend on the order of the options. */
export const hashTerms = ({ game, options, pace, rated, seats }: MatchTerms): string => {
  const sorted = Object.entries(options).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return digestOf(JSON.stringify([game, sorted, [pace.kind, pace.perMove, pace.bank], rated, seats]));
};

/** A refusal. With `terms`, others apply than the player has agreed to; with `address`, the page has to be opened there. */
export const Refused = Type.Object({
  code: Type.String(),
  message: Type.String(),
  terms: Type.Optional({ ...HashedTerms, description: 'The terms that apply now.' }),
  address: Type.Optional(Type.String({ description: 'The origin at which the server’s pages are to be opened.' })),
  until: Type.Optional(Type.Number({ description: 'When it will be allowed again, in milliseconds since 1970.' })),
  reason: Type.Optional(Type.String({ description: 'What an admin wrote about it.' })),
});
export type Refused = Static<typeof Refused>;
