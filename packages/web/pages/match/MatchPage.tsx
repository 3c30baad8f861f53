import '../../widgets/match/match.css';
import type { MatchStory } from '@sesame/client';
import { Dialog, type GameEntry, MatchTimeProvider, PlayersProvider, useLocale, useMessages } from '@sesame/ui';
import { lazy, Suspense, useCallback, useState } from 'react';
import { gameOf, useScreen } from '../../data/games.ts';
import { useMatch } from '../../data/use-match.ts';
import { useTexts } from '../../locales/texts.tsx';
import { timeControlTexts } from '../../locales/time-control/texts.ts';
import { CrackedPage } from '../../shell/ErrorPage.tsx';
import { LoadingPage } from '../../shell/LoadingPage.tsx';
import { Page } from '../../shell/Page.tsx';
import { Aborted } from './AbortedNotice.tsx';
import { Analysis } from './Analysis.tsx';
import { BranchNote } from './BranchNote.tsx';
import { MatchBar } from './MatchBar.tsx';
import { Ending } from './MatchEnd.tsx';
import { TurnSuggestion } from './NotificationsOffer.tsx';
import { MatchNotices } from './notices/MatchNotices.tsx';
import { Aside, type AsideTab, isAlone, isMatchOver } from './SidePanel.tsx';
import { useAnnouncedPrompt, useFreshEvents, usePlay } from './use-board.ts';
import { usePlayersOf } from './use-board-players.tsx';
import { useLowTime } from './use-low-time.ts';

const PlanAhead = lazy(() => import('./conditional-moves/ConditionalMoves.tsx'));

/** A match: its board, and beside it what people say and what happened. */
export default function MatchPage({ id }: { readonly id: string }) {
  const words = useTexts();
  const { story, missing } = useMatch(id);
  if (missing !== undefined) return <CrackedPage text={words.errorPage.noMatch} />;
  if (story === undefined) return <LoadingPage />;
  const game = gameOf(story.info.game);
  return game === undefined ? <CrackedPage text={words.errorPage.noMatch} /> : <Match story={story} game={game} />;
}

function Match({ story, game }: { readonly story: MatchStory; readonly game: GameEntry }) {
  const { info, view, outcome, aborted } = story;
  const isOver = isMatchOver(story);
  const words = useTexts();
  const say = useMessages(timeControlTexts);
  const isLow = useLowTime(story);
  const locale = useLocale();
  const { Board, Manual, Analysis: AnalysisView, prompt, plan } = useScreen(game);
  const players = usePlayersOf(game, story);
  const [tab, setTab] = useState<AsideTab>(info.you === null ? 'audience' : isAlone(info) ? 'log' : 'chat');
  const [sheet, setSheet] = useState(false);
  const [reading, setReading] = useState(false);
  const [analysing, setAnalysing] = useState(false);
  const play = usePlay(story, game);
  const events = useFreshEvents(story);
  const { at, heardAt } = story;
  const now = useCallback(() => at + (isOver ? 0 : performance.now() - heardAt), [at, heardAt, isOver]);
  const seat = info.you ?? undefined;
  useAnnouncedPrompt(isOver ? '' : prompt(view, seat ?? 'spectator', { locale, names: players.names }));

  const isReplaced = story.notes.some((note) => note.seat === seat && note.bot !== undefined);
  const mayPlay = seat !== undefined && !isOver && !isReplaced;
  return (
    <PlayersProvider value={players}>
      <Page
        title={isLow ? `${say.lowTime} · ${game.name[locale]}` : game.name[locale]}
        bar={<MatchBar story={story} game={game} onManual={() => setReading(true)} onResign={play} />}
      >
        <div className="match-grid">
          <section className="match-board stack" aria-label={words.match.board}>
            {aborted !== undefined && <Aborted story={story} />}
            <MatchTimeProvider now={now}>
              {!isOver && <MatchNotices story={story} />}
              <Board view={view} seat={seat} events={events} {...(mayPlay && { play })} />
            </MatchTimeProvider>
            {mayPlay && plan && info.pace.kind !== 'live' && (
              <Suspense>
                <PlanAhead {...{ story, seat, plan }} />
              </Suspense>
            )}
            <BranchNote info={info} />
            <TurnSuggestion story={story} />
            {outcome && (
              <Ending {...{ story, game }} names={players.names} onAnalyse={() => setAnalysing(!analysing)} />
            )}
          </section>
          <Aside {...{ story, game, tab, sheet }} onTab={setTab} onSheet={setSheet} names={players.names} />
        </div>
        {analysing && AnalysisView && <Analysis match={info.id} names={players.names} View={AnalysisView} />}
        <Dialog title={words.match.manual} className="broad" isOpen={reading} onOpenChange={setReading}>
          <Manual />
        </Dialog>
      </Page>
    </PlayersProvider>
  );
}
