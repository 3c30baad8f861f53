import type { Seat } from '@sesame/kernel';
import { animateFrom } from '@sesame/ui';
import { type Card, type Laid, MIX, type Side } from '../rules/pieces.ts';

/** Slower than ordinary moves (`--settle`), so that won and lost cards can be followed. */
const FLIGHT_MS = 480;
const FLIGHT_GAP_MS = 90;
const FLIGHT_EASING = 'cubic-bezier(0.2, 0.75, 0.2, 1)';

const placeOf = (board: Element, side: Side) => board.querySelector(`.mix-side.at-${side}`);
const wonBy = (board: Element, seat: Seat) => board.querySelector(`[data-won="${seat}"]`);
const boxOf = (board: Element) => board.querySelector('[data-box]');

/** Pictures of the cards at the sides, kept for the animation after they are gone. */
export type CardPictures = ReadonlyMap<Side, Element>;

export const cardPicturesOn = (board: Element): CardPictures => {
  const cards = board.querySelectorAll<HTMLElement>('[data-side]');
  const pictures = new Map<Side, Element>();
  for (const card of cards) {
    const picture = card.querySelector('svg');
    if (picture) pictures.set(card.dataset.side as Side, picture);
  }
  return pictures;
};

/** Animates a card turned up from the pile. */
export const animateTurnUp = (board: Element, side: Side): void => {
  const card = board.querySelector<HTMLElement>(`[data-side="${side}"]`);
  const pile = board.querySelector('.mix-pile');
  if (card && pile) animateFrom(card, pile.getBoundingClientRect());
};

export interface CardDeparture {
  readonly cards: readonly Card[];
  readonly to: Seat | 'box';
  /** Cards at the sides before the event. */
  readonly sides: readonly Laid[];
  readonly pictures: CardPictures;
}

/** Flies cards to their winner or to the box. */
export const flyCards = (board: Element, { cards, to, sides, pictures }: CardDeparture): void => {
  const target = to === 'box' ? boxOf(board) : wonBy(board, to);
  for (const [i, card] of cards.entries()) {
    const side = card === MIX ? undefined : sides.find((laid) => laid.card === card)?.side;
    const from = side && placeOf(board, side);
    const piece = side && pictures.get(side);
    if (from && piece && target) fly(piece, { from, to: target, delay: i * FLIGHT_GAP_MS });
  }
};

/** Flies a lost card from a player to the box. */
export const flyLostCard = (board: Element, seat: Seat): void => {
  const from = wonBy(board, seat);
  const piece = from?.querySelector('svg');
  const to = boxOf(board);
  if (from && piece && to) fly(piece, { from: piece, to, delay: 0 });
};

interface Flight {
  readonly from: Element;
  readonly to: Element;
  /** In milliseconds. */
  readonly delay: number;
}

/** Animates a temporary copy of a piece from one element to another. */
const fly = (piece: Element, { from, to, delay }: Flight): void => {
  const start = from.getBoundingClientRect();
  const end = to.getBoundingClientRect();
  if (start.width === 0 || end.width === 0) return;
  const flight = document.createElement('div');
  flight.className = 'mix-flight';
  flight.style.width = `${start.width}px`;
  flight.append(piece.cloneNode(true));
  document.body.append(flight);
  const at = ({ x, y, width, height }: DOMRect, k: number) =>
    `translate(${x + width / 2}px, ${y + height / 2}px) translate(-50%, -50%) scale(${k})`;
  const small = Math.min(1, 26 / start.width);
  const animation = flight.animate(
    [
      { transform: at(start, 1), opacity: 1 },
      { transform: at(end, small), opacity: 1, offset: 0.85 },
      { transform: at(end, small), opacity: 0 },
    ],
    { duration: FLIGHT_MS, delay, easing: FLIGHT_EASING, fill: 'backwards' },
  );
  animation.onfinish = () => flight.remove();
  animation.oncancel = () => flight.remove();
};
