import type { MatchState } from '@sesame/client';
import { playerIdAt, type ShownRating } from '@sesame/protocol';
import { ClockFace, type GameEntry, useMessages, type usePlayers } from '@sesame/ui';
import { useMemo } from 'react';
import { useMutes } from '../../data/mutes.ts';
import { uniqueNames } from '../../data/seat-name.ts';
import { useLiveTable } from '../../data/topics.ts';
import { useRatings } from '../../data/use-ratings.ts';
import { timeControlTexts } from '../../locales/time-control/texts.ts';
import { PlayerMenu } from '../../widgets/player/PlayerMenu.tsx';
import { useSeatedPlayers } from '../../widgets/player/use-seated-players.ts';
import { isMatchOver } from './SidePanel.tsx';

/** The players as boards show them: names, clocks, and name tags with ratings, presence and a menu. */
export const useBoardPlayers = (game: GameEntry, matchState: MatchState): ReturnType<typeof usePlayers> => {
  const { info, clocks, receivedAt, notes } = matchState;
  const say = useMessages(timeControlTexts);
  const seated = useSeatedPlayers(game, info.seats);
  const table = useLiveTable(info.table);
  // Loads them for the menus: the chat may never be opened.
  useMutes();
  const ids = useMemo(() => info.seats.map((seat) => playerIdAt(info.game, seat)), [info]);
  const ratings = useRatings([...new Set(ids)], info);
  const replaced = notes.flatMap(({ seat, bot }) => (bot === undefined ? [] : [seat])).join();
  const names = useMemo(() => {
    const marked = seated.names.map((name, seat) => (isReplaced(replaced, seat) ? say.playedAsBot(name) : name));
    return uniqueNames(marked);
  }, [seated, replaced, say]);
  const isOver = isMatchOver(matchState);
  return useMemo(() => {
    const clock = (seat: number) => {
      const face = clocks?.[seat];
      if (face === undefined) return undefined;
      const left = face.runs ? Math.max(0, face.left - (performance.now() - receivedAt)) : face.left;
      return <ClockFace left={left} bank={Math.min(face.bank, left)} runs={face.runs} sand={seat === info.you} />;
    };
    const you = info.you ?? undefined;
    const bots = seated.bots.map((isBot, seat) => isBot || isReplaced(replaced, seat));
    const nameTag = (seat: number) => {
      const there = table?.seats[seat];
      const isAway = there?.kind === 'person' && !there.online && seat !== you;
      return (
        <PlayerMenu
          {...{ game, isAway }}
          isTight={info.seats.length > 2}
          id={ids[seat] ?? ''}
          name={names[seat] ?? ''}
          isYou={seat === you}
          isGuest={info.seats[seat]?.guest === true}
          bot={
            bots[seat]
              ? {
                  level: seated.levels[seat],
                  face: seated.faces[seat],
                  isBuiltIn: info.seats[seat]?.bot !== undefined,
                }
              : undefined
          }
          rating={ratingAt(info.seats[seat]?.strength) ?? ratings.get(ids[seat] ?? '')}
          mayChallenge={you === undefined || isOver}
        />
      );
    };
    return { names, you, bots, levels: seated.levels, faces: seated.faces, clock, nameTag };
  }, [names, seated, game, info, table, ratings, clocks, receivedAt, replaced, isOver, ids]);
};

/** The rating at which the bot that adapts plays this match; it has none of its own. */
const ratingAt = (strength: number | undefined): ShownRating | undefined =>
  strength === undefined ? undefined : { rating: strength, deviation: 0, played: 0, provisional: true };

/** Whether a substitute bot plays for the seat. Seats are passed as a string, to keep memoised names stable. */
const isReplaced = (seats: string, seat: number): boolean => seats.split(',').includes(String(seat));
