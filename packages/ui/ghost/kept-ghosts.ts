import type { Progress } from '@sesame/kernel';

/** A player's best race on a hand of practice, kept in the browser. */
export interface KeptRace<Hand> {
  readonly hand: Hand;
  readonly time: number;
  readonly progress: Progress;
}

const MAX_KEPT_HANDS = 20;

const storageKey = (game: string): string => `sesame.ghosts.${game}`;

/** The kept races of a game, the latest first. */
export const keptRaces = <Hand>(game: string): readonly KeptRace<Hand>[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(game)) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
};

/** Keeps a race if it is the best on its hand, and gives the best. Of other hands the latest are kept. */
export const keepRace = <Hand>(game: string, race: KeptRace<Hand>): KeptRace<Hand> => {
  const kept = keptRaces<Hand>(game);
  const isSame = (other: KeptRace<Hand>) => JSON.stringify(other.hand) === JSON.stringify(race.hand);
  const before = kept.find(isSame);
  const best = before !== undefined && before.time <= race.time ? before : race;
  const next = [best, ...kept.filter((other) => !isSame(other))].slice(0, MAX_KEPT_HANDS);
  try {
    localStorage.setItem(storageKey(game), JSON.stringify(next));
  } catch {
    // Private windows may refuse: then the ghost lasts as long as the page.
  }
  return best;
};
