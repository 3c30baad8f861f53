import { ok, type Result, refuse } from '@sesame/kernel';
import type { Account, CreateAccount, SignIn } from '@sesame/protocol';
import type { MakeRateLimiter } from '../../cluster/rate-limit.ts';
import { foldName } from '../../lib/fold-name.ts';
import type { Games } from '../../lib/games.ts';
import { makeSecret } from '../../lib/ids.ts';
import { makeNameChange } from '../../lib/name-change.ts';
import { skeletonOf } from '../../lib/name-skeleton.ts';
import type { Now } from '../../lib/now.ts';
import type { Tables } from '../../lobby/tables/tables.ts';
import type { Store, StoredPlayer } from '../../store/store.ts';
import { hashPassword, isPassword } from './password.ts';
import { reservedSkeletons } from './reserved-names.ts';

/** Accounts. A guest who creates one keeps their player id, and so their matches. */
export interface Accounts {
  describe(player: StoredPlayer): Promise<Account>;
  isGuest(player: string): Promise<boolean>;
  /** Sets the sign-in name and password of a player, creating the account if needed. */
  create(player: StoredPlayer, request: CreateAccount): Promise<Result<StoredPlayer>>;
  rename(player: StoredPlayer, name: string): Promise<Result<StoredPlayer>>;
  /** Whether a player may have a name: no account has or had one that looks like it, nor a bot or the server. */
  isNameFree(name: string, player: string): Promise<boolean>;
  /** The player with this name and password, tried from this network and browser. */
  checkPassword(credentials: SignIn, from: SignInSource): Promise<Result<string>>;
  /** Deletes a player and their bots, except from matches and chats shared with others. */
  erase(player: string): Promise<void>;
}

export interface AccountsDeps {
  readonly store: Pick<Store, 'accounts' | 'passkeys' | 'players' | 'tables' | 'botTokens' | 'staff'>;
  readonly games: Pick<Games, 'list'>;
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
export const NAME_TAKEN = refuse('name-taken', 'This name is taken. Choose another.');
const TOO_FAST = refuse('too-fast', 'Too many requests. Wait a moment and try again.');
/** Display name of deleted players. */
const DELETED_PLAYER_NAME = 'Deleted player';

/** Where a password is tried from. */
export interface SignInSource {
  readonly network: string;
  readonly browser: string;
  /** Whether this player has signed in with this browser before. */
  isKnownTo(player: string): boolean;
}

/**
 * Password tries per name and network: too few for guessing, enough for an owner who forgot it. Names that nobody has are
 * counted like all others, so the limit tells nothing about them. A browser with which the owner has signed in before has
 * tries of its own: nobody can lock them out of it, nor out of passkeys and open sessions.
 */
const SIGN_IN_LIMIT = { uses: 10, seconds: 300 };
/** The same from all networks together, against those who have many. */
const SIGN_IN_LIMIT_OF_NAME = { uses: 100, seconds: 3_600 };

export const makeAccounts = (deps: AccountsDeps): Accounts => {
  const { store, games, tables, now, makeRateLimiter, onRenamed, verify = isPassword } = deps;
  const reserved = reservedSkeletons(games);
  const signIns = makeRateLimiter('sign-in', SIGN_IN_LIMIT);
  const signInsOfName = makeRateLimiter('sign-in-name', SIGN_IN_LIMIT_OF_NAME);
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

  const isNameFree = async (name: string, player: string): Promise<boolean> => {
    const skeleton = skeletonOf(name);
    if (skeleton === '' || reserved.has(skeleton)) return false;
    return !(await store.accounts.isNameTaken(skeleton, { player, at: now() }));
  };
  const renamed = async (player: StoredPlayer): Promise<Result<StoredPlayer>> => {
    await onRenamed(player);
    return ok(player);
  };

  return {
    describe: async ({ id, name, createdAt }) => {
      const [account, passkeys, matches, staff] = await Promise.all([
        store.accounts.find(id),
        store.passkeys.ofPlayer(id),
        store.accounts.countMatches(id),
        store.staff.roleOf(id),
      ]);
      const shownPasskeys = passkeys.map(({ id, label, createdAt, usedAt }) => ({
        id,
        label,
        createdAt,
        ...(usedAt !== undefined && { usedAt }),
      }));
      const password = account?.password !== undefined;
      return {
        id,
        name,
        guest: account === undefined,
        createdAt,
        matches,
        password,
        passkeys: shownPasskeys,
        ...(staff !== undefined && { staff }),
      };
    },
    isGuest: async (player) => (await store.accounts.find(player)) === undefined,
    isNameFree,
    create: async (player, { name: typed, password }) => {
      const naming = makeNameChange(typed, now());
      if (naming === undefined || reserved.has(naming.skeleton)) return NAME_TAKEN;
      const withPassword = { ...naming, password: await hashPassword(password) };
      const isSet = await store.accounts.setName(player.id, withPassword);
      return isSet ? renamed({ ...player, name: naming.name }) : NAME_TAKEN;
    },
    rename: async (player, typed) => {
      const naming = makeNameChange(typed, now());
      if (naming === undefined || reserved.has(naming.skeleton)) return NAME_TAKEN;
      const { name, skeleton } = naming;
      const account = await store.accounts.find(player.id);
      if (account?.nameKey !== undefined) {
        // The sign-in name is also the display name.
        if (!(await store.accounts.setName(player.id, naming))) return NAME_TAKEN;
        return renamed({ ...player, name });
      }
      if (!(await isNameFree(name, player.id))) return NAME_TAKEN;
      await store.players.rename(player.id, name);
      if (account !== undefined) await store.accounts.setSkeleton(player.id, skeleton);
      return renamed({ ...player, name });
    },
    checkPassword: async ({ name, password }, { network, browser, isKnownTo }) => {
      const nameKey = foldName(name);
      const account = await store.accounts.findByName(nameKey);
      const isKnown = account !== undefined && isKnownTo(account.player);
      if ((await signIns.consume(`${nameKey} ${isKnown ? browser : network}`)) !== undefined) return TOO_FAST;
      if (!isKnown && (await signInsOfName.consume(nameKey)) !== undefined) return TOO_FAST;
      const isRight = await verify(password, account?.password ?? (await unusableHash));
      return account?.password !== undefined && isRight ? ok(account.player) : WRONG_CREDENTIALS;
    },
    erase: async (player) => {
      for (const bot of await store.botTokens.botsOf(player)) await erase(bot.id);
      await erase(player);
    },
  };
};
