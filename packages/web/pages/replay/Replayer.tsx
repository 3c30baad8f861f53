import '../../widgets/match/match.css';
import './replay.css';
import { eventsFor, type Viewer } from '@sesame/kernel';
import type { MatchSeat } from '@sesame/protocol';
import { MatchTimeProvider, PlayersProvider, useLocale } from '@sesame/ui';
import { useCallback, useMemo, useState } from 'react';
import { useScreen } from '../../data/games.ts';
import { numberDuplicates } from '../../data/seat-name.ts';
import { useSeatNames } from '../../data/use-seat-names.ts';
import { useTexts } from '../../locales/texts.tsx';
import { Page } from '../../shell/Page.tsx';
import type { OpenRecord } from './open-record.ts';
import { PlayOnButton } from './PlayOnButton.tsx';
import { ReplayBar } from './ReplayBar.tsx';
import { ReplayControls } from './ReplayControls.tsx';
import { ReplayLog } from './ReplayLog.tsx';
import { usePlayback } from './use-playback.ts';

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
  const { Board } = useScreen(game);
  const [viewer, setViewer] = useState(props.viewer);
  const playback = usePlayback(positions.length - 1, props.ply);
  const { ply, isForward } = playback;

  const entries = useMemo(
    () => positions.slice(1).map((at) => ({ ply: at.ply, events: eventsFor(at.events, viewer) })),
    [positions, viewer],
  );
  const view = useMemo(() => rules.view(positions[ply]?.state, viewer), [rules, positions, ply, viewer]);
  const events = useMemo(() => (isForward ? (entries[ply - 1]?.events ?? []) : []), [entries, ply, isForward]);
  const at = positions[ply]?.input?.at ?? 0;
  const now = useCallback(() => at, [at]);
  const seat = viewer === 'spectator' ? undefined : viewer;
  const seated = useMemo(() => props.seats ?? record.seats.map((name) => ({ name })), [props.seats, record]);
  const seatNames = useSeatNames(record.game, seated);
  const names = useMemo(() => numberDuplicates(seatNames), [seatNames]);
  const players = useMemo(() => ({ names, you: seat }), [names, seat]);

  return (
    <PlayersProvider value={players}>
      <Page
        title={texts.replay.of(game.name[locale])}
        bar={<ReplayBar {...{ open, match, names, viewer, ply, onAnother }} />}
      >
        <div className="match-grid">
          <div className="match-board stack">
            <MatchTimeProvider now={now}>
              <Board view={view} seat={seat} events={events} />
            </MatchTimeProvider>
          </div>
          <div className="replay-side">
            <ReplayControls {...{ playback, viewer }} names={names} onViewer={setViewer}>
              <PlayOnButton {...{ open, match, ply, viewer }} />
            </ReplayControls>
            <ReplayLog game={game} entries={entries} names={names} ply={ply} onPly={playback.seek} />
          </div>
        </div>
      </Page>
    </PlayersProvider>
  );
}
