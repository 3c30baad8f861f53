import { randomUUID } from 'node:crypto';
import { LOCALES } from '@sesame/kernel';
import type { Now } from '../../lib/now.ts';
import type { PuzzleGroup } from '../../store/repositories/stored-puzzle.ts';
import type { Store } from '../../store/store.ts';
import type { PuzzleFinder } from './finder.ts';
import type { PuzzleMiner } from './miner.ts';

/**
 * Keeps enough puzzles for the next pages. When somebody asks and there are too few, older matches are searched that
 * nobody has searched yet; where those do not suffice, bots play some.
 */
export interface PuzzleStock {
  /** Starts to look for more if there are too few. True: it is being done, here or in another process. */
  refill(group: PuzzleGroup): Promise<boolean>;
  /** Stops looking. Resolves when the store is no longer used. */
  close(): Promise<void>;
}

interface PuzzleStockDeps {
  readonly store: Pick<Store, 'puzzles' | 'keyValues'>;
  readonly finder: PuzzleFinder;
  readonly miner: PuzzleMiner;
  readonly now: Now;
  readonly onError: (error: unknown) => void;
}

/** Puzzles that were on no page yet: with fewer than the first, more are made until there are as many as the second. */
const MIN_STOCK = 10;
const WANTED_STOCK = 30;
const MAX_BOT_PUZZLES = 60;
const MAX_BOT_MATCHES = 120;
const MAX_OLD_MATCHES = 40;
/** One process at a time does it; another takes over if it has not finished by then. */
const LEASE_MS = 120_000;
/** When there was nothing more to find, nobody looks again for this long. */
const PAUSE_MS = 600_000;

const keyOf = ({ game, language }: PuzzleGroup): string => `puzzle stock ${game} ${language}`;

export const makePuzzleStock = ({ store, finder, miner, now, onError }: PuzzleStockDeps): PuzzleStock => {
  const fills = new Set<Promise<void>>();
  let isOpen = true;
  const isFull = async (group: PuzzleGroup) => (await store.puzzles.count(group)).unpaged >= WANTED_STOCK;
  const searchOldMatches = async (group: PuzzleGroup) => {
    for (const match of await store.puzzles.unsearched(group.game, MAX_OLD_MATCHES)) {
      if (!isOpen || (await isFull(group))) return;
      await miner.search(match);
    }
  };
  const playBotMatches = async (group: PuzzleGroup) => {
    const language = LOCALES.find((locale) => locale === group.language);
    for (let match = 0; match < MAX_BOT_MATCHES && isOpen; match++) {
      const { unpaged, fromBots } = await store.puzzles.count(group);
      if (unpaged >= WANTED_STOCK || fromBots >= MAX_BOT_PUZZLES) return;
      const task = { game: group.game, seed: randomUUID(), ...(language !== undefined && { language }) };
      await miner.keep(group.game, await finder.find(task));
    }
  };
  const fill = async (group: PuzzleGroup, lease: string) => {
    await searchOldMatches(group);
    await playBotMatches(group);
    // A fill that was stopped is left to another process.
    await store.keyValues.compareAndSwap(keyOf(group), lease, isOpen ? String(now() + PAUSE_MS) : '0');
  };
  const startToFill = (group: PuzzleGroup, lease: string) => {
    const filled = fill(group, lease)
      .catch(onError)
      .finally(() => fills.delete(filled));
    fills.add(filled);
  };
  return {
    refill: async (group) => {
      const { unpaged, all } = await store.puzzles.count(group);
      if (unpaged >= MIN_STOCK) return false;
      const until = await store.keyValues.getOrSet(keyOf(group), '0');
      // While there is nothing at all, players wait for it.
      if (Number(until) > now()) return all < MIN_STOCK;
      const lease = String(now() + LEASE_MS);
      if (await store.keyValues.compareAndSwap(keyOf(group), until, lease)) startToFill(group, lease);
      return true;
    },
    close: async () => {
      isOpen = false;
      await Promise.all(fills);
    },
  };
};
