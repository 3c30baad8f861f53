import { toast, useKeyboardShortcuts } from '@sesame/ui';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { matchInPath, nextWaitingMatch } from '../../data/next-match.ts';
import { makeObservable } from '../../data/observable.ts';
import { useWaitingMatches } from '../../data/waiting-matches.ts';
import { useTexts } from '../../locales/texts.tsx';

/** Whether the list of shortcuts is open. */
export const shortcutsOpen = makeObservable(false);

/** Elements that use keys themselves. */
const EDITABLE_SELECTOR =
  'input:not([type=range]), textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]';

/** Alt+N, by letter or by key position: with Alt some systems produce another character. */
const isNext = ({ altKey, ctrlKey, metaKey, key, code }: KeyboardEvent): boolean =>
  altKey && !ctrlKey && !metaKey && (key.toLowerCase() === 'n' || code === 'KeyN');

/**
 * Shortcuts of all pages: Alt+N goes to the next waiting match, Alt+Shift+N to the previous one, `?` lists the
 * shortcuts.
 */
export const useShortcuts = (): void => {
  const texts = useTexts();
  const waiting = useWaitingMatches();
  const [path, navigate] = useLocation();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isNext(event) || (event.target instanceof Element && event.target.closest(EDITABLE_SELECTOR))) return;
    event.preventDefault();
    const next = nextWaitingMatch(waiting ?? [], matchInPath(path), event.shiftKey ? -1 : 1);
    if (next === undefined) toast({ text: texts.home.noMatches });
    else navigate(`/matches/${next.id}`);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  useKeyboardShortcuts(({ key }) => (key === '?' ? () => shortcutsOpen.set(true) : undefined));
};
