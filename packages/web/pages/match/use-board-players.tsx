import type { MatchState } from '@sesame/client';
import { ClockFace, type GameEntry, useLocale, useMessages, type usePlayers } from '@sesame/ui';
import { useMemo } from 'react';
import { useBots } from '../../data/games.ts';
import { numberDuplicates } from '../../data/seat-name.ts';
import { timeControlTexts } from '../../locales/time-control/texts.ts';

/** Player names (bots localised) and clocks, as boards show them. */
export const useBoardPlayers = (game: GameEntry, matchState: MatchState): ReturnType<typeof usePlayers> => {
  const { info, clocks, receivedAt, notes } = matchState;
  const locale = useLocale();
  const bots = useBots(game);
  const say = useMessages(timeControlTexts);
  const replaced = notes.flatMap(({ seat, bot }) => (bot === undefined ? [] : [seat])).join();
  const names = useMemo(
    () =>
      numberDuplicates(
        info.seats.map(({ name, bot }, seat) => {
          const known = bots.find(({ id }) => id === bot);
          return isReplaced(replaced, seat) ? say.playedAsBot(name) : (known?.name[locale] ?? name);
        }),
      ),
    [info, bots, locale, replaced, say],
  );
  return useMemo(() => {
    const clock = (seat: number) => {
      const face = clocks?.[seat];
      if (face === undefined) return undefined;
      const left = face.runs ? Math.max(0, face.left - (performance.now() - receivedAt)) : face.left;
      return <ClockFace left={left} bank={Math.min(face.bank, left)} runs={face.runs} sand={seat === info.you} />;
    };
    const you = info.you ?? undefined;
    const isBotAt = info.seats.map(
      ({ bot, isBot }, seat) => bot !== undefined || isBot === true || isReplaced(replaced, seat),
    );
    return { names, you, bots: isBotAt, clock };
  }, [names, info, clocks, receivedAt, replaced]);
};

/** Whether a substitute bot plays for the seat. Seats are passed as a string, to keep memoised names stable. */
const isReplaced = (seats: string, seat: number): boolean => seats.split(',').includes(String(seat));
