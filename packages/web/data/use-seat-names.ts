import type { Text } from '@sesame/kernel';
import { useLocale } from '@sesame/ui';
import { useEffect, useMemo } from 'react';
import { useTexts } from '../locales/texts.tsx';
import { botsOf, gameOf } from './games.ts';
import { seatName } from './seat-name.ts';
import { makeStore, useStore } from './store.ts';

export interface SeatToName {
  readonly name: string;
  readonly bot?: string | undefined;
  readonly isBot?: true | undefined;
}

/** What the bots of a game are called, by game: for those games whose bots were met. */
const met = makeStore<Readonly<Record<string, ReadonlyMap<string, Text>>>>({});

const meet = async (id: string): Promise<void> => {
  const game = gameOf(id);
  if (game === undefined) return;
  const bots = await botsOf(game);
  met.set({ ...met.get(), [id]: new Map(bots.map(({ id: bot, name }) => [bot, name])) });
};

/** Who sits in a match, the bots of the house in the reader's language. Until they are known, as the house calls them. */
export const useSeatNames = (game: string, seats: readonly SeatToName[]): readonly string[] => {
  const words = useTexts();
  const locale = useLocale();
  const known = useStore(met)[game];
  // The house calls them in English.
  const isStrange = locale !== 'en' && known === undefined && seats.some(({ bot }) => bot !== undefined);
  useEffect(() => {
    if (isStrange) meet(game).catch(() => {});
  }, [isStrange, game]);
  return useMemo(
    () => seats.map((seat) => (seat.bot && known?.get(seat.bot)?.[locale]) ?? seatName(words, seat)),
    [seats, known, locale, words],
  );
};
