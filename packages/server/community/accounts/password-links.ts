import { ok, type Result, refuse } from '@sesame/kernel';
import { makeSecret } from '../../lib/ids.ts';
import { makeNameChange } from '../../lib/name-change.ts';
import type { Now } from '../../lib/now.ts';
import { hashToken } from '../../lib/token.ts';
import type { Store, StoredPlayer } from '../../store/store.ts';
import { NAME_TAKEN } from './accounts.ts';
import { hashPassword } from './password.ts';

/** A one-time link to set a new password. `newPasswordPath` of the protocol makes its address. */
export interface PasswordLink {
  readonly token: string;
  readonly expiresAt: number;
}

/** One-time links with which the owner of an account sets a new password. Only the hash of a token is stored. */
export interface PasswordLinks {
  /** Makes a link for an account; earlier ones stop working. */
  make(player: string, lifetimeMs?: number): Promise<Result<PasswordLink>>;
  /** The player of a link. */
  find(token: string): Promise<Result<StoredPlayer>>;
  /** Sets the password and uses up the link. An account without a sign-in name gets the name it shows. */
  use(token: string, password: string): Promise<Result<StoredPlayer>>;
}

export interface PasswordLinksDeps {
  readonly store: Pick<Store, 'passwordLinks' | 'players' | 'accounts'>;
  readonly now: Now;
}

const LINK_LIFETIME_MS = 24 * 3_600_000;
const LINK_EXPIRED = refuse('link-expired', 'This link was used already or has expired. Ask for a new one.');
const NO_ACCOUNT = refuse('no-account', 'Guests have no password. Only accounts do.');

export const makePasswordLinks = ({ store, now }: PasswordLinksDeps): PasswordLinks => {
  const find = async (token: string): Promise<Result<StoredPlayer>> => {
    const id = await store.passwordLinks.find(hashToken(token), now());
    const player = id === undefined ? undefined : await store.players.find(id);
    return player === undefined ? LINK_EXPIRED : ok(player);
  };
  return {
    make: async (player, lifetimeMs = LINK_LIFETIME_MS) => {
      if ((await store.accounts.find(player)) === undefined) return NO_ACCOUNT;
      const token = makeSecret();
      const expiresAt = now() + lifetimeMs;
      await store.passwordLinks.add({ hash: hashToken(token), player, expiresAt });
      return ok({ token, expiresAt });
    },
    find,
    use: async (token, password) => {
      const found = await find(token);
      if (!found.ok) return found;
      const player = found.value;
      const named = makeNameChange(player.name, now());
      if (named === undefined) return NAME_TAKEN;
      const hashed = { ...named, password: await hashPassword(password) };
      if (await store.passwordLinks.use(hashToken(token), player.id, hashed)) return ok(player);
      // Used meanwhile, or somebody else signs in with the name.
      const again = await find(token);
      return again.ok ? NAME_TAKEN : again;
    },
  };
};
