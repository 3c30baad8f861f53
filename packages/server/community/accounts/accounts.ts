import { ok, type Result, refuse } from '@sesame/kernel';
import type { Account, CreateAccount, SignIn } from '@sesame/protocol';
import type { MakeRateLimiter } from '../../cluster/rate-limit.ts';
import { foldName } from '../../lib/fold-name.ts';
import { makeSecret } from '../../lib/ids.ts';
import type { Now } from '../../lib/now.ts';
import type { Tables } from '../../lobby/tables/tables.ts';
import type { Store, StoredPlayer } from '../../store/store.ts';
import { hashPassword, isPassword } from './password.ts';

/** Accounts. A guest who creates one keeps their player id, and so their matches. */
export interface Accounts {
  describe(player: StoredPlayer): Promise<Account>;
  isGuest(player: string): Promise<boolean>;
  /** Sets the sign-in name and password of a player, creating the account if needed. */
  create(player: StoredPlayer, request: CreateAccount): Promise<Result<StoredPlayer>>;
  rename(player: StoredPlayer, name: string): Promise<Result<StoredPlayer>>;
  /** The player with this name and password. */
  checkPassword(credentials: SignIn): Promise<Result<string>>;
  /** Deletes a player and their bots, except from matches and chats shared with others. */
  erase(player: string): Promise<void>;
}

export interface AccountsDeps {
  readonly store: Pick<Store, 'accounts' | 'passkeys' | 'players' | 'tables' | 'botTokens' | 'admin'>;
  readonly tables: Pick<Tables, 'change' | 'clear'>;
  readonly now: Now;
  readonly makeRateLimiter: MakeRateLimiter;
  /** Shows the new name where the player sits. */
  readonly onRenamed: (player: StoredPlayer) => Promise<void>;
  /** Another check of passwords, for tests. */
  readonly verify?: typeof isPassword;
}

export const WRONG_CREDENTIALS = refuse('wrong-credentials', 'Wrong name or password.');
/** Reveals that the name exists, which can't be avoided; requests are rate-limited. */
const NAME_TAKEN = refuse('name-taken', 'This name is taken. Choose another.');
const TOO_FAST = refuse('too-fast', 'Too many requests. Wait a moment and try again.');
/** Display name of deleted players. */
const DELETED_PLAYER_NAME = 'Deleted player';

/**
 * Password tries per name, over all addresses: too few for guessing, enough for an owner who forgot it. Names that
 * nobody has are counted like all others, so the limit tells nothing about them. Passkeys and open sessions are not
 * affected by the tries of others.
 */
const SIGN_IN_LIMIT = { uses: 10, seconds: 300 };

export const makeAccounts = (deps: AccountsDeps): Accounts => {
  const { store, tables, now, makeRateLimiter, onRenamed, verify = isPassword } = deps;
  const signIns = makeRateLimiter('sign-in', SIGN_IN_LIMIT);
  /** Hash of an unknown password, checked for unknown names so that they take as long as known ones. */
  const unusableHash = hashPassword(makeSecret());

  const erase = async (player: string) => {
    const waiting = (await store.tables.hostedBy(player)).filter(({ match }) => match === undefined);
    for (const { id, seats } of waiting) {
      await tables.change(id, player, { open: false });
      for (const [seat, chair] of seats.entries()) {
        if (chair.kind === 'person' && chair.player === player) await tables.clear(id, player, seat);
      }
    }
    await store.accounts.erase(player, { at: now(), name: DELETED_PLAYER_NAME });
  };

  const renamed = async (player: StoredPlayer): Promise<Result<StoredPlayer>> => {
    await onRenamed(player);
    return ok(player);
  };

  return {
    describe: async ({ id, name, createdAt }) => {
      const [account, passkeys, matches, isHost] = await Promise.all([
        store.accounts.find(id),
        store.passkeys.ofPlayer(id),
        store.accounts.countMatches(id),
        store.admin.isAdmin(id),
      ]);
      const shownPasskeys = passkeys.map(({ id, label, createdAt, usedAt }) => ({
        id,
        label,
        createdAt,
        ...(usedAt !== undefined && { usedAt }),
      }));
      const password = account?.password !== undefined;
      const host = isHost && ({ host: true } as const);
      return { id, name, guest: account === undefined, createdAt, matches, password, passkeys: shownPasskeys, ...host };
    },
    isGuest: async (player) => (await store.accounts.find(player)) === undefined,
    create: async (player, { name: typed, password }) => {
      const name = typed.trim();
      const naming = { name, nameKey: foldName(name), password: await hashPassword(password), at: now() };
      return (await store.accounts.setName(player.id, naming)) ? renamed({ ...player, name }) : NAME_TAKEN;
    },
    rename: async (player, typed) => {
      const name = typed.trim();
      const account = await store.accounts.find(player.id);
      if (account?.nameKey === undefined) await store.players.rename(player.id, name);
      // The sign-in name is also the display name.
      else if (!(await store.accounts.setName(player.id, { name, nameKey: foldName(name), at: now() })))
        return NAME_TAKEN;
      return renamed({ ...player, name });
    },
    checkPassword: async ({ name, password }) => {
      const nameKey = foldName(name);
      if ((await signIns.consume(nameKey)) !== undefined) return TOO_FAST;
      const account = await store.accounts.findByName(nameKey);
      const isRight = await verify(password, account?.password ?? (await unusableHash));
      return account?.password !== undefined && isRight ? ok(account.player) : WRONG_CREDENTIALS;
    },
    erase: async (player) => {
      for (const bot of await store.botTokens.botsOf(player)) await erase(bot.id);
      await erase(player);
    },
  };
};
