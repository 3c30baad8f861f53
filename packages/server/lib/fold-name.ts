/** A name as sign-in compares it: how it is typed, in which width or case, does not matter. */
export const foldName = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
