import { Button, Picture, Slab, useMessages, useTimeUntil } from '@sesame/ui';
import { useBoard } from './board-context.ts';
import { Hourglass } from './Hourglass.tsx';
import { OwnClock } from './OwnClock.tsx';
import { PentagonBack } from './Pentagon.tsx';
import { Racers } from './Racers.tsx';
import { RaceTimer } from './RaceTimer.tsx';
import { raceTexts } from './race-texts.ts';

const FACE_DOWN_POSES = [
  [-216, -52, -9],
  [0, -84, 5],
  [216, -52, 14],
  [-112, 128, 20],
  [112, 128, -15],
] as const;

/** Five face-down tiles. */
function FaceDown({ className }: { readonly className?: string }) {
  return (
    <Picture width={460} box="-330 -200 660 440" className={className ?? ''}>
      {FACE_DOWN_POSES.map(([x, y, turn]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <PentagonBack turn={turn} />
        </g>
      ))}
    </Picture>
  );
}

/** Start button of a race: “ready” when live, “start my race” when apart. */
export function StartPanel() {
  const { view, send } = useBoard();
  const say = useMessages(raceTexts);
  const isApart = view.options.apart || view.untimed === true;
  const { may } = view;
  return (
    <Slab className="xc-timer-panel">
      <div className="xc-pinned">
        {!view.untimed && (
          <div className="xc-glass">
            <Hourglass left={1} runs={false} />
            <span className="clock">{view.options.glass} s</span>
          </div>
        )}
        {may.ready && (
          <Button
            variant="primary"
            className="xc-done"
            data-focus-next
            isDisabled={send === undefined}
            onPress={() => send?.({ type: 'ready' })}
          >
            {isApart ? say.open : say.ready}
          </Button>
        )}
        {may.notReady && (
          <Button variant="quiet" tight isDisabled={send === undefined} onPress={() => send?.({ type: 'not-ready' })}>
            {say.unready}
          </Button>
        )}
        {may.ready && <OwnClock />}
      </div>
      <p className="small soft xc-note">
        {view.untimed ? say.openUntimed : isApart ? say.openNote(view.options.glass) : say.readyNote}
      </p>
      <StartCountdown at={view.startsAt} />
    </Slab>
  );
}

function StartCountdown({ at }: { readonly at: number | undefined }) {
  const say = useMessages(raceTexts);
  const left = useTimeUntil(at, 500);
  return left === undefined ? null : (
    <p className="small brass" suppressHydrationWarning>
      {say.startsIn(Math.ceil(left / 1000))}
    </p>
  );
}

/** Apart, before the viewer starts: face-down tiles only. */
export function UnopenedRace() {
  const say = useMessages(raceTexts);
  return (
    <>
      <Slab className="xc-main xc-arena xc-closed">
        <FaceDown />
        <p className="small soft">{say.opened}</p>
      </Slab>
      <div className="xc-side">
        <StartPanel />
        <Racers />
      </div>
    </>
  );
}

/** A race as spectators see it. */
export function WatchedRace() {
  const { view } = useBoard();
  return (
    <>
      <Racers className="xc-main" />
      <div className="xc-side">
        {view.glass && (
          <Slab className="xc-timer-panel">
            <RaceTimer glass={view.glass} isRacing={false} />
          </Slab>
        )}
      </div>
    </>
  );
}
