import { useEffect, useEffectEvent } from 'react';

/** How a key zooms: by a factor, or to show all. */
export const zoomFor = (key: string): number | 'all' | undefined => {
  switch (key) {
    case '+':
    case '=':
      return 1.25;
    case '-':
      return 0.8;
    case '0':
      return 'all';
    default:
      return undefined;
  }
};

/** Keyboard zoom: plus, minus and zero. */
export const useZoomKeys = (showAll: () => void, zoomBy: (factor: number) => void): void => {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (target instanceof Element && target.closest('input, textarea, [contenteditable], [role=dialog]')) return;
    const zoom = zoomFor(key);
    if (zoom === 'all') showAll();
    else if (zoom !== undefined) zoomBy(zoom);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};
