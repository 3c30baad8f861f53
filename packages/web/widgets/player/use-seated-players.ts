import type { Face } from '@sesame/kernel';
import { type GameEntry, useLocale } from '@sesame/ui';
import { useMemo } from 'react';
import { useEveryBot } from '../../data/games.ts';
import { uniqueNames } from '../../data/seat-name.ts';
import type { NamedSeat } from '../../data/use-seat-names.ts';

export interface SeatedPlayers {
  /** No two are the same. Built-in bots are localised. */
  readonly names: readonly string[];
  readonly bots: readonly boolean[];
  /** The levels of built-in bots. */
  readonly levels: readonly (number | undefined)[];
  /** The faces of built-in bots. */
  readonly faces: readonly (Face | undefined)[];
}

/** The players of a match as boards, logs and chats show them. */
export const useSeatedPlayers = (game: GameEntry, seats: readonly NamedSeat[]): SeatedPlayers => {
  const locale = useLocale();
  const bots = useEveryBot(game);
  return useMemo(() => {
    const builtIn = seats.map(({ bot }) => bots.find(({ id }) => id === bot));
    return {
      names: uniqueNames(seats.map(({ name }, seat) => builtIn[seat]?.name[locale] ?? name)),
      bots: seats.map(({ bot, isBot }) => bot !== undefined || isBot === true),
      levels: builtIn.map((bot) => bot?.level || undefined),
      faces: builtIn.map((bot) => bot?.face),
    };
  }, [seats, bots, locale]);
};
