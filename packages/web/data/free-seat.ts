import type { TableSeat } from '@sesame/protocol';

/** Whether a player may take a seat: it is free, and not held for somebody else. */
export const isFreeFor = (seat: TableSeat, player: string | undefined): boolean =>
  seat.kind === 'open' && (seat.heldFor === undefined || seat.heldFor.player === player);
