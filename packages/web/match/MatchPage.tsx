import './match.css';
import '../chat/chat.css';
import type { MatchStory } from '@sesame/client';
import { Dialog, type GameEntry, MatchTimeProvider, PlayersProvider, useLocale } from '@sesame/ui';
import { useCallback, useState } from 'react';
import { gameOf, useScreen } from '../house/games.ts';
import { useMatch } from '../house/use-match.ts';
import { useWords } from '../messages/words.tsx';
import { CrackedPage } from '../shell/CrackedPage.tsx';
import { LoadingPage } from '../shell/LoadingPage.tsx';
import { Page } from '../shell/Page.tsx';
import { Analysis } from './Analysis.tsx';
import { Aside, type AsideTab, isAlone } from './Aside.tsx';
import { Ending } from './Ending.tsx';
import { MatchBar } from './MatchBar.tsx';
import { useAnnouncedPrompt, useFreshEvents, usePlay } from './use-board.ts';
import { usePlayersOf } from './use-players-of.tsx';

/** A match: its board, and beside it what people say and what happened. */
export default function MatchPage({ id }: { readonly id: string }) {
  const words = useWords();
  const { story, missing } = useMatch(id);
  if (missing !== undefined) return <CrackedPage text={words.crack.match} />;
  if (story === undefined) return <LoadingPage />;
  const game = gameOf(story.info.game);
  return game === undefined ? <CrackedPage text={words.crack.match} /> : <Match story={story} game={game} />;
}

function Match({ story, game }: { readonly story: MatchStory; readonly game: GameEntry }) {
  const { info, view, outcome } = story;
  const words = useWords();
  const locale = useLocale();
  const { Board, Manual, Analysis: AnalysisView, prompt } = useScreen(game);
  const players = usePlayersOf(game, story);
  const [tab, setTab] = useState<AsideTab>(isAlone(info) ? 'log' : 'chat');
  const [sheet, setSheet] = useState(false);
  const [reading, setReading] = useState(false);
  const [analysing, setAnalysing] = useState(false);
  const play = usePlay(story, game);
  const events = useFreshEvents(story);
  const { at, heardAt } = story;
  const now = useCallback(() => at + (outcome === undefined ? performance.now() - heardAt : 0), [at, heardAt, outcome]);
  const seat = info.you ?? undefined;
  useAnnouncedPrompt(outcome === undefined ? prompt(view, seat ?? 'spectator', { locale, names: players.names }) : '');

  const mayPlay = seat !== undefined && outcome === undefined;
  return (
    <PlayersProvider value={players}>
      <Page
        title={game.name[locale]}
        bar={<MatchBar story={story} game={game} onManual={() => setReading(true)} onResign={play} />}
      >
        <div className="match-grid">
          <section className="match-board stack" aria-label={words.match.board}>
            <MatchTimeProvider now={now}>
              <Board view={view} seat={seat} events={events} {...(mayPlay && { play })} />
            </MatchTimeProvider>
            {outcome && (
              <Ending {...{ story, game }} names={players.names} onAnalyse={() => setAnalysing(!analysing)} />
            )}
          </section>
          <Aside {...{ story, game, tab, sheet }} onTab={setTab} onSheet={setSheet} names={players.names} />
        </div>
        {analysing && AnalysisView && <Analysis match={info.id} View={AnalysisView} />}
        <Dialog title={words.match.manual} className="broad" isOpen={reading} onOpenChange={setReading}>
          <Manual />
        </Dialog>
      </Page>
    </PlayersProvider>
  );
}
