import { useEffect, useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { useMessages } from '../language/texts.ts';
import { uiMessages } from '../language/ui-messages.ts';
import { playSound } from '../sound/play-sound.ts';

const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;
const DAY_MS = 24 * HOUR_MS;

/** Below this a clock shows a warning. */
export const LOW_TIME_MS = 10 * SECOND_MS;

/**
 * A clock: the time for this move, then the time bank. It counts down between two updates of `left`, which come from the
 * server and always win.
 */
export function ClockFace(props: {
  /** Milliseconds left in total, at the time of this update. */
  readonly left: number;
  /** How much of that is the time bank. */
  readonly bank?: number;
  readonly runs: boolean;
  /** Plays a sound once when time is low: for your own clock. */
  readonly sand?: boolean;
  readonly className?: string;
}) {
  const { left: total, bank: totalBank = 0, runs, sand = false, className } = props;
  const left = useCountdown(total, runs);
  const say = useMessages(uiMessages);
  const low = runs && left < LOW_TIME_MS;
  const bank = Math.min(totalBank, left);
  const move = left - bank;
  const show = (time: number) =>
    time >= 2 * DAY_MS ? say.days(Math.round(time / DAY_MS)) : time >= 10 * HOUR_MS ? hours(time) : digits(time);
  useEffect(() => {
    if (low && sand) playSound('sand');
  }, [low, sand]);
  const description = [move > 0 && say.moveTime(show(move)), bank > 0 && say.bankTime(show(bank))]
    .filter(Boolean)
    .join(', ');
  return (
    <span
      className={['clock', runs && 'on', low && 'low', className].filter(Boolean).join(' ')}
      role="timer"
      data-own-clock={sand ? '' : undefined}
      title={description}
    >
      {/* A page from the server is some seconds old when it is taken over; the next tick is right again. */}
      <span className="visually-hidden" suppressHydrationWarning>
        {description}
      </span>
      <span aria-hidden="true" suppressHydrationWarning>
        {low && <Icon name="warning" size={18} />}
        {show(move > 0 ? move : bank)}
        {move > 0 && bank > 0 && <small suppressHydrationWarning> + {show(bank)}</small>}
        {move === 0 && bank > 0 && !low && <small> {say.bank}</small>}
        {low && <small> {say.left}</small>}
      </span>
    </span>
  );
}

/** Milliseconds left, rounded up to whole seconds. */
const useCountdown = (total: number, runs: boolean): number => {
  const [left, setLeft] = useState(total);
  useEffect(() => {
    const end = performance.now() + total;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const now = Math.max(0, end - performance.now());
      setLeft(Math.ceil(now / SECOND_MS) * SECOND_MS);
      if (now > 0) timer = setTimeout(tick, now % SECOND_MS || SECOND_MS);
    };
    if (runs) tick();
    else setLeft(Math.ceil(total / SECOND_MS) * SECOND_MS);
    return () => clearTimeout(timer);
  }, [total, runs]);
  return left;
};

const hours = (left: number): string => `${Math.round(left / HOUR_MS)} h`;

const digits = (left: number): string => {
  const seconds = Math.ceil(left / SECOND_MS);
  const two = (value: number) => String(value).padStart(2, '0');
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
};
