/** A word as it is shown: in capitals, like the letters of the safes. */
export const showWord = (word: string): string => word.toUpperCase();
