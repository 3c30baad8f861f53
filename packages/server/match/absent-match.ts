import type { Refusal } from '@sesame/kernel';
import type { Matches } from './matches.ts';

const NO_MATCH: Refusal = { code: 'no-match', message: 'Match not found.' };
const UNREADABLE: Refusal = {
  code: 'unreadable',
  message:
    'This match can’t be shown with the rules that the server has now. It waits until it can, or until it is ended.',
};

/** Why a match was not found. */
export const absenceOf = (matches: Pick<Matches, 'isUnreadable'>, id: string): { ok: false; error: Refusal } => ({
  ok: false,
  error: matches.isUnreadable(id) ? UNREADABLE : NO_MATCH,
});
