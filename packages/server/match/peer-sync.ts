import type { Store } from '../store/store.ts';
import type { Viewing } from './broadcaster.ts';
import type { Shelf, Written } from './match-cache.ts';
import { extend, type LiveMatch, renew } from './position.ts';
import { lowerCurtain } from './race/reveal.ts';

/** What other processes write of matches that are in memory here. */
export interface Others {
  /** A match with terms as the store has them now. */
  findFresh(id: string): Promise<LiveMatch | undefined>;
  /** Takes over what another process has written. */
  catchUp(match: LiveMatch, from?: string): Promise<void>;
  /** A process says that it has written. */
  hear(id: string, what: Written, from: string): Promise<void>;
  /** Looks at all that is looked at here: words on the bus may have been lost. */
  lookAround(): Promise<void>;
  /** Time was given back: matches count theirs from other instants now. */
  retime(): Promise<void>;
}

export interface OthersNeeds {
  readonly store: Pick<Store, 'matches' | 'log'>;
  readonly shelf: Shelf;
  readonly viewing: Viewing;
  /** Called when another process has gone on with a match that is in memory here. */
  readonly overheard: (match: LiveMatch) => void;
}

export const makeOthers = ({ store, shelf, viewing, overheard }: OthersNeeds): Others => {
  const { find, drop } = shelf;

  const findFresh = async (id: string): Promise<LiveMatch | undefined> => {
    const cached = shelf.cached(id);
    const stored = cached && (await store.matches.find(id));
    if (cached === undefined || stored === undefined) return find(id);
    const pacesOf = ({ terms }: LiveMatch['stored']) => terms?.paces.length ?? 0;
    const isChanged = pacesOf(stored) !== pacesOf(cached.stored) || stored.aborted !== cached.stored.aborted;
    renew(cached, stored);
    if (!isChanged || cached.tip !== cached.shown) return cached;
    drop(cached);
    return find(id);
  };

  const catchUp = async (match: LiveMatch, from?: string): Promise<void> => {
    // What is on its way will tell whether it was overtaken.
    match.isBehind = match.tip !== match.shown;
    if (match.isBehind) return;
    const rows = await store.log.read(match.stored.id, match.shown.seq);
    if (shelf.cached(match.stored.id) !== match || match.tip !== match.shown) return;
    const before = match.shown;
    const next = rows.filter(({ seq }) => seq > before.seq);
    if (next.length === 0) return;
    if (!extend(match, next)) {
      drop(match);
      return void (await find(match.stored.id));
    }
    lowerCurtain(match, before, { clock: () => performance.now(), process: from });
    viewing.show(match);
    overheard(match);
  };

  return {
    findFresh,
    catchUp,
    hear: async (id, what, from) => {
      const match = what === 'terms' ? await findFresh(id) : shelf.cached(id);
      if (match === undefined) return;
      if (what === 'terms') viewing.retell(match);
      else await catchUp(match, from);
    },
    lookAround: async () => {
      const watched = viewing.matches();
      const lengths = await store.log.lengths(watched);
      const look = async (id: string) => {
        const match = shelf.cached(id);
        // One that was dropped could not be read then. Whoever looks is told when it is.
        if (match === undefined) return void (await find(id));
        if ((lengths.get(id) ?? 0) > match.shown.seq) await catchUp(match);
      };
      await Promise.all(watched.map(look));
    },
    retime: async () => {
      const all = await shelf.settled();
      const epochs = await store.matches.epochs(all.map(({ stored }) => stored.id));
      for (const match of all)
        renew(match, { ...match.stored, epoch: epochs.get(match.stored.id) ?? match.stored.epoch });
      // Holidays were moved as well.
      await Promise.all(all.map(({ stored }) => stored.terms && findFresh(stored.id)));
      const show = async (id: string) => {
        const cached = shelf.cached(id);
        // One that was dropped is shown when it is read.
        if (cached === undefined) return void (await find(id));
        viewing.show(cached);
        overheard(cached);
      };
      await Promise.all(viewing.matches().map(show));
    },
  };
};
