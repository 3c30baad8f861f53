import { ok, type Result, refuse } from '@sesame/kernel';
import { type Bot, type BotsWithToken, MAX_BOTS_PER_PLAYER } from '@sesame/protocol';
import { makeId } from '../../lib/ids.ts';
import { cleanName } from '../../lib/name-skeleton.ts';
import type { Now } from '../../lib/now.ts';
import { hashToken, makeToken } from '../../lib/token.ts';
import type { Store, StoredPlayer } from '../../store/store.ts';
import type { Accounts } from './accounts.ts';

/** A player's own bots: each is a player that authenticates by token only. */
export interface OwnBots {
  list(owner: string): Promise<Bot[]>;
  /** Creates a bot. Not for guests, who may be gone tomorrow. */
  make(owner: StoredPlayer, name: string): Promise<Result<BotsWithToken>>;
  /** Replaces the token and closes connections of the old one. */
  renew(owner: string, bot: string): Promise<Result<BotsWithToken>>;
  /** Revokes the token. */
  revoke(owner: string, bot: string): Promise<Result<Bot[]>>;
  /** Deletes the bot; its matches stay with its opponents. */
  remove(owner: string, bot: string): Promise<Result<Bot[]>>;
}

export interface OwnBotsDeps {
  readonly store: Pick<Store, 'botTokens'>;
  readonly accounts: Pick<Accounts, 'isGuest' | 'isNameFree' | 'erase'>;
  readonly now: Now;
  /** Closes all connections of the token with this hash. */
  readonly disconnect: (hash: string) => void;
}

const NO_BOT = refuse('no-bot', 'Bot not found.');

export const makeOwnBots = ({ store, accounts, now, disconnect }: OwnBotsDeps): OwnBots => {
  const list = async (owner: string): Promise<Bot[]> =>
    (await store.botTokens.botsOf(owner)).map(({ id, name, createdAt, token }) => {
      if (token === undefined) return { id, name, createdAt };
      const { usedAt } = token;
      return { id, name, createdAt, token: { createdAt: token.createdAt, ...(usedAt !== undefined && { usedAt }) } };
    });
  /** Changes a bot after checking its owner, and disconnects its old token. */
  const change = async (owner: string, bot: string, act: () => Promise<void>): Promise<Result<Bot[]>> => {
    const own = (await store.botTokens.botsOf(owner)).find(({ id }) => id === bot);
    if (own === undefined) return NO_BOT;
    await act();
    if (own.token !== undefined) disconnect(own.token.hash);
    return ok(await list(owner));
  };
  return {
    list,
    make: async (owner, typed) => {
      if (await accounts.isGuest(owner.id)) return refuse('keep-first', 'You need an account to create bots.');
      const name = cleanName(typed);
      // An owner may give a bot their own name: it is marked as a bot.
      if (!(await accounts.isNameFree(name, owner.id)))
        return refuse('name-taken', 'This name is taken. Choose another.');
      const token = makeToken();
      const bot = { id: makeId(), name, createdAt: now(), owner: owner.id };
      const isMade = await store.botTokens.addBot(
        bot,
        { hash: hashToken(token), createdAt: now() },
        MAX_BOTS_PER_PLAYER,
      );
      if (!isMade) return refuse('too-many-bots', 'You already have the maximum number of bots.');
      return ok({ bots: await list(owner.id), token });
    },
    renew: async (owner, bot) => {
      const token = makeToken();
      const renewed = await change(owner, bot, () =>
        store.botTokens.replaceToken(bot, { hash: hashToken(token), createdAt: now() }),
      );
      return renewed.ok ? ok({ bots: renewed.value, token }) : renewed;
    },
    revoke: (owner, bot) => change(owner, bot, () => store.botTokens.revoke(bot)),
    remove: (owner, bot) => change(owner, bot, () => accounts.erase(bot)),
  };
};
