import type { Text } from '@sesame/kernel';
import { useLocale } from '@sesame/ui';
import { useEffect, useMemo } from 'react';
import { useTexts } from '../locales/texts.tsx';
import { gameOf, loadEveryBot } from './games.ts';
import { makeObservable, useObservable } from './observable.ts';
import { seatName } from './seat-name.ts';

export interface NamedSeat {
  readonly name: string;
  readonly bot?: string | undefined;
  readonly isBot?: true | undefined;
}

/** Localised names of bots, by game. Filled as games' bots are loaded. */
const botNamesByGame = makeObservable<Readonly<Record<string, ReadonlyMap<string, Text>>>>({});

const loadBotNames = async (id: string): Promise<void> => {
  const game = gameOf(id);
  if (game === undefined) return;
  const bots = await loadEveryBot(game);
  botNamesByGame.set({ ...botNamesByGame.get(), [id]: new Map(bots.map(({ id: bot, name }) => [bot, name])) });
};

/** Display names of a match's seats. Built-in bots are localised as soon as their names are loaded. */
export const useSeatNames = (game: string, seats: readonly NamedSeat[]): readonly string[] => {
  const texts = useTexts();
  const locale = useLocale();
  const known = useObservable(botNamesByGame)[game];
  // The server sends English names.
  const needsBotNames = locale !== 'en' && known === undefined && seats.some(({ bot }) => bot !== undefined);
  useEffect(() => {
    if (needsBotNames) loadBotNames(game).catch(() => {});
  }, [needsBotNames, game]);
  return useMemo(
    () => seats.map((seat) => (seat.bot && known?.get(seat.bot)?.[locale]) ?? seatName(texts, seat)),
    [seats, known, locale, texts],
  );
};
