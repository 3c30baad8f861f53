import { playSound, useMessages, useTimeUntil } from '@sesame/ui';
import { type ReactNode, useEffect } from 'react';
import { useBoard } from './board-context.ts';
import { boardTexts } from './texts.ts';

/** A sound plays in these last seconds. */
const LOW_SECONDS = { race: 10, taking: 3 };

/** Counters in the corners of the centre: round, time left, box and pile. */
export function Counters() {
  const { view, isLive, deciding } = useBoard();
  const { round, pile, box, race, taking } = view;
  const say = useMessages(boardTexts);
  const endsAt = view.phase === 'taking' ? taking?.endsAt : view.may.point ? race?.endsAt : undefined;
  return (
    <>
      <Counter className="upper left" label={say.round} value={round} />
      {isLive && !deciding && endsAt !== undefined && (
        <TimeLeft endsAt={endsAt} low={taking ? LOW_SECONDS.taking : LOW_SECONDS.race} />
      )}
      <Counter className="lower left" label={say.box} value={<span data-box="">{box}</span>} />
      <Counter className="lower right" label={say.pile} value={pile} />
    </>
  );
}

function Counter(props: { readonly className: string; readonly label: string; readonly value: ReactNode }) {
  const { className, label, value } = props;
  return (
    <p className={`mix-corner ${className}`}>
      <b>{value}</b> <span>{label}</span>
    </p>
  );
}

/** Seconds left, rounded up. */
function TimeLeft({ endsAt, low }: { readonly endsAt: number; readonly low: number }) {
  const say = useMessages(boardTexts);
  const seconds = Math.ceil((useTimeUntil(endsAt, 200) ?? 0) / 1000);
  const isLow = seconds <= low;
  useEffect(() => {
    if (isLow && seconds > 0) playSound('sand');
  }, [isLow, seconds]);
  return (
    <Counter
      className={`upper right${isLow ? ' low' : ''}`}
      label={say.left}
      value={
        <span role="timer" data-own-clock suppressHydrationWarning>
          {say.seconds(seconds)}
        </span>
      }
    />
  );
}
