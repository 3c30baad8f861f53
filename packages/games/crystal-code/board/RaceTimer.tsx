import { playSound, useAnnounce, useMessages, useTimeUntil } from '@sesame/ui';
import { useEffect } from 'react';
import { formatTime } from './format-time.ts';
import { Hourglass } from './Hourglass.tsx';
import { raceTexts } from './race-texts.ts';

/** Sound plays in the last seconds. */
const LAST_SECONDS = 10;
const ANNOUNCED_SECONDS: readonly number[] = [30, LAST_SECONDS];

/** Hourglass and seconds left. A component of its own, so that only it renders ten times per second. */
export function RaceTimer(props: {
  readonly glass: { readonly shownAt: number; readonly endsAt: number };
  /** Whether the viewer is still racing. */
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
    <div className="xc-glass" data-own-clock={isRacing || undefined}>
      <Hourglass left={Math.min(1, left / (glass.endsAt - glass.shownAt))} />
      <span className={state.filter(Boolean).join(' ')} role="timer" suppressHydrationWarning>
        {formatTime(seconds * 1000)}
      </span>
    </div>
  );
}
