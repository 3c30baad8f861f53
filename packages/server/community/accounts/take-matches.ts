import { ok, type Result, refuse } from '@sesame/kernel';
import type { Bus } from '../../cluster/bus/bus.ts';
import { makeSecret } from '../../lib/ids.ts';
import { hashToken } from '../../lib/token.ts';
import type { Matches } from '../../match/matches.ts';
import type { Store } from '../../store/store.ts';

/**
 * Takes a guest's ended matches and annotations along to the account that the same browser signs in to. Their records keep the names they
 * were played under. Rated matches and those of tournaments stay, because ratings and standings follow from them, and so do
 * running ones: an account's vacations would change their clocks.
 */
export interface TakeMatches {
  /** Offers a guest's matches to the account that their browser has signed in to. Undefined: there are none. */
  offer(guest: string, account: string): Promise<{ readonly count: number; readonly token: string } | undefined>;
  /** The number of matches taken along. */
  take(token: string, account: string): Promise<Result<number>>;
}

export interface TakeMatchesDeps {
  readonly store: Pick<Store, 'matches' | 'accounts' | 'players' | 'annotations'>;
  readonly matches: Pick<Matches, 'reloadSeats'>;
  readonly bus: Pick<Bus, 'putTemporary' | 'takeTemporary'>;
}

const OFFER_LIFETIME_MS = 10 * 60_000;
const OFFER_OVER = refuse('offer-over', 'These matches can’t be taken along any more.');

export const makeTakeMatches = ({ store, matches, bus }: TakeMatchesDeps): TakeMatches => {
  const keyOf = (token: string) => `take-matches:${hashToken(token)}`;
  const isGuest = async (player: string) =>
    (await store.accounts.find(player)) === undefined && (await store.players.find(player))?.owner === undefined;
  return {
    offer: async (guest, account) => {
      if (guest === account || !(await isGuest(guest))) return undefined;
      const count = (await store.matches.listMovable(guest, account)).length;
      if (count === 0) return undefined;
      const token = makeSecret();
      await bus.putTemporary(keyOf(token), `${guest} ${account}`, OFFER_LIFETIME_MS);
      return { count, token };
    },
    take: async (token, account) => {
      const [guest, to] = (await bus.takeTemporary(keyOf(token)))?.split(' ') ?? [];
      if (guest === undefined || to !== account || !(await isGuest(guest))) return OFFER_OVER;
      let taken = 0;
      for (const id of await store.matches.listMovable(guest, account)) {
        if (!(await store.matches.moveSeat(id, guest, account))) continue;
        taken += 1;
        await matches.reloadSeats(id);
      }
      await store.annotations.moveAll(guest, account);
      return ok(taken);
    },
  };
};
