/** Names the private conversation of two players, the same for both. */
export const talkOf = (player: string, other: string): string => [player, other].toSorted().join('.');
