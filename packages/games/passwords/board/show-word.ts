/** A word in capitals, like the letters on the safes. */
export const showWord = (word: string): string => word.toUpperCase();
