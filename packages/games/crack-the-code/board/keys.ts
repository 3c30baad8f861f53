import { useEffect, useEffectEvent } from 'react';
import type { Guess, Letter } from '../rules/state.ts';
import type { Composer } from './composer.ts';
import { lettersOf } from './crystals.ts';

/** What a key says to the draft. Anything else is left to the page. */
const editFor = (composer: Composer, key: string, palette: readonly Letter[]): (() => void) | undefined => {
  const letter = palette.find((one) => one === key.toLowerCase()) ?? palette[Number(key) - 1];
  if (letter) return composer.isFree(letter) ? () => composer.edit({ type: 'place', letter }) : () => undefined;
  switch (key) {
    case 'ArrowLeft':
      return () => composer.edit({ type: 'step', by: -1 });
    case 'ArrowRight':
      return () => composer.edit({ type: 'step', by: 1 });
    case 'Backspace':
    case 'Delete':
      return () => composer.edit({ type: 'back' });
    case 'Escape':
      return composer.clear;
    case 'Enter':
      return composer.confirm;
    default:
      return undefined;
  }
};

/** Controls that need the keys themselves: fields, menus, dialogs, tabs, and every button that is not a crystal. */
const isElsewhere = (event: KeyboardEvent): boolean => {
  const { target } = event;
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]')) {
    return true;
  }
  const isTheirs = event.key.startsWith('Arrow') || event.key === 'Enter';
  return isTheirs && target.closest('button, a, [role=tab], [role=radio]') !== null && !target.closest('.crystal-key');
};

/** Plays with the keyboard from anywhere on the page. Up and down walk through the earlier guesses. */
export const useKeys = (
  composer: Composer | undefined,
  palette: readonly Letter[],
  guesses: readonly Guess[],
): void => {
  const recall = (composer: Composer, by: number): (() => void) | undefined => {
    const shown = composer.draft.places.join('');
    const now = guesses.findLastIndex(({ code }) => code === shown);
    const recalled = guesses[now === -1 && by < 0 ? guesses.length - 1 : now + by];
    return recalled && (() => composer.edit({ type: 'fill', letters: lettersOf(recalled.code) }));
  };

  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (!composer || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event)) return;
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    const act = by === 0 ? editFor(composer, event.key, palette) : recall(composer, by);
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
