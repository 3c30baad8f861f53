import '../../../widgets/match/match.css';
import type { MatchState } from '@sesame/client';
import type { Outcome } from '@sesame/kernel';
import type { Room } from '@sesame/protocol';
import { EndScene, type GameEntry, MatchTimeProvider, PlayersProvider, useLocale } from '@sesame/ui';
import { useEffect, useState } from 'react';
import { gameOf, useScreen } from '../../../data/games.ts';
import { useMatch } from '../../../data/use-match.ts';
import { useTexts } from '../../../locales/texts.tsx';
import { ErrorPage } from '../../../shell/ErrorPage.tsx';
import { LoadingPage } from '../../../shell/LoadingPage.tsx';
import { AbortedNotice } from '../AbortedNotice.tsx';
import { isMatchOver } from '../SidePanel.tsx';
import { useBoardPlayers } from '../use-board-players.tsx';
import { useEnding } from '../use-ending.tsx';
import { useMatchNow } from '../use-match-now.ts';
import { useStagedMatch } from '../use-staged-match.ts';
import { ScreenFrame } from './ScreenFrame.tsx';
import { ScreenSide } from './ScreenSide.tsx';

interface ScreenMatchProps {
  readonly id: string;
  /** The room that it is played in, if any. */
  readonly room: Room | undefined;
}

/** A match on the big screen. It is always followed as a spectator, even in the browser of one of its players. */
export function ScreenMatch({ id, room }: ScreenMatchProps) {
  const texts = useTexts();
  const { matchState, missing } = useMatch(id, false, 'spectator');
  if (missing !== undefined) return <ErrorPage text={texts.errorPage.noMatch} />;
  const game = gameOf(matchState?.info.game ?? '');
  if (matchState === undefined || game === undefined) return <LoadingPage />;
  return <Match {...{ matchState, game, room }} />;
}

function Match(props: { readonly matchState: MatchState; readonly game: GameEntry; readonly room: Room | undefined }) {
  const { matchState: live, game, room } = props;
  const { shown: matchState, events, log, moment } = useStagedMatch(live, game);
  const { view, outcome, aborted, info } = matchState;
  const { Board } = useScreen(game);
  const locale = useLocale();
  const players = useBoardPlayers(game, matchState);
  const { now } = useMatchNow(live, isMatchOver(live));
  const isEnded = outcome !== undefined && aborted === undefined;
  const [isCounted, setCounted] = useState(false);
  const scoresBefore = useScoresBefore(room);
  return (
    <PlayersProvider value={players}>
      <ScreenFrame className="screen-match">
        <MatchTimeProvider now={now}>
          <section className="match-board stack">
            {aborted !== undefined && <AbortedNotice matchState={matchState} room={room?.code} />}
            {isEnded && (
              <Ending {...{ matchState, outcome, game }} names={players.names} onCounted={() => setCounted(true)} />
            )}
            {/* Nobody scrolls a television: the end has the screen to itself. */}
            {!isEnded && aborted === undefined && view !== null && (
              <Board {...{ view, events, log }} seat={undefined} {...(moment && { moment })} />
            )}
          </section>
          <ScreenSide room={isCounted ? room : scoresBefore} match={info.id} title={game.name[locale]} />
        </MatchTimeProvider>
      </ScreenFrame>
    </PlayersProvider>
  );
}

function Ending(props: {
  readonly matchState: MatchState;
  readonly outcome: Outcome;
  readonly game: GameEntry;
  readonly names: readonly string[];
  readonly onCounted: () => void;
}) {
  const { poster: _, ...ending } = useEnding(props);
  return (
    <div className="match-ending">
      <EndScene {...ending}>
        <Counted onCounted={props.onCounted} />
      </EndScene>
    </div>
  );
}

/** Appears, and draws nothing, when the end scene has counted the scores. */
function Counted({ onCounted }: { readonly onCounted: () => void }) {
  useEffect(onCounted, [onCounted]);
  return undefined;
}

/** The room with the points from before this match: they must not tell who has won before the end scene does. */
const useScoresBefore = (room: Room | undefined): Room | undefined => {
  const [before] = useState(() => new Map(room?.members.map(({ player, points }) => [player, points])));
  if (room === undefined) return undefined;
  return { ...room, members: room.members.map((one) => ({ ...one, points: before.get(one.player) ?? 0 })) };
};
