import type { PointerEvent as ReactPointerEvent } from 'react';

/** A finger may tremble this far before it is a drag. */
const TREMOR = 8;

/**
 * Lets a crystal be dragged from under the pointer to a place. `onDrop` hears the place, and from where on the screen
 * the crystal was let go; dropped anywhere else, nothing happens. The press that ends a drag is no click.
 */
export const startDrag = (
  event: ReactPointerEvent<HTMLElement>,
  onDrop: (place: number, from: DOMRect) => void,
): void => {
  const source = event.currentTarget;
  const gem = source.querySelector('svg');
  if (event.button !== 0 || !gem) return;
  const start = { x: event.clientX, y: event.clientY };
  let ghost: HTMLElement | undefined;
  let over: Element | undefined;

  const move = (now: PointerEvent) => {
    if (!ghost && Math.hypot(now.clientX - start.x, now.clientY - start.y) < TREMOR) return;
    if (!ghost) {
      ghost = lift(gem);
      source.setPointerCapture(now.pointerId);
    }
    ghost.style.translate = `${now.clientX}px ${now.clientY}px`;
    over?.removeAttribute('data-over');
    over = placeAt(now);
    over?.setAttribute('data-over', '');
  };

  const end = (last: PointerEvent) => {
    finished.abort();
    over?.removeAttribute('data-over');
    if (!ghost) return;
    const from = ghost.getBoundingClientRect();
    ghost.remove();
    if (last.type === 'pointercancel') return;
    swallowClick(source);
    const place = placeAt(last)?.getAttribute('data-place');
    if (place) onDrop(Number(place), from);
  };

  const finished = new AbortController();
  const { signal } = finished;
  source.addEventListener('pointermove', move, { signal });
  source.addEventListener('pointerup', end, { signal });
  source.addEventListener('pointercancel', end, { signal });
};

const placeAt = ({ clientX, clientY }: PointerEvent): Element | undefined =>
  document.elementFromPoint(clientX, clientY)?.closest('[data-place]') ?? undefined;

/** A copy of the crystal that follows the pointer over everything. */
const lift = (gem: SVGElement): HTMLElement => {
  const ghost = document.createElement('div');
  ghost.className = 'crack-ghost';
  ghost.append(gem.cloneNode(true));
  document.body.append(ghost);
  return ghost;
};

const swallowClick = (source: HTMLElement): void => {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  source.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => source.removeEventListener('click', swallow, { capture: true }));
};
