import type { FastifyReply } from 'fastify';
import type { Accounts } from '../../community/accounts/accounts.ts';
import type { Now } from '../../lib/now.ts';
import type { Present } from './auth.ts';
import { refuseWith } from './reply.ts';

const REAUTH_LIFETIME_MS = 10 * 60_000;
const PROVE_FIRST = { code: 'prove-first', message: 'Confirm it’s you: sign in again.' };

/**
 * Whether somebody showed a password or a passkey here lately, so that a browser left open gives nobody the account.
 * Guests have nothing to show. False: they have been answered.
 */
export const makeReauth =
  (accounts: Pick<Accounts, 'isGuest'>, now: Now) =>
  async ({ player, session }: Present, reply: FastifyReply): Promise<boolean> => {
    if ((session.provedAt ?? 0) > now() - REAUTH_LIFETIME_MS || (await accounts.isGuest(player.id))) return true;
    refuseWith(reply, PROVE_FIRST);
    return false;
  };
