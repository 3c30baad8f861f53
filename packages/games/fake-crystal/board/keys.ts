import { useEffect, useEffectEvent } from 'react';
import type { Composer } from './composer.ts';
import { columnOf, other } from './draft.ts';

/** Fields, menus and dialogs need the keys themselves. */
const isElsewhere = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element &&
  target.closest(
    'input:not([type=range]), textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]',
  ) !== null;

/** While an offer is made, 1 to 4 take up a tile of the hand from anywhere on the page; its place is next. */
export const useKeys = (composer: Composer | undefined): void => {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const index = Number(event.key) - 1;
    if (!composer || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event)) return;
    if (!Number.isInteger(index) || composer.hand[index] === undefined) return;
    event.preventDefault();
    composer.edit({ type: 'hold', index });
    const { laid } = composer.draft;
    const column = columnOf(composer.draft, index) ?? (laid[0] === undefined ? 0 : other(0));
    const claim = laid[column]?.claim ?? 6;
    document.querySelector<HTMLElement>(`.fake [data-drop="${column} ${claim}"]`)?.focus();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};
