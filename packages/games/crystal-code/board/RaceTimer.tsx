import { playSound, useAnnounce, useMessages, useTimeUntil } from '@sesame/ui';
import { useEffect } from 'react';
import { formatTime } from './format-time.ts';
import { Hourglass } from './Hourglass.tsx';
import { raceTexts } from './race-texts.ts';

/** Sand is heard in the last seconds, and they are said. */
const LAST_SECONDS = 10;
const ANNOUNCED_SECONDS: readonly number[] = [30, LAST_SECONDS];

/** The glass runs for all to see: sand and seconds. It renders by itself, ten times a second, and nothing else does. */
export function RaceTimer(props: {
  readonly glass: { readonly shownAt: number; readonly endsAt: number };
  /** Whether the viewer still races. */
  readonly isRacing: boolean;
}) {
  const { glass, isRacing } = props;
  const say = useMessages(raceTexts);
  const announce = useAnnounce();
  const left = useTimeUntil(glass.endsAt) ?? 0;
  const seconds = Math.ceil(left / 1000);
  useEffect(() => {
    if (!isRacing) return;
    if (seconds > 0 && seconds <= LAST_SECONDS) playSound('sand');
    if (ANNOUNCED_SECONDS.includes(seconds)) announce(say.secondsLeft(seconds));
  }, [seconds, isRacing, announce, say]);
  const state = ['clock', 'on', seconds <= LAST_SECONDS && 'low'];
  return (
    <div className="xc-glass">
      <Hourglass left={Math.min(1, left / (glass.endsAt - glass.shownAt))} />
      <span className={state.filter(Boolean).join(' ')} role="timer">
        {formatTime(seconds * 1000)}
      </span>
    </div>
  );
}
