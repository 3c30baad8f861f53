import { useEffect, useEffectEvent } from 'react';
import type { RaceEdit } from './race-draft.ts';

/** Fields, menus and dialogs need the keys themselves; other buttons need Enter. */
const isElsewhere = ({ target, key }: KeyboardEvent): boolean => {
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]')) {
    return true;
  }
  const isTheirs = key === 'Enter' || key === ' ' || key.startsWith('Arrow');
  return isTheirs && target.closest('button, a, [role=tab], [role=radio]') !== null && !target.closest('.xc-stage');
};

/** What the keyboard says to a race. */
export interface RaceKeys {
  readonly hand: number;
  readonly chosen: number | undefined;
  readonly edit: (edit: RaceEdit) => void;
  /** Turns what is held, or the chosen tile. */
  readonly turn: (fifths: number) => void;
  readonly done: () => void;
}

const actFor = ({ hand, chosen, edit, turn, done }: RaceKeys, key: string): (() => void) | undefined => {
  const at = Number(key) - 1;
  if (Number.isInteger(at) && at >= 0 && at < hand) return () => edit({ type: 'choose', at });
  if (key === 'Enter') return done;
  if (chosen === undefined) return undefined;
  switch (key) {
    case 'ArrowLeft':
      return () => edit({ type: 'attach', end: 'left' });
    case 'ArrowRight':
      return () => edit({ type: 'attach', end: 'right' });
    case 'ArrowUp':
      return () => edit({ type: 'slide', by: -1 });
    case 'ArrowDown':
      return () => edit({ type: 'slide', by: 1 });
    case ',':
      return () => turn(-1);
    case '.':
      return () => turn(1);
    case 'Backspace':
    case 'Delete':
      return () => edit({ type: 'loosen' });
    case 'Escape':
      return () => edit({ type: 'leave' });
    default:
      return undefined;
  }
};

/** Races with the keyboard alone, from anywhere on the page. */
export const useRaceKeys = (keys: RaceKeys | undefined): void => {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (!keys || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event)) return;
    const act = actFor(keys, event.key);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event);
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);
};
