import type { Face, Seat } from '@sesame/kernel';
import { createContext, type ReactNode, useContext } from 'react';
import type { TextContext } from '../game-screen.ts';
import { useLocale } from '../language/locale.tsx';

/** The players by seat, and the viewer’s own seat, if any. */
export interface Players {
  readonly names: readonly string[];
  readonly you?: Seat | undefined;
  /** Which seats are bots. */
  readonly bots?: readonly boolean[] | undefined;
  /** The levels of built-in bots. */
  readonly levels?: readonly (number | undefined)[] | undefined;
  /** The faces of built-in bots. */
  readonly faces?: readonly (Face | undefined)[] | undefined;
  /** Renders a seat’s name with presence, rating and a menu; boards place it with `SeatName`. */
  readonly nameTag?: ((seat: Seat) => ReactNode) | undefined;
  /** Renders a seat’s `ClockFace`; boards place it themselves. */
  readonly clock?: ((seat: Seat) => ReactNode) | undefined;
}

const PlayersContext = createContext<Players>({ names: [] });

export function PlayersProvider({ value, children }: { readonly value: Players; readonly children: ReactNode }) {
  return <PlayersContext value={value}>{children}</PlayersContext>;
}

export const usePlayers = (): Players => useContext(PlayersContext);

/** Returns a player’s name by seat. */
export const useName = (): ((seat: Seat) => string) => {
  const { names } = usePlayers();
  return (seat) => names[seat] ?? '';
};

/** The arguments of a game’s `prompt` and `describe`. */
export const useTextContext = (): TextContext => {
  const locale = useLocale();
  const { names } = usePlayers();
  return { locale, names };
};
