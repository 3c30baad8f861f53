import type { Chair, StoredPlayer, StoredTable } from '../store/store.ts';

/** The seats of a rematch: everybody moves one on, so that who began does not begin again. Only who asked sits yet. */
export const rematchSeats = (
  table: StoredTable,
  asks: { readonly player: StoredPlayer; readonly contribution: string },
): readonly Chair[] => {
  const moved = table.seats.map(
    (_, seat) => table.seats.at(seat - table.seats.length + 1) ?? { kind: 'open' as const },
  );
  return moved.map((chair): Chair => {
    if (chair.kind !== 'person') return chair;
    if (chair.player !== asks.player.id) return { kind: 'open' };
    return { ...chair, name: asks.player.name, contribution: asks.contribution };
  });
};
