import { ok, type Result, refuse } from '@sesame/kernel';
import type { Accounts } from '../../community/accounts/accounts.ts';
import type { Now } from '../../lib/now.ts';
import type { SignedIn } from './auth.ts';

const REAUTH_LIFETIME_MS = 10 * 60_000;
const SIGN_IN_AGAIN = refuse('prove-first', 'Confirm it’s you: sign in again.');

/**
 * Re-authentication: whether the player signed in within the last ten minutes, so that a browser left open does not give
 * the account away. Guests have nothing to sign in with.
 */
export const makeReauth =
  (accounts: Pick<Accounts, 'isGuest'>, now: Now) =>
  async ({ player, session }: SignedIn): Promise<Result<void>> => {
    const isRecent = (session.provedAt ?? 0) > now() - REAUTH_LIFETIME_MS;
    return isRecent || (await accounts.isGuest(player.id)) ? ok(undefined) : SIGN_IN_AGAIN;
  };
