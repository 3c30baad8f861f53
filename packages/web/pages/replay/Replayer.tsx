import '../../widgets/match/match.css';
import './replay.css';
import './annotations/annotations.css';
import { eventsFor, type Viewer } from '@sesame/kernel';
import type { MatchSeat } from '@sesame/protocol';
import { Disclosure, MatchTimeProvider, PlayersProvider, useLocale } from '@sesame/ui';
import { type ReactNode, Suspense, useCallback, useMemo } from 'react';
import { useScreen } from '../../data/games.ts';
import { useTexts } from '../../locales/texts.tsx';
import { Page } from '../../shell/Page.tsx';
import { useSeatedPlayers } from '../../widgets/player/use-seated-players.ts';
import { NO_NOTES } from './annotations/content.ts';
import type { ReplayAnnotation } from './annotations/replay-annotation.ts';
import { useDirectedViewer } from './annotations/use-directed-viewer.ts';
import type { OpenRecord } from './open-record.ts';
import { PlayOnButton } from './PlayOnButton.tsx';
import { ReplayBar } from './ReplayBar.tsx';
import { ReplayLog } from './ReplayLog.tsx';
import { ReplaySide } from './ReplaySide.tsx';
import { usePlayback } from './use-playback.ts';
import { useStagedReplay } from './use-staged-replay.ts';

/** A record on its board, at any ply, as seen from any seat. */
export function Replayer(props: {
  readonly open: OpenRecord;
  /** The match id, for links, if the record is from this server. */
  readonly match?: string;
  /** The seats, if the record is from this server. */
  readonly seats?: readonly MatchSeat[];
  readonly viewer: Viewer;
  readonly ply: number;
  readonly onAnother?: () => void;
  /** Notes on the match, being read or written. */
  readonly annotation?: ReplayAnnotation | undefined;
  /** More to do with this replay, below the controls. */
  readonly actions?: ReactNode;
}) {
  const { open, match, onAnother, annotation, actions } = props;
  const { record, game, rules, replay } = open;
  const { positions } = replay;
  const texts = useTexts();
  const locale = useLocale();
  const { Board, Insight } = useScreen(game);
  const notes = annotation?.content.notes ?? NO_NOTES.notes;
  const stops = useMemo(() => notes.map((note) => note.ply), [notes]);
  const playback = usePlayback(positions.length - 1, props.ply, stops);
  const { ply } = playback;
  const [viewer, setViewer] = useDirectedViewer(props.viewer, notes, ply);
  const changeViewer = (next: Viewer) => {
    setViewer(next);
    annotation?.onViewer?.(ply, next);
    // The same position, without the moment that led to it.
    playback.seek(ply);
  };

  const entries = useMemo(
    () => positions.slice(1).map((at) => ({ ply: at.ply, events: eventsFor(at.events, viewer) })),
    [positions, viewer],
  );
  const eventsAt = useCallback((at: number) => entries[at - 1]?.events ?? [], [entries]);
  const shown = useStagedReplay(playback, viewer, { game, eventsAt });
  const { events, moment } = shown;
  const position = positions[shown.ply];
  const view = useMemo(() => rules.view(position?.state, shown.viewer), [rules, position, shown.viewer]);
  const log = useMemo(() => entries.slice(0, shown.ply).flatMap((entry) => entry.events), [entries, shown.ply]);
  const at = position?.input?.at ?? 0;
  const now = useCallback(() => at, [at]);
  const seat = viewer === 'spectator' ? undefined : viewer;
  const seated = useMemo(() => props.seats ?? record.seats.map((name) => ({ name })), [props.seats, record]);
  const shownPlayers = useSeatedPlayers(game, seated);
  const { names } = shownPlayers;
  const players = useMemo(() => ({ ...shownPlayers, you: seat }), [shownPlayers, seat]);

  return (
    <PlayersProvider value={players}>
      <Page
        title={annotation?.content.title || texts.replay.of(game.name[locale])}
        bar={<ReplayBar {...{ open, match, names, viewer, ply, onAnother, annotation }} />}
      >
        <div className="match-grid">
          <div className="match-board stack">
            <h2 className="visually-hidden">{texts.match.board}</h2>
            <MatchTimeProvider now={now}>
              <Board {...{ view, seat, events, log }} {...(moment && { moment })} />
            </MatchTimeProvider>
          </div>
          <div className="replay-side">
            <ReplaySide
              {...{ playback, viewer, names }}
              onViewer={changeViewer}
              notes={annotation?.renderPanel({ ply, onPly: playback.seek, viewer, onViewer: changeViewer, names })}
              actions={
                <>
                  <PlayOnButton {...{ open, match, ply, viewer }} />
                  {actions}
                </>
              }
            />
            {Insight && (
              <Disclosure title={texts.match.insight} className="replay-insight">
                <Suspense>
                  <Insight view={view} seat={seat} />
                </Suspense>
              </Disclosure>
            )}
            <ReplayLog {...{ game, entries, names, notes }} ply={shown.ply} onPly={playback.seek} />
          </div>
        </div>
      </Page>
    </PlayersProvider>
  );
}
