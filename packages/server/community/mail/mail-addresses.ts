import { randomBytes } from 'node:crypto';
import { ok, type Result, refuse } from '@sesame/kernel';
import type { ChangeMailSettings, MailSettings, MailUnsubscription, SetMailAddress } from '@sesame/protocol';
import type { MakeRateLimiter } from '../../cluster/rate-limit.ts';
import { makeId } from '../../lib/ids.ts';
import type { Now } from '../../lib/now.ts';
import { hashToken } from '../../lib/token.ts';
import type { Store } from '../../store/store.ts';

/** Mail addresses of accounts: entered, verified by a link sent to them, removed. Only their owners see them. */
export interface MailAddresses {
  of(player: string): Promise<MailSettings>;
  /** Sends a link to the address. */
  ask(player: string, wish: SetMailAddress, origin: string): Promise<Result<void>>;
  verify(token: string): Promise<Result<void>>;
  change(player: string, wishes: ChangeMailSettings): Promise<void>;
  unsubscribe(wish: MailUnsubscription): Promise<Result<void>>;
  remove(player: string): Promise<void>;
}

export interface MailAddressesDeps {
  readonly store: Pick<Store, 'mailAddresses' | 'outbox' | 'accounts'>;
  readonly isAvailable: boolean;
  readonly now: Now;
  readonly makeRateLimiter: MakeRateLimiter;
  /** Called when a mail was put into the outbox. */
  readonly onAdded: () => void;
}

const HOUR_MS = 3_600_000;
export const VERIFICATION_LIFETIME_MS = 24 * HOUR_MS;
/** Per player, and per address, so that nobody can be flooded. */
const ADDRESS_LIMIT = { uses: 5, seconds: 3_600 };

const NO_MAIL = refuse('no-mail', 'This server does not send mail.');
const GUEST = refuse('account-first', 'Create an account first.');
const TOO_MANY_MAILS = refuse('too-many-mails', 'Several mails were sent to you already. Try again in an hour.');
const LINK_EXPIRED = refuse('link-expired', 'This link was used already or has expired. Ask for a new one.');
const NO_SUBSCRIPTION = refuse(
  'no-subscription',
  'This link doesn’t work any more. Sign in and turn the e-mails off in the settings.',
);

/** Domains don't distinguish case, and no mailbox of today does. */
export const foldAddress = (address: string): string => address.trim().toLowerCase();

export const makeMailToken = (): string => randomBytes(32).toString('base64url');

export const makeMailAddresses = (deps: MailAddressesDeps): MailAddresses => {
  const { store, isAvailable, now, makeRateLimiter, onAdded } = deps;
  const limit = makeRateLimiter('mail-address', ADDRESS_LIMIT);
  return {
    of: async (player) => {
      const known = await store.mailAddresses.find(player);
      return {
        available: isAvailable,
        ...(known?.address !== undefined && { address: known.address }),
        ...(known?.asked !== undefined && { asked: known.asked }),
        turns: known?.turns ?? true,
        calls: known?.calls ?? true,
        locale: known?.locale ?? 'en',
      };
    },
    ask: async (player, { address: typed, locale }, origin) => {
      if (!isAvailable) return NO_MAIL;
      if ((await store.accounts.find(player)) === undefined) return GUEST;
      const asked = foldAddress(typed);
      for (const key of [player, asked]) if ((await limit.consume(key)) !== undefined) return TOO_MANY_MAILS;
      await store.mailAddresses.ask({ player, asked, locale, origin, unsubscribeKey: makeMailToken() });
      const at = now();
      const item = {
        id: makeId(),
        channel: 'mail',
        player,
        kind: 'verify',
        about: asked,
        madeAt: at,
        dueAt: at,
      } as const;
      await store.outbox.add([{ ...item, expiresAt: at + VERIFICATION_LIFETIME_MS }]);
      onAdded();
      return ok(undefined);
    },
    verify: async (token) =>
      (await store.mailAddresses.verify(hashToken(token), now())) ? ok(undefined) : LINK_EXPIRED,
    change: (player, wishes) => store.mailAddresses.change(player, wishes),
    unsubscribe: async ({ key, kind }) =>
      (await store.mailAddresses.unsubscribe(key, kind)) ? ok(undefined) : NO_SUBSCRIPTION,
    remove: (player) => store.mailAddresses.remove(player),
  };
};
