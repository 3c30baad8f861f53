import type { Seat } from '@sesame/kernel';
import type { Event } from '../rules/state.ts';
import { type Payment, paymentsBy } from './payments.ts';

/** `MOVE_MS`, `REVEAL_MS` and `SETTLE_EASING` repeat the CSS variables `--move`, `--reveal` and `--settle`. */
const MOVE_MS = 360;
const REVEAL_MS = 480;
const SHOW_TILE_MS = 1700;
const SETTLE_EASING = 'cubic-bezier(0.2, 0.75, 0.2, 1)';
const CUBE_INTERVAL_MS = 60;
const MAX_CUBES = 5;

const purse = (board: Element, seat: Seat) => board.querySelector(`[data-purse="${seat}"] svg`);

/** Animates the payments of an event. */
export const flyPayments = (board: Element, event: Event): void => {
  for (const payment of paymentsBy(event)) flyPayment(board, payment);
};

const flyPayment = (board: Element, { from, to, sum }: Payment): void => {
  const source =
    typeof from === 'number' ? purse(board, from) : board.querySelector(`[data-stake="${from.seller} ${from.column}"]`);
  const target = purse(board, to);
  if (!source || !target) return;
  for (let i = 0; i < Math.min(MAX_CUBES, Math.ceil(sum / 3)); i += 1) {
    fly(target, {
      from: source.getBoundingClientRect(),
      to: target.getBoundingClientRect(),
      delay: REVEAL_MS + i * CUBE_INTERVAL_MS,
    });
  }
};

/** Animates a revealed tile to its new owner's collection, after a pause. Returns a cancel function. */
export const flyTile = (board: Element, tile: Element, to: Seat): (() => void) => {
  const target = board.querySelector(`[data-collection="${to}"]`);
  if (!target) return () => undefined;
  const { x, y, width, height } = target.getBoundingClientRect();
  const size = Math.min(height, 28);
  const place = new DOMRect(x + (width - size) / 2, y + (height - size) / 2, size, size);
  return fly(tile, { from: tile.getBoundingClientRect(), to: place, delay: SHOW_TILE_MS + REVEAL_MS });
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
