import { lowerCurtain } from '../race/curtain.ts';
import type { Store } from '../store/store.ts';
import { extend, type LiveMatch } from './live-match.ts';
import type { Shelf, Written } from './shelf.ts';
import type { Viewing } from './viewing.ts';

/** What other processes write of matches that are in memory here. */
export interface Others {
  /** A match with terms as the store has them now. */
  findFresh(id: string): Promise<LiveMatch | undefined>;
  /** Another process was first: whoever looks is told what it wrote. Answers the match as the log has it. */
  overtaken(match: LiveMatch): Promise<LiveMatch | undefined>;
  /** Takes over what another process has written. */
  catchUp(match: LiveMatch, from?: string): Promise<void>;
  /** A process says that it has written. */
  hear(id: string, what: Written, from: string): Promise<void>;
  /** Looks at all that is looked at here: words on the bus may have been lost. */
  lookAround(): Promise<void>;
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
    cached.stored = stored;
    if (!isChanged || cached.tip !== cached.shown) return cached;
    drop(cached);
    return find(id);
  };

  const overtaken = async (match: LiveMatch): Promise<LiveMatch | undefined> => {
    const fresh = await find(match.stored.id);
    if (fresh !== undefined && fresh.shown.seq > match.shown.seq) {
      viewing.show(fresh, match.shown.seq);
      overheard(fresh);
    }
    return fresh;
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
      return void (await overtaken(match));
    }
    lowerCurtain(match, before, { clock: () => performance.now(), process: from });
    viewing.show(match, before.seq);
    overheard(match);
  };

  /** One that was dropped and could not be read then. It is not known here what those who look were told of it. */
  const recover = async (id: string): Promise<void> => {
    const match = await find(id);
    if (match !== undefined) viewing.retell(match);
  };

  return {
    findFresh,
    overtaken,
    catchUp,
    hear: async (id, what, from) => {
      const match = what === 'terms' ? await findFresh(id) : shelf.cached(id);
      if (match === undefined) return;
      if (what === 'terms') viewing.retell(match);
      else await catchUp(match, from);
    },
    lookAround: async () => {
      const watched = viewing.matches();
      const looked = watched.flatMap((id) => shelf.cached(id) ?? []);
      const lengths = await store.log.lengths(looked.map(({ stored }) => stored.id));
      const behind = looked.filter(({ stored, shown }) => (lengths.get(stored.id) ?? 0) > shown.seq);
      await Promise.all(behind.map((match) => catchUp(match)));
      await Promise.all(watched.filter((id) => shelf.cached(id) === undefined).map(recover));
    },
  };
};
