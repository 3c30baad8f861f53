import { useEffect, useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { useMessages } from '../language/messages.ts';
import { uiMessages } from '../language/ui-messages.ts';
import { playSound } from '../sound/play-sound.ts';

const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;
const DAY_MS = 24 * HOUR_MS;

/** Less than this is warned of. */
export const LOW_TIME_MS = 10 * SECOND_MS;

/**
 * Time left: that of this move first and the bank behind it, then the bank alone. It counts down by itself between two
 * updates of `left`; the server's word always wins.
 */
export function ClockFace(props: {
  /** Milliseconds left in all, when this was last told. */
  readonly left: number;
  /** How much of it is the bank. */
  readonly bank?: number;
  readonly runs: boolean;
  /** Sand is heard once in the last ten seconds: for your own clock. */
  readonly sand?: boolean;
  readonly className?: string;
}) {
  const { left: told, bank: toldBank = 0, runs, sand = false, className } = props;
  const left = useCountdown(told, runs);
  const say = useMessages(uiMessages);
  const low = runs && left < LOW_TIME_MS;
  const bank = Math.min(toldBank, left);
  const move = left - bank;
  const show = (time: number) =>
    time >= 2 * DAY_MS ? say.days(Math.round(time / DAY_MS)) : time >= 10 * HOUR_MS ? hours(time) : digits(time);
  useEffect(() => {
    if (low && sand) playSound('sand');
  }, [low, sand]);
  const says = [move > 0 && say.moveTime(show(move)), bank > 0 && say.bankTime(show(bank))].filter(Boolean).join(', ');
  return (
    <span
      className={['clock', runs && 'on', low && 'low', className].filter(Boolean).join(' ')}
      role="timer"
      title={says}
    >
      <span className="unseen">{says}</span>
      <span aria-hidden="true">
        {low && <Icon name="warning" size={18} />}
        {show(move > 0 ? move : bank)}
        {move > 0 && bank > 0 && <small> + {show(bank)}</small>}
        {move === 0 && bank > 0 && !low && <small> {say.bank}</small>}
        {low && <small> {say.left}</small>}
      </span>
    </span>
  );
}

/** Whole seconds left, rounded up as people count. */
const useCountdown = (told: number, runs: boolean): number => {
  const [left, setLeft] = useState(told);
  useEffect(() => {
    const end = performance.now() + told;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const now = Math.max(0, end - performance.now());
      setLeft(Math.ceil(now / SECOND_MS) * SECOND_MS);
      if (now > 0) timer = setTimeout(tick, now % SECOND_MS || SECOND_MS);
    };
    if (runs) tick();
    else setLeft(Math.ceil(told / SECOND_MS) * SECOND_MS);
    return () => clearTimeout(timer);
  }, [told, runs]);
  return left;
};

const hours = (left: number): string => `${Math.round(left / HOUR_MS)} h`;

const digits = (left: number): string => {
  const seconds = Math.ceil(left / SECOND_MS);
  const two = (value: number) => String(value).padStart(2, '0');
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
};
