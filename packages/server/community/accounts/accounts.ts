import { ok, type Result, refuse } from '@sesame/kernel';
import type { Account, CreateAccount, SignIn } from '@sesame/protocol';
import type { MakeRateLimiter } from '../../cluster/rate-limit.ts';
import { foldName } from '../../lib/fold-name.ts';
import { makeSecret } from '../../lib/ids.ts';
import type { Now } from '../../lib/now.ts';
import type { Tables } from '../../lobby/tables/tables.ts';
import type { Store, StoredPlayer } from '../../store/store.ts';
import { hashPassword, isPassword } from './password.ts';

/** Guests who become accounts, come back as them, and leave. A player is always the same one: so matches stay. */
export interface Accounts {
  describe(player: StoredPlayer): Promise<Account>;
  isGuest(player: string): Promise<boolean>;
  /** Gives a player a name and a password to sign in with, for the first time or anew. */
  create(player: StoredPlayer, wish: CreateAccount): Promise<Result<StoredPlayer>>;
  rename(player: StoredPlayer, name: string): Promise<Result<StoredPlayer>>;
  /** The player who has this name and this password. */
  checkPassword(shown: SignIn): Promise<Result<string>>;
  /** Removes a player and their bots from everything but the matches and chats they share with others. */
  erase(player: string): Promise<void>;
}

export interface AccountsDeps {
  readonly store: Pick<Store, 'accounts' | 'passkeys' | 'players' | 'tables' | 'botTokens' | 'admin'>;
  readonly tables: Pick<Tables, 'change' | 'clear'>;
  readonly now: Now;
  readonly makeRateLimiter: MakeRateLimiter;
}

export const WRONG_CREDENTIALS = refuse('wrong-credentials', 'Wrong name or password.');
/** That a name is taken has to be said, and so tells that somebody has it. It is rate-limited, and says nothing else. */
const NAME_TAKEN = refuse('name-taken', 'This name is taken. Choose another.');
const TOO_FAST = refuse('too-fast', 'Too many requests. Wait a moment and try again.');
/** What a player who has left is called. */
const DELETED_PLAYER_NAME = 'Deleted player';

/**
 * Password tries per name, over all addresses: too few to guess, enough for someone who forgot theirs. Names that
 * nobody has are counted like all others, so the limit tells nothing about them. Passkeys and open sessions are not
 * affected by the tries of others.
 */
const SIGN_IN_LIMIT = { uses: 10, seconds: 300 };

export const makeAccounts = ({ store, tables, now, makeRateLimiter }: AccountsDeps): Accounts => {
  const signIns = makeRateLimiter('sign-in', SIGN_IN_LIMIT);
  /** The hash of a password that nobody knows, for names that nobody has: looking takes as long as for any other. */
  const nobodys = hashPassword(makeSecret());

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

  return {
    describe: async ({ id, name, createdAt }) => {
      const [account, passkeys, matches, isHost] = await Promise.all([
        store.accounts.find(id),
        store.passkeys.ofPlayer(id),
        store.accounts.countMatches(id),
        store.admin.isAdmin(id),
      ]);
      const shown = passkeys.map(({ id, label, createdAt, usedAt }) => ({
        id,
        label,
        createdAt,
        ...(usedAt !== undefined && { usedAt }),
      }));
      const password = account?.password !== undefined;
      const host = isHost && ({ host: true } as const);
      return { id, name, guest: account === undefined, createdAt, matches, password, passkeys: shown, ...host };
    },
    isGuest: async (player) => (await store.accounts.find(player)) === undefined,
    create: async (player, { name: typed, password }) => {
      const name = typed.trim();
      const naming = { name, nameKey: foldName(name), password: await hashPassword(password), at: now() };
      return (await store.accounts.setName(player.id, naming)) ? ok({ ...player, name }) : NAME_TAKEN;
    },
    rename: async (player, typed) => {
      const name = typed.trim();
      const account = await store.accounts.find(player.id);
      if (account?.nameKey === undefined) await store.players.rename(player.id, name);
      // Who signs in with a name has one name: the one that others see.
      else if (!(await store.accounts.setName(player.id, { name, nameKey: foldName(name), at: now() })))
        return NAME_TAKEN;
      return ok({ ...player, name });
    },
    checkPassword: async ({ name, password }) => {
      const nameKey = foldName(name);
      if ((await signIns.consume(nameKey)) !== undefined) return TOO_FAST;
      const account = await store.accounts.findByName(nameKey);
      const isRight = await isPassword(password, account?.password ?? (await nobodys));
      return account?.password !== undefined && isRight ? ok(account.player) : WRONG_CREDENTIALS;
    },
    erase: async (player) => {
      for (const bot of await store.botTokens.botsOf(player)) await erase(bot.id);
      await erase(player);
    },
  };
};
