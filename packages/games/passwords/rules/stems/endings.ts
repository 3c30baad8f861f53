/** Changes by ending. */
export type Endings<Change> = ReadonlyMap<string, Change>;

/** A word split at its longest matching ending. */
export interface Cut<Change> {
  /** The word without the ending. */
  readonly head: string;
  readonly ending: string;
  readonly change: Change;
}

/** The same change for all endings in a space-separated list. */
export const each = <Change>(endings: string, change: Change): readonly (readonly [string, Change])[] =>
  endings.split(' ').map((ending) => [ending, change]);

export const cut = <Change>(word: string, endings: Endings<Change>): Cut<Change> | undefined => {
  for (let from = 0; from < word.length; from++) {
    const ending = word.slice(from);
    const change = endings.get(ending);
    if (change !== undefined) return { head: word.slice(0, from), ending, change };
  }
  return undefined;
};

/** Starts of the regions R1 and R2: after the first and the second consonant that follows a vowel. */
export interface Regions {
  readonly first: number;
  readonly second: number;
}

/** Finds the regions with a pattern that leads from one to the next. Without a match a region is empty. */
export const regionsOf = (word: string, onward: RegExp, first = lengthOf(word, onward)): Regions => ({
  first,
  second: first + lengthOf(word.slice(first), onward),
});

const lengthOf = (word: string, onward: RegExp): number => onward.exec(word)?.[0].length ?? word.length;
