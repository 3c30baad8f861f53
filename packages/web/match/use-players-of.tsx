import type { MatchStory } from '@sesame/client';
import { ClockFace, type GameEntry, useLocale, type usePlayers } from '@sesame/ui';
import { useMemo } from 'react';
import { useBots } from '../house/games.ts';

/** Who plays: names with the bots' in the reader's language, and their clocks. */
export const usePlayersOf = (game: GameEntry, story: MatchStory): ReturnType<typeof usePlayers> => {
  const { info, clocks, heardAt } = story;
  const locale = useLocale();
  const bots = useBots(game);
  const names = useMemo(
    () =>
      info.seats.map(({ name, bot }) => {
        const known = bots.find(({ id }) => id === bot);
        return known?.name[locale] ?? name;
      }),
    [info, bots, locale],
  );
  return useMemo(() => {
    const clock = (seat: number) => {
      const face = clocks?.[seat];
      if (face === undefined) return undefined;
      const left = face.runs ? Math.max(0, face.left - (performance.now() - heardAt)) : face.left;
      return <ClockFace left={left} runs={face.runs} sand={seat === info.you} />;
    };
    const you = info.you ?? undefined;
    return { names, you, bots: info.seats.map(({ bot }) => bot !== undefined), clock };
  }, [names, info, clocks, heardAt]);
};
