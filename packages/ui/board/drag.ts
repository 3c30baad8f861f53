import type { PointerEvent as ReactPointerEvent } from 'react';

/** A press becomes a drag after moving this far. */
const DRAG_THRESHOLD_PX = 8;

/** Called with the `data-drop` of the target and the screen position of the dropped piece. */
type Drop = (place: string, from: DOMRect) => void;

/**
 * Starts dragging the piece drawn in an element. Drop targets have a `data-drop` attribute; a drop elsewhere does nothing.
 * The click that ends a drag is swallowed.
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
  // A fast pointer leaves the element before the first move event.
  source.setPointerCapture(event.pointerId);
  source.addEventListener('pointermove', move, { signal });
  source.addEventListener('pointerup', end, { signal });
  source.addEventListener('pointercancel', end, { signal });
};

const placeAt = ({ clientX, clientY }: PointerEvent): Element | undefined =>
  document.elementFromPoint(clientX, clientY)?.closest('[data-drop]') ?? undefined;

/** A copy of the piece at its size on the board, drawn above the page at the pointer. */
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
