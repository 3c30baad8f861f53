import '../../widgets/match/match.css';
import './replay.css';
import { eventsFor, type Viewer } from '@sesame/kernel';
import type { MatchSeat } from '@sesame/protocol';
import { Disclosure, MatchTimeProvider, PlayersProvider, useLocale } from '@sesame/ui';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { useScreen } from '../../data/games.ts';
import { useTexts } from '../../locales/texts.tsx';
import { Page } from '../../shell/Page.tsx';
import { useSeatedPlayers } from '../../widgets/player/use-seated-players.ts';
import type { OpenRecord } from './open-record.ts';
import { PlayOnButton } from './PlayOnButton.tsx';
import { ReplayBar } from './ReplayBar.tsx';
import { ReplayControls } from './ReplayControls.tsx';
import { ReplayLog } from './ReplayLog.tsx';
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
}) {
  const { open, match, onAnother } = props;
  const { record, game, rules, replay } = open;
  const { positions } = replay;
  const texts = useTexts();
  const locale = useLocale();
  const { Board, Insight } = useScreen(game);
  const [viewer, setViewer] = useState(props.viewer);
  const playback = usePlayback(positions.length - 1, props.ply);
  const { ply } = playback;
  const changeViewer = (next: Viewer) => {
    setViewer(next);
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
        title={texts.replay.of(game.name[locale])}
        bar={<ReplayBar {...{ open, match, names, viewer, ply, onAnother }} />}
      >
        <div className="match-grid">
          <div className="match-board stack">
            <h2 className="visually-hidden">{texts.match.board}</h2>
            <MatchTimeProvider now={now}>
              <Board {...{ view, seat, events, log }} {...(moment && { moment })} />
            </MatchTimeProvider>
          </div>
          <div className="replay-side">
            <ReplayControls {...{ playback, viewer }} names={names} onViewer={changeViewer}>
              <PlayOnButton {...{ open, match, ply, viewer }} />
            </ReplayControls>
            {Insight && (
              <Disclosure title={texts.match.insight} className="replay-insight">
                <Suspense>
                  <Insight view={view} seat={seat} />
                </Suspense>
              </Disclosure>
            )}
            <ReplayLog game={game} entries={entries} names={names} ply={shown.ply} onPly={playback.seek} />
          </div>
        </div>
      </Page>
    </PlayersProvider>
  );
}
