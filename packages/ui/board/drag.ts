import type { PointerEvent as ReactPointerEvent } from 'react';

/** A finger may tremble this far before it is a drag. */
const DRAG_THRESHOLD_PX = 8;

/** Where a piece was let go: `data-drop` of the place under the pointer, and where on the screen that was. */
type Drop = (place: string, from: DOMRect) => void;

/**
 * Lets the piece drawn in an element be dragged from under the pointer to a place. Dropped anywhere else, nothing happens.
 * The press that ends a drag is no click.
 */
export const startDrag = (event: ReactPointerEvent<HTMLElement>, onDrop: Drop): void => {
  const source = event.currentTarget;
  const piece = source.querySelector('svg');
  if (event.button !== 0 || !piece) return;
  const start = { x: event.clientX, y: event.clientY };
  let ghost: HTMLElement | undefined;
  let over: Element | undefined;

  const move = (now: PointerEvent) => {
    if (!ghost && Math.hypot(now.clientX - start.x, now.clientY - start.y) < DRAG_THRESHOLD_PX) return;
    if (!ghost) {
      ghost = lift(piece);
      source.setAttribute('data-lifted', '');
    }
    ghost.style.translate = `${now.clientX}px ${now.clientY}px`;
    over?.removeAttribute('data-over');
    over = placeAt(now);
    over?.setAttribute('data-over', '');
  };

  const end = (last: PointerEvent) => {
    finished.abort();
    over?.removeAttribute('data-over');
    source.removeAttribute('data-lifted');
    if (!ghost) return;
    const from = ghost.getBoundingClientRect();
    ghost.remove();
    if (last.type === 'pointercancel') return;
    swallowClick(source);
    const place = placeAt(last)?.getAttribute('data-drop');
    if (place) onDrop(place, from);
  };

  const finished = new AbortController();
  const { signal } = finished;
  // A quick hand is out of the element before it has moved at all.
  source.setPointerCapture(event.pointerId);
  source.addEventListener('pointermove', move, { signal });
  source.addEventListener('pointerup', end, { signal });
  source.addEventListener('pointercancel', end, { signal });
};

const placeAt = ({ clientX, clientY }: PointerEvent): Element | undefined =>
  document.elementFromPoint(clientX, clientY)?.closest('[data-drop]') ?? undefined;

/** A copy of the piece, as large as it lies there, that follows the pointer over everything. */
const lift = (piece: Element): HTMLElement => {
  const ghost = document.createElement('div');
  ghost.className = 'drag-ghost';
  ghost.append(piece.cloneNode(true));
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
