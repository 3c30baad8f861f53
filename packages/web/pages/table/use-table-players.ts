import type { Table } from '@sesame/protocol';
import type { GameEntry } from '@sesame/ui';
import { useMemo } from 'react';
import type { NamedSeat } from '../../data/use-seat-names.ts';
import type { SeatNames } from '../../widgets/chat/Chat.tsx';
import { useSeatedPlayers } from '../../widgets/player/use-seated-players.ts';

interface TakenSeat extends NamedSeat {
  readonly number: number;
  readonly player?: string;
}

export interface TablePlayers {
  /** Shown names by number of the seat. */
  readonly nameAt: ReadonlyMap<number, string>;
  readonly byPlayer: SeatNames;
  /** Undefined if the host has left their seat. */
  readonly hostName: string | undefined;
}

/** Who sits at a table, as the seats and the chat show them: the same names as later in the match. */
export const useTablePlayers = ({ seats, host }: Table, game: GameEntry): TablePlayers => {
  const taken = useMemo(
    () =>
      seats.flatMap((seat, number): readonly TakenSeat[] => {
        if (seat.kind === 'open') return [];
        return [seat.kind === 'bot' ? { number, name: seat.bot, bot: seat.bot } : { number, ...seat }];
      }),
    [seats],
  );
  const { names } = useSeatedPlayers(game, taken);
  return useMemo(() => {
    const nameAt = new Map(taken.map(({ number }, i) => [number, names[i] ?? '']));
    const byPlayer: SeatNames = new Map(
      taken.flatMap(({ player }, i) => (player === undefined ? [] : [[player, names[i] ?? '']])),
    );
    return { nameAt, byPlayer, hostName: byPlayer.get(host ?? '') };
  }, [taken, names, host]);
};
