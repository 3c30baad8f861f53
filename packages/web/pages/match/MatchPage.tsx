import '../../widgets/match/match.css';
import type { MatchState } from '@sesame/client';
import type { Viewer } from '@sesame/kernel';
import {
  Dialog,
  type GameEntry,
  MatchTimeProvider,
  PlayersProvider,
  RaceTraceContext,
  useFocusNext,
  useIsDialogOpen,
  useLocale,
  useMessages,
} from '@sesame/ui';
import { type ComponentProps, lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { gameOf, useRules, useScreen } from '../../data/games.ts';
import { useSettings } from '../../data/settings.ts';
import { useKeptPosition, useQueuedMove } from '../../data/use-kept-position.ts';
import { useMatch } from '../../data/use-match.ts';
import { lessonTexts } from '../../locales/lesson/texts.ts';
import { useTexts } from '../../locales/texts.tsx';
import { timeControlTexts } from '../../locales/time-control/texts.ts';
import { NO_TABLE } from '../../offline/local-id.ts';
import { ErrorPage } from '../../shell/ErrorPage.tsx';
import { Loading, LoadingPage } from '../../shell/LoadingPage.tsx';
import OfflinePage from '../../shell/OfflinePage.tsx';
import { Page } from '../../shell/Page.tsx';
import { mayEndMatch } from '../../widgets/match/EndMatchButton.tsx';
import { useSkipMoments } from '../../widgets/match/use-game-stage.ts';
import { AbortedNotice } from './AbortedNotice.tsx';
import { Analysis } from './Analysis.tsx';
import { BranchNote } from './BranchNote.tsx';
import { ConditionalMoves } from './conditional-moves/ConditionalMoves.tsx';
import { MatchBar } from './MatchBar.tsx';
import { MatchEnd } from './MatchEnd.tsx';
import { NotificationsOffer } from './NotificationsOffer.tsx';
import { MatchNotices } from './notices/MatchNotices.tsx';
import { OfflineNotices } from './notices/OfflineNotices.tsx';
import { PhotoFinishes } from './PhotoFinishes.tsx';
import { useHand } from './room/use-hand.ts';
import { isMatchOver, SidePanel, useSidePanel } from './SidePanel.tsx';
import { useAnnouncePrompt, usePlay } from './use-board.ts';
import { useBoardPlayers } from './use-board-players.tsx';
import { useKeepSeen } from './use-keep-seen.ts';
import { useLowTime } from './use-low-time.ts';
import { useMatchNow } from './use-match-now.ts';
import { useRaceRecorder } from './use-race-recorder.ts';
import { useStagedMatch } from './use-staged-match.ts';
import { useTimeSincePaint } from './use-time-since-paint.ts';

const RoomReturn = lazy(() => import('./room/RoomReturn.tsx'));

interface Place {
  /** The code of the room that it is played in. */
  readonly room?: string;
  /** Below the board. */
  readonly children?: ReactNode;
}

interface MatchPageProps extends Place {
  readonly id: string;
  /** Whose view it is, if not our own seat’s. */
  readonly as?: Viewer;
}

/** A match: the board, with chat and log beside it. */
export default function MatchPage(props: MatchPageProps) {
  const { id, as, ...place } = props;
  const texts = useTexts();
  const [isAway, setAway] = useState(false);
  const { matchState: live, missing } = useMatch(id, isAway, as);
  const kept = useKeptPosition(id, live);
  const matchState = live ?? kept?.state;
  if (matchState === undefined && missing?.code === 'unreachable') return <OfflinePage />;
  if (matchState === undefined && missing?.code === 'unreadable')
    return <ErrorPage text={texts.errorPage.unreadableMatch} />;
  if (matchState === undefined && missing !== undefined) return <ErrorPage text={texts.errorPage.noMatch} />;
  if (matchState === undefined) return <LoadingPage />;
  const game = gameOf(matchState.info.game);
  if (game === undefined) return <ErrorPage text={texts.errorPage.noMatch} />;
  return matchState.view === null ? (
    <FailedMatch {...place} {...{ matchState, game }} />
  ) : (
    <Match key={matchState.info.id} {...place} {...{ matchState, game }} keptAt={kept?.keptAt} onAway={setAway} />
  );
}

/** A match of a game that failed before it could show anything: only that it has ended. */
function FailedMatch(props: Place & Pick<MatchProps, 'matchState' | 'game'>) {
  const { matchState, game, room } = props;
  const players = useBoardPlayers(game, matchState);
  const locale = useLocale();
  return (
    <PlayersProvider value={players}>
      <Page title={game.name[locale]}>
        <AbortedNotice {...{ matchState, room }} />
      </Page>
    </PlayersProvider>
  );
}

interface MatchProps extends Place {
  readonly matchState: MatchState;
  readonly game: GameEntry;
  /** When the position was sent, if the server cannot be reached. */
  readonly keptAt: number | undefined;
  /** Called when the player leaves the match for the manual, and comes back. */
  readonly onAway: (isAway: boolean) => void;
}

function Match(props: MatchProps) {
  const { matchState: live, game, keptAt, room, onAway, children } = props;
  const { shown: matchState, events, log, moment, isBehind, skip } = useStagedMatch(live, game);
  const board = useRef<HTMLElement>(null);
  useSkipMoments(board, isBehind ? skip : undefined);
  const { info, view } = matchState;
  const isOver = isMatchOver(matchState);
  useFocusNext(board, isOver ? 'over' : 'playing');
  const texts = useTexts();
  const say = useMessages(timeControlTexts);
  const isLow = useLowTime(matchState);
  const locale = useLocale();
  const { Board, Manual, Analysis: AnalysisView, prompt, plan } = useScreen(game);
  const players = useBoardPlayers(game, matchState);
  const sidePanel = useSidePanel();
  const [reading, setReading] = useState(false);
  const isCovered = useIsDialogOpen();
  const [analysing, setAnalysing] = useState(false);
  const msSincePaint = useTimeSincePaint(matchState.race);
  const play = usePlay(matchState, game, msSincePaint);
  const recorder = useRaceRecorder({ live, race: matchState.race, game }, msSincePaint);
  const { now, pause } = useMatchNow(live, isMatchOver(live));
  const isPausable = useIsPausable(game, info);
  const read = (isOpen: boolean) => {
    setReading(isOpen);
    if (isPausable && isOpen) pause();
    onAway(isPausable && isOpen);
  };
  const seat = info.you ?? undefined;
  useKeepSeen(live, game);
  const isQueued = useQueuedMove(info.id)?.seq === live.seq;
  useAnnouncePrompt(
    isOver || isBehind || isQueued ? '' : prompt(view, seat ?? 'spectator', { locale, names: players.names }),
  );

  const isReplaced = matchState.notes.some((note) => note.seat === seat && note.bot !== undefined);
  const mayPlay = seat !== undefined && !isOver && !isReplaced && !isQueued;
  const { isHand, toggle } = useHand(room, mayPlay && children === undefined);
  const goalLine = useGoalLine(game, mayPlay && !isHand);
  return (
    <PlayersProvider value={players}>
      <Page
        title={isLow ? `${say.lowTime} · ${game.name[locale]}` : game.name[locale]}
        bar={<MatchBar {...{ matchState, game, goalLine, room, toggle }} onManual={() => read(true)} onResign={play} />}
        {...(isHand && { className: 'hand' })}
      >
        <MatchTimeProvider now={now}>
          <div className="match-grid">
            <div className="match-notices">
              {!isOver && (
                <>
                  <OfflineNotices match={info.id} {...{ keptAt, isQueued }} />
                  <MatchNotices {...{ matchState, room }} />
                </>
              )}
            </div>
            <section ref={board} className="match-board stack" data-queued={isQueued} aria-label={texts.match.board}>
              <h2 className="visually-hidden">{texts.match.board}</h2>
              <Result
                {...{ matchState, game, room }}
                names={players.names}
                isAnalysing={analysing}
                onAnalyse={() => setAnalysing(!analysing)}
              />
              {goalLine && <p className="match-goal small thin">{goalLine}</p>}
              <RaceTraceContext value={recorder}>
                <Board
                  {...{ view, seat, events, log, isHand }}
                  isCovered={isCovered}
                  {...(moment && { moment })}
                  {...(mayPlay && { play: isBehind ? skip : play })}
                />
              </RaceTraceContext>
              <PhotoFinishes {...{ matchState, game }} />
              {mayPlay && plan && info.pace.kind !== 'live' && info.table !== NO_TABLE && (
                <ConditionalMoves {...{ matchState, seat, plan }} />
              )}
              {children}
              <BranchNote info={info} />
              <MatchPlace {...{ matchState, room }} isOver={isOver && !isBehind} />
            </section>
            {!isHand && <SidePanel {...sidePanel} {...{ matchState, game }} names={players.names} />}
          </div>
        </MatchTimeProvider>
        {analysing && AnalysisView && <Analysis match={info.id} names={players.names} View={AnalysisView} />}
        <Dialog title={texts.match.manual} className="large" isOpen={reading} onOpenChange={read}>
          <Suspense fallback={<Loading />}>
            <Manual />
          </Suspense>
        </Dialog>
      </Page>
    </PlayersProvider>
  );
}

/** How the match has ended, once it has. */
function Result(props: Omit<ComponentProps<typeof MatchEnd>, 'outcome'>) {
  const { outcome, aborted } = props.matchState;
  if (aborted !== undefined) return <AbortedNotice matchState={props.matchState} room={props.room} />;
  return outcome && <MatchEnd {...props} outcome={outcome} />;
}

/** A match of a room leads back to it. Of other matches the player may be told when it is their turn. */
function MatchPlace(props: {
  readonly matchState: MatchState;
  readonly room: string | undefined;
  readonly isOver: boolean;
}) {
  const { matchState, room, isOver } = props;
  if (room === undefined) return <NotificationsOffer matchState={matchState} />;
  return (
    <Suspense>
      <RoomReturn code={room} match={matchState.info.id} isOver={isOver} />
    </Suspense>
  );
}

/** Whether a race or a clock waits while the player reads the manual: against bots alone. */
const useIsPausable = (game: GameEntry, info: MatchState['info']): boolean => {
  const { race } = useRules(game);
  return mayEndMatch(info) && !info.rated && (race !== undefined || info.pace.kind !== 'none');
};

/** The goal of a game, until the player has finished a match of it. */
const useGoalLine = (game: GameEntry, mayPlay: boolean): string | undefined => {
  const say = useMessages(lessonTexts);
  const locale = useLocale();
  const { goal } = useScreen(game);
  const isFirst = useSettings().finished[game.id] === undefined;
  return isFirst && mayPlay ? `${say.goal} ${goal[locale]}` : undefined;
};
