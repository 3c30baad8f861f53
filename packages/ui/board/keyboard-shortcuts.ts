import { useEffect, useEffectEvent } from 'react';

/** Fields and menus get all keys. */
const FIELDS = 'input:not([type=range]), textarea, select, [contenteditable], [role=menu]';
/** Focused controls get Enter and the arrow keys. */
const CONTROLS = 'button, a, [type=range], [role=tab], [role=radio]';

/** An open dialog gets all keys, wherever the focus is. */
const DIALOGS = '[role=dialog], [role=alertdialog]';

const isForOtherControl = ({ target, key }: KeyboardEvent, own: string | undefined): boolean => {
  if (document.querySelector(DIALOGS) !== null) return true;
  if (!(target instanceof Element)) return false;
  if (target.closest(FIELDS)) return true;
  const isControlKey = key === 'Enter' || key.startsWith('Arrow');
  return isControlKey && target.closest(CONTROLS) !== null && (own === undefined || !target.closest(own));
};

/**
 * Page-wide keyboard shortcuts. `actOf` returns the action for a key, or undefined to let the event pass. `own` selects
 * controls of the board that give up Enter and the arrow keys.
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
