import type { Seat } from '@sesame/kernel';
import { cssZoom } from '@sesame/ui';
import type { Event } from '../rules/state.ts';
import { type Payment, paymentsBy } from './payments.ts';

/** `MOVE_MS`, `REVEAL_MS` and `SETTLE_EASING` repeat the CSS variables `--move`, `--reveal` and `--settle`. */
const MOVE_MS = 360;
export const REVEAL_MS = 480;
const SHOW_TILE_MS = 1700;
const SETTLE_EASING = 'cubic-bezier(0.2, 0.75, 0.2, 1)';
const CUBE_INTERVAL_MS = 60;
const MAX_CUBES = 5;

const purse = (board: Element, seat: Seat) => board.querySelector(`[data-purse="${seat}"] svg`);

/** Animates the payments of an event, `delay` milliseconds from now. */
export const flyPayments = (board: Element, event: Event, delay: number): void => {
  for (const payment of paymentsBy(event)) flyPayment(board, payment, delay);
};

const flyPayment = (board: Element, { from, to, sum }: Payment, delay: number): void => {
  const source =
    typeof from === 'number' ? purse(board, from) : board.querySelector(`[data-stake="${from.seller} ${from.column}"]`);
  const target = purse(board, to);
  if (!source || !target) return;
  for (let i = 0; i < Math.min(MAX_CUBES, Math.ceil(sum / 3)); i += 1) {
    fly(target, {
      from: source.getBoundingClientRect(),
      to: target.getBoundingClientRect(),
      delay: delay + i * CUBE_INTERVAL_MS,
    });
  }
};

/** Animates a revealed tile to its new owner's collection, after a pause. Returns a cancel function. */
export const flyTile = (board: Element, tile: Element, to: Seat): (() => void) => {
  const place = collectionPlace(board, to);
  if (!place) return () => undefined;
  return fly(tile, { from: tile.getBoundingClientRect(), to: place, delay: SHOW_TILE_MS + REVEAL_MS });
};

/** Where a tile joins a collection: a small square in its middle. */
const collectionPlace = (board: Element, seat: Seat): DOMRect | undefined => {
  const target = board.querySelector(`[data-collection="${seat}"]`);
  if (!target) return undefined;
  const { x, y, width, height } = target.getBoundingClientRect();
  const size = Math.min(height, 28);
  return new DOMRect(x + (width - size) / 2, y + (height - size) / 2, size, size);
};

/** A tile of a moment comes from its place on a stall, or grows if it comes from nowhere. */
export const flyIn = (tile: Element, from: Element | null, duration: number): void => {
  const here = tile.getBoundingClientRect();
  const there = from?.getBoundingClientRect();
  const x = there ? there.x + there.width / 2 - here.x - here.width / 2 : 0;
  const y = there ? there.y + there.height / 2 - here.y - here.height / 2 : 0;
  const scale = there ? Math.min(there.width, there.height) / here.height : 0.3;
  const zoom = cssZoom(tile);
  tile.animate([{ transform: `translate(${x / zoom}px, ${y / zoom}px) scale(${scale})` }, { transform: 'none' }], {
    duration,
    easing: SETTLE_EASING,
  });
};

/** A tile of a moment that is over goes to the collection it joined. Its place is measured on the new position. */
export const flyAway = (board: Element, tile: Element, to: Seat): void => {
  const from = tile.getBoundingClientRect();
  const flight = document.createElement('div');
  flight.className = 'fake-flight fake';
  flight.append(tile.cloneNode(true));
  requestAnimationFrame(() => {
    const place = collectionPlace(board, to);
    if (!place || place.width === 0) return;
    document.body.append(flight);
    const at = (rect: DOMRect) =>
      `translate(${rect.x + rect.width / 2}px, ${rect.y + rect.height / 2}px) translate(-50%, -50%) scale(${rect.height / from.height})`;
    const animation = flight.animate(
      [
        { transform: at(from), opacity: 1 },
        { transform: at(place), opacity: 1 },
      ],
      {
        duration: MOVE_MS * 1.4,
        easing: SETTLE_EASING,
      },
    );
    animation.onfinish = () => flight.remove();
    animation.oncancel = () => flight.remove();
  });
};

interface Flight {
  readonly from: DOMRect;
  readonly to: DOMRect;
  /** In milliseconds. */
  readonly delay: number;
}

/** Animates a copy of an element above the page, then removes it. Returns a cancel function. */
const fly = (piece: Element, { from, to, delay }: Flight): (() => void) => {
  if (from.width === 0 || to.width === 0) return () => undefined;
  const flight = document.createElement('div');
  flight.className = 'fake-flight';
  flight.append(piece.cloneNode(true));
  document.body.append(flight);
  const at = (rect: DOMRect) =>
    `translate(${rect.x + rect.width / 2}px, ${rect.y + rect.height / 2}px) translate(-50%, -50%) scale(${Math.min(2, rect.height / 40)})`;
  const animation = flight.animate(
    [
      { transform: at(from), opacity: 1 },
      { transform: at(to), opacity: 1, offset: 0.85 },
      { transform: at(to), opacity: 0 },
    ],
    { duration: MOVE_MS, delay, easing: SETTLE_EASING },
  );
  animation.onfinish = () => flight.remove();
  animation.oncancel = () => flight.remove();
  return () => animation.cancel();
};
