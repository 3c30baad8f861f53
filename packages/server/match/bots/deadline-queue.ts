/** Queue by deadline (earliest deadline first). Of equal deadlines, the oldest item is first. */
export interface DeadlineQueue<Item> {
  size(): number;
  add(item: Item, deadline: number): void;
  /** Removes the most urgent item. */
  take(): Item | undefined;
  clear(): void;
}

export const makeDeadlineQueue = <Item>(): DeadlineQueue<Item> => {
  const entries: { readonly item: Item; readonly deadline: number }[] = [];
  return {
    size: () => entries.length,
    add: (item, deadline) => {
      const before = entries.findLastIndex((other) => other.deadline <= deadline);
      entries.splice(before + 1, 0, { item, deadline });
    },
    take: () => entries.shift()?.item,
    clear: () => {
      entries.length = 0;
    },
  };
};
