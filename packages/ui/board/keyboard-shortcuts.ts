import { useEffect, useEffectEvent } from 'react';

/** Fields, menus and dialogs need the keys themselves. */
const FIELDS =
  'input:not([type=range]), textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]';
/** Controls need Enter and the arrows. */
const CONTROLS = 'button, a, [type=range], [role=tab], [role=radio]';

const isForOtherControl = ({ target, key }: KeyboardEvent, own: string | undefined): boolean => {
  if (!(target instanceof Element)) return false;
  if (target.closest(FIELDS)) return true;
  const isTheirs = key === 'Enter' || key.startsWith('Arrow');
  return isTheirs && target.closest(CONTROLS) !== null && (own === undefined || !target.closest(own));
};

/**
 * Plays with the keyboard from anywhere on the page. `actOf` says what a key does now; what it leaves undefined is left to
 * the page. `own` selects the controls of the board that leave Enter and the arrows to it.
 */
export const useKeyboardShortcuts = (actOf: (event: KeyboardEvent) => (() => void) | undefined, own?: string): void => {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isForOtherControl(event, own)) return;
    const act = actOf(event);
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
