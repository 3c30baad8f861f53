import type { Seat } from '@sesame/kernel';
import { createContext, type ReactNode, useContext } from 'react';

/** Who sits where: a name a seat, and the seat of whoever looks, if any. */
export interface Players {
  readonly names: readonly string[];
  readonly you?: Seat | undefined;
  /** Which seats are bots. */
  readonly bots?: readonly boolean[] | undefined;
  /** What stands at the end of a seat's chip: its `ClockFace`. Boards ask for it, so that it stands where one looks. */
  readonly clock?: ((seat: Seat) => ReactNode) | undefined;
}

const PlayersContext = createContext<Players>({ names: [] });

export function PlayersProvider({ value, children }: { readonly value: Players; readonly children: ReactNode }) {
  return <PlayersContext value={value}>{children}</PlayersContext>;
}

export const usePlayers = (): Players => useContext(PlayersContext);
