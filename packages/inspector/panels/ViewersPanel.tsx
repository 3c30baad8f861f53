import { eventsFor, type Seat, type Viewer, viewersOf } from '@sesame/kernel';
import { MatchTimeProvider, PlayersProvider } from '@sesame/ui';
import { useMemo, useState } from 'react';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { type Inspected, viewerName } from '../inspected.ts';
import { JsonTree } from '../JsonTree.tsx';
import { seatTime } from '../session/next-inputs.ts';

const MODES = { boards: 'Boards', json: 'JSON', both: 'Both' } as const;
type Mode = keyof typeof MODES;
const SCALES = [0.5, 0.75, 1] as const;

/** What everybody sees, side by side: as the real board, which also plays, and as JSON. */
export function ViewersPanel(inspected: Inspected) {
  const { session } = inspected;
  const [mode, setMode] = useState<Mode>('boards');
  const [scale, setScale] = useState<number>(0.5);
  const [only, setOnly] = useState<Viewer | 'all'>('all');
  const viewers = viewersOf(session.seats);
  const shown = viewers.includes(only as Viewer) ? viewers.filter((viewer) => viewer === only) : viewers;
  return (
    <section className="inspector-views" aria-label="Views">
      <div className="inspector-view-bar">
        <span className="inspector-segments">
          {(['all', ...viewers] as const).map((viewer) => (
            <button key={viewer} type="button" aria-pressed={only === viewer} onClick={() => setOnly(viewer)}>
              {viewer === 'all' ? 'All' : viewerName(viewer)}
            </button>
          ))}
        </span>
        <span className="inspector-segments">
          {Object.entries(MODES).map(([id, label]) => (
            <button key={id} type="button" aria-pressed={mode === id} onClick={() => setMode(id as Mode)}>
              {label}
            </button>
          ))}
        </span>
        <select aria-label="Size of the boards" value={scale} onChange={({ target }) => setScale(Number(target.value))}>
          {SCALES.map((one) => (
            <option key={one} value={one}>
              {one * 100} %
            </option>
          ))}
        </select>
      </div>
      <div className="inspector-viewers inspector-scroll" data-count={shown.length}>
        {shown.map((viewer) => (
          <ViewerCard key={viewer} {...inspected} viewer={viewer} mode={mode} scale={scale} />
        ))}
      </div>
    </section>
  );
}

function ViewerCard(props: Inspected & { readonly viewer: Viewer; readonly mode: Mode; readonly scale: number }) {
  const { rules, screen, position, positions, ply, now, names, play, viewer, mode, scale } = props;
  const { state } = position;
  const view = useMemo(() => rules.view(state, viewer), [rules, state, viewer]);
  const events = useMemo(() => eventsFor(position.events, viewer), [position, viewer]);
  const log = useMemo(
    () => positions.slice(0, ply + 1).flatMap((one) => eventsFor(one.events, viewer)),
    [positions, ply, viewer],
  );
  const outcome = rules.outcome(state);
  const seat: Seat | undefined = viewer === 'spectator' ? undefined : viewer;
  const isAwaited = outcome === undefined && seat !== undefined && rules.awaits(state).seats.includes(seat);
  const send = (move: unknown) =>
    seat !== undefined && play([{ at: seatTime(rules, { state, now }, 1_000), by: seat, move }]);
  const bytes = new TextEncoder().encode(JSON.stringify(view)).length;
  return (
    <article className={`viewer${isAwaited ? ' awaited' : ''}`} aria-label={viewerName(viewer)}>
      <header>
        <b>{viewerName(viewer)}</b>
        {isAwaited && <span className="viewer-mark">to act</span>}
        <span className="soft tiny">{bytes.toLocaleString('en')} B</span>
      </header>
      {mode !== 'json' && (
        <div className="viewer-board" style={{ zoom: scale }}>
          <ErrorBoundary resetKey={view}>
            <PlayersProvider value={{ names, you: seat }}>
              <MatchTimeProvider now={() => now}>
                <screen.Board
                  {...{ view, seat, events, log }}
                  {...(seat !== undefined && outcome === undefined && { play: send })}
                />
              </MatchTimeProvider>
            </PlayersProvider>
          </ErrorBoundary>
        </div>
      )}
      {mode !== 'boards' && (
        <div className="viewer-json">
          <JsonTree value={view} />
        </div>
      )}
    </article>
  );
}
