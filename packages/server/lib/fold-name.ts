/** Folds a name for comparison: case, width and spacing don't matter. */
export const foldName = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
