import { useEffect, useSyncExternalStore } from 'react';

let openCount = 0;
const listeners = new Set<() => void>();
const change = (by: 1 | -1) => {
  openCount += by;
  for (const onChange of listeners) onChange();
};
const subscribe = (onChange: () => void) => {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
};

/** Rendered inside every dialog and drawer, so that what lies below knows that it is covered. */
export function OpenDialog() {
  useEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
  return null;
}

/** Whether a dialog or drawer is open. */
export const useIsDialogOpen = (): boolean => {
  const isOpen = () => openCount > 0;
  return useSyncExternalStore(subscribe, isOpen, isOpen);
};
