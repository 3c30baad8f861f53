import { ok, type Result, refuse } from '@sesame/kernel';
import type { MakeRateLimiter } from '../../cluster/rate-limit.ts';
import { makeId } from '../../lib/ids.ts';
import type { Now } from '../../lib/now.ts';
import type { Store } from '../../store/store.ts';
import { findAccountByName } from '../accounts/find-by-name.ts';
import { foldAddress } from './mail-addresses.ts';

/** Sends links to set a new password to those who have forgotten theirs. */
export interface ForgottenPassword {
  /** By the name or the verified address of an account. Tells nobody whether there is one. */
  ask(who: string, network: string): Promise<Result<void>>;
}

export interface ForgottenPasswordDeps {
  readonly store: Pick<Store, 'mailAddresses' | 'outbox' | 'accounts'>;
  readonly isAvailable: boolean;
  readonly now: Now;
  readonly makeRateLimiter: MakeRateLimiter;
  /** Called when a mail was put into the outbox. */
  readonly onAdded: () => void;
  readonly onError: (error: unknown) => void;
}

/** A mailbox is not a safe: shorter than a link that an admin hands over. */
export const PASSWORD_LINK_LIFETIME_MS = 3_600_000;
/** Requests for one name or address, counted whether or not there is such an account; beyond that, nothing is sent. */
const LIMIT_OF_NAME = { uses: 3, seconds: 3_600 };
const LIMIT_OF_NETWORK = { uses: 20, seconds: 3_600 };
const NO_MAIL = refuse('no-mail', 'This server does not send mail.');
const TOO_FAST = refuse('too-fast', 'Too many requests. Wait a moment and try again.');

export const makeForgottenPassword = (deps: ForgottenPasswordDeps): ForgottenPassword => {
  const { store, isAvailable, now, makeRateLimiter, onAdded, onError } = deps;
  const names = makeRateLimiter('forgotten-password', LIMIT_OF_NAME);
  const networks = makeRateLimiter('forgotten-password-network', LIMIT_OF_NETWORK);

  const playersOf = async (who: string): Promise<readonly string[]> => {
    if (who.includes('@')) return (await store.mailAddresses.withAddress(foldAddress(who))).map(({ player }) => player);
    const player = await findAccountByName(store.accounts, who);
    const address = player === undefined ? undefined : await store.mailAddresses.find(player);
    return address?.address === undefined ? [] : [address.player];
  };

  const addMails = async (who: string): Promise<void> => {
    const at = now();
    const expiresAt = at + PASSWORD_LINK_LIFETIME_MS;
    const items = (await playersOf(who)).map((player) => {
      return {
        id: makeId(),
        channel: 'mail',
        player,
        kind: 'password',
        about: '',
        madeAt: at,
        dueAt: at,
        expiresAt,
      } as const;
    });
    if (items.length === 0) return;
    await store.outbox.add(items);
    onAdded();
  };

  return {
    ask: async (who, network) => {
      if (!isAvailable) return NO_MAIL;
      if ((await networks.consume(network)) !== undefined) return TOO_FAST;
      // Silently: otherwise the owner's mailbox could be probed, and names told apart.
      if ((await names.consume(who.trim().toLowerCase())) !== undefined) return ok(undefined);
      // Not awaited, so that the time it takes tells nothing either.
      addMails(who).catch(onError);
      return ok(undefined);
    },
  };
};
