import { useEffect, useState } from 'react';
import { useMessages } from '../language/messages.ts';
import { words } from '../language/words.ts';
import { playSound } from '../sound.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
const LOW = 10 * SECOND;

/** Time left. It counts down by itself between two updates of `left`; the server's word always wins. */
export function ClockFace(props: {
  /** Milliseconds left, when this was last told. */
  readonly left: number;
  readonly runs: boolean;
  /** Sand runs in the last ten seconds: for your own clock. */
  readonly sand?: boolean;
  readonly className?: string;
}) {
  const { left: told, runs, sand = false, className } = props;
  const left = useCountdown(told, runs);
  const say = useMessages(words);
  const low = runs && left < LOW;
  const shown = left >= 2 * DAY ? say.days(Math.round(left / DAY)) : left >= 10 * HOUR ? hours(left) : digits(left);
  useEffect(() => {
    if (low && sand && left > 0) playSound('sand');
  }, [low, sand, left]);
  return (
    <span className={['clock', runs && 'on', low && 'low', className].filter(Boolean).join(' ')} role="timer">
      {shown}
      {low && <small> {say.left}</small>}
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
      setLeft(Math.ceil(now / SECOND) * SECOND);
      if (now > 0) timer = setTimeout(tick, now % SECOND || SECOND);
    };
    if (runs) tick();
    else setLeft(Math.ceil(told / SECOND) * SECOND);
    return () => clearTimeout(timer);
  }, [told, runs]);
  return left;
};

const hours = (left: number): string => `${Math.round(left / HOUR)} h`;

const digits = (left: number): string => {
  const seconds = Math.ceil(left / SECOND);
  const two = (value: number) => String(value).padStart(2, '0');
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
};
