import type { MatchSummary } from '@sesame/protocol';
import { playSound, useLocale } from '@sesame/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'wouter';
import { gameOf } from '../../data/games.ts';
import { matchInPath } from '../../data/next-match.ts';
import { useSettings } from '../../data/settings.ts';
import { useWaitingMatches } from '../../data/waiting-matches.ts';
import { useTexts } from '../../locales/texts.tsx';
import { permission, showNotification } from '../../widgets/notifications/push.ts';
import { showBadge } from './app-badge.ts';

/**
 * Plays a sound when it becomes our turn in a match that is not on screen, and shows a notification if the page is
 * hidden.
 */
export const useTurnNotifications = (): void => {
  const waiting = useWaitingMatches();
  const texts = useTexts();
  const locale = useLocale();
  const [path] = useLocation();
  const { turnSound, notices } = useSettings();
  const known = useRef<ReadonlySet<string>>(undefined);

  const notify = useEffectEvent(({ id, game, seats, you }: MatchSummary) => {
    const isHidden = document.visibilityState === 'hidden';
    if (turnSound && (isHidden || matchInPath(path) !== id)) playSound('yourTurn');
    if (!isHidden || !notices || permission() !== 'granted') return;
    const others = seats.filter((_, seat) => seat !== you).map(({ name }) => name);
    const body = texts.home.gameWith(gameOf(game)?.name[locale] ?? game, others.join(', '));
    // If it cannot be shown, the title and the sound remain.
    showNotification({ match: id, title: texts.home.yourMove, body, lang: locale }).catch(() => {});
  });
  useEffect(() => {
    if (waiting === undefined) return;
    showBadge(waiting.length);
    const before = known.current;
    known.current = new Set(waiting.map(({ id }) => id));
    // Matches that were waiting when the page was opened are not new.
    if (before !== undefined) for (const match of waiting) if (!before.has(match.id)) notify(match);
  }, [waiting]);
};
