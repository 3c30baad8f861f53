import type { MatchSummary } from '@sesame/protocol';
import { playSound, useLocale } from '@sesame/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'wouter';
import { gameOf } from '../../data/games.ts';
import { matchAt } from '../../data/next-match.ts';
import { useSettings } from '../../data/settings.ts';
import { useWaiting } from '../../data/waiting-matches.ts';
import { useTexts } from '../../locales/texts.tsx';
import { permission, showNotice } from '../../widgets/notifications/push.ts';
import { showBadge } from './app-badge.ts';

/** Tells of matches that begin to wait while a page is open: a sound where the board is not in sight, a notice where no page is. */
export const useTurnNotices = (): void => {
  const waiting = useWaiting();
  const words = useTexts();
  const locale = useLocale();
  const [path] = useLocation();
  const { turnSound, notices } = useSettings();
  const known = useRef<ReadonlySet<string>>(undefined);

  const tell = useEffectEvent(({ id, game, seats, you }: MatchSummary) => {
    const isHidden = document.visibilityState === 'hidden';
    if (turnSound && (isHidden || matchAt(path) !== id)) playSound('yourTurn');
    if (!isHidden || !notices || permission() !== 'granted') return;
    const others = seats.filter((_, seat) => seat !== you).map(({ name }) => name);
    const body = words.home.gameWith(gameOf(game)?.name[locale] ?? game, others.join(', '));
    // A browser that shows none after all still has the title and the sound.
    showNotice({ match: id, title: words.home.yourMove, body, lang: locale }).catch(() => {});
  });
  useEffect(() => {
    if (waiting === undefined) return;
    showBadge(waiting.length);
    const before = known.current;
    known.current = new Set(waiting.map(({ id }) => id));
    // What waited when the page was opened is no news.
    if (before !== undefined) for (const match of waiting) if (!before.has(match.id)) tell(match);
  }, [waiting]);
};
