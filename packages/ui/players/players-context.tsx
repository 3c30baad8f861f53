import type { Seat } from '@sesame/kernel';
import { createContext, type ReactNode, useContext } from 'react';
import type { Words } from '../game-screen.ts';
import { useLocale } from '../language/locale.tsx';

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

/** What a player is called. */
export const useName = (): ((seat: Seat) => string) => {
  const { names } = usePlayers();
  return (seat) => names[seat] ?? '';
};

/** What a game's `prompt` and `describe` speak with. */
export const useGameWords = (): Words => {
  const locale = useLocale();
  const { names } = usePlayers();
  return { locale, names };
};
