/** Tracks when both players of a match have received a move. */
export interface DeliveryTracker {
  /** Called when a player receives the move. */
  delivered(seat: number): void;
  /** Resolves once both players have received the next move. */
  untilBoth(): Promise<void>;
}

export const makeDeliveryTracker = (): DeliveryTracker => {
  const isWaiting = [false, false];
  let resolveBoth = () => {};
  return {
    delivered: (seat) => {
      isWaiting[seat] = false;
      if (!isWaiting[0] && !isWaiting[1]) resolveBoth();
    },
    untilBoth: () => {
      isWaiting.fill(true);
      return new Promise((resolve) => {
        resolveBoth = resolve;
      });
    },
  };
};
