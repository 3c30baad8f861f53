import { useMessages } from '@sesame/ui';
import { useEffect, useState } from 'react';
import { dailyTexts } from '../../locales/daily/texts.ts';

const pad = (part: number): string => String(part).padStart(2, '0');

const formatCountdown = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 3600)}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
};

/** Counts down to the next puzzle. */
export function Countdown({ next }: { readonly next: number }) {
  const say = useMessages(dailyTexts);
  const [due] = useState(() => performance.now() + next);
  const [left, setLeft] = useState(next);
  useEffect(() => {
    const timer = setInterval(() => setLeft(due - performance.now()), 1_000);
    return () => clearInterval(timer);
  }, [due]);
  return (
    <p className="soft small daily-countdown" role="timer" aria-live="off">
      {say.next(formatCountdown(left))}
    </p>
  );
}
