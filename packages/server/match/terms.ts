import type { Result } from '@sesame/kernel';
import { hashTerms, type MatchTerms, type Refused } from '@sesame/protocol';
import type { StoredTable } from '../store/store.ts';

/** The settings of a table or of a match that its players agree to. */
type Settings = Pick<StoredTable, 'game' | 'options' | 'pace' | 'rated'> & { readonly seats: readonly unknown[] };

const termsOf = ({ game, options, pace, rated, seats }: Settings): MatchTerms => ({
  game,
  options: { ...options },
  pace,
  rated,
  seats: seats.length,
});

/** Names the terms of a table or of a match. Whether a table is listed, and who plays, is no part of them. */
export const termsHash = (settings: Settings): string => hashTerms(termsOf(settings));

/** Refuses an agreement to other terms, and says which apply now. */
export const refuseTerms = (settings: Settings): Result<never, Refused> => ({
  ok: false,
  error: {
    code: 'terms-changed',
    message: 'The settings have changed. Look at the new ones and agree to them.',
    terms: { hash: termsHash(settings), ...termsOf(settings) },
  },
});
