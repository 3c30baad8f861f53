import { type BoardPainter, type Locale, winnersOf } from '@sesame/kernel';
import { at, circle, type Drawing, element, label, path, seatStone } from '@sesame/ui/pictures';
import {
  angleOf,
  arcOf,
  arrowOf,
  placeAt,
  pointAt,
  RAIL_RADIUS,
  RING_SIZE,
  stepsBetween,
  WALK_RADIUS,
} from '../board/geometry.ts';
import { WALK_ARROW } from '../board/safe-shapes.ts';
import type { Password, Place, Turn, View } from '../rules/state.ts';
import { safeCard } from './safe.ts';

const RING = { x: 370, y: 275, k: 548 / RING_SIZE } as const;
const PLACES: readonly Place[] = [0, 1, 2, 3, 4, 5, 6];
/** The width for a word inside the ring. */
const CENTRE_WIDTH = 220;

interface Texts {
  readonly layOut: string;
  readonly over: string;
  readonly passes: string;
  readonly inPile: string;
  readonly turn: (number: number) => string;
  readonly laid: (stones: number) => string;
}

const TEXTS: Readonly<Record<Locale, Texts>> = {
  en: {
    layOut: 'Laying out the safes',
    over: 'Match over',
    passes: 'Pass',
    inPile: 'in the pile',
    turn: (number) => `Turn ${number}`,
    laid: (stones) => (stones === 1 ? '1 stone laid' : `${stones} stones laid`),
  },
  fr: {
    layOut: 'Mise en place des coffres',
    over: 'Partie terminée',
    passes: 'Passe',
    inPile: 'dans la pile',
    turn: (number) => `Tour ${number}`,
    laid: (stones) => (stones === 1 ? '1 pierre posée' : `${stones} pierres posées`),
  },
  nl: {
    layOut: 'De kluizen worden neergelegd',
    over: 'Partij voorbij',
    passes: 'Past',
    inPile: 'op de stapel',
    turn: (number) => `Beurt ${number}`,
    laid: (stones) => (stones === 1 ? '1 steen gelegd' : `${stones} stenen gelegd`),
  },
};

const stop = (place: Place, number: number): Drawing => {
  const [x, y] = pointAt(40, angleOf(place));
  return (
    path('p-brass bold', `M0 0L${x} ${y}`) +
    circle('p-plate', 20) +
    label(String(number), { className: 'p-text dark', y: 8, size: 25, anchor: 'middle' })
  );
};

/** The walk of a word on the inner ring: line, arrow and numbered stops. */
const walk = (word: Password | undefined): Drawing => {
  const from = word?.safes[0] ?? 0;
  const steps = word ? stepsBetween(word.direction, from, word.safes.at(-1) ?? from) : 0;
  const arrow = word && arrowOf(WALK_RADIUS, word.direction, from);
  const stops = PLACES.map((place) => {
    const [x, y] = placeAt(WALK_RADIUS, place);
    const order = word?.safes.indexOf(place) ?? -1;
    return at({ x, y }, order === -1 ? circle('p-piece', 8) : stop(place, order + 1));
  });
  return (
    circle('p-well', WALK_RADIUS) +
    circle('p-line bold', WALK_RADIUS) +
    (word && steps > 0 ? path('p-brass bold', arcOf(WALK_RADIUS, word.direction, { from, steps })) : '') +
    (arrow && steps > 0 ? at({ x: arrow.at[0], y: arrow.at[1], turn: arrow.turn }, path('p-plate', WALK_ARROW)) : '') +
    stops.join('')
  );
};

const lastTurn = (turn: Turn, say: Texts): Drawing =>
  at({ y: -62, k: 0.4 }, seatStone(turn.seat)) +
  label(turn.type === 'pass' ? say.passes : turn.word.toUpperCase(), {
    ...(turn.type === 'wrong' && { className: 'p-text soft pw-word wrong' }),
    y: 4,
    size: 42,
    anchor: 'middle',
    width: CENTRE_WIDTH,
  }) +
  (turn.type === 'password'
    ? label(say.laid(turn.safes.length), {
        className: 'p-text soft',
        y: 46,
        size: 25,
        anchor: 'middle',
        width: CENTRE_WIDTH,
      })
    : '');

const centre = ({ phase, pile, turns }: View, say: Texts): Drawing => {
  const turn = turns.at(-1);
  if (turn !== undefined) return lastTurn(turn, say);
  if (phase === 'lay-out') return '';
  return (
    label(String(pile), { y: 6, size: 80, anchor: 'middle' }) +
    label(say.inPile, { className: 'p-text soft', y: 46, size: 26, anchor: 'middle' })
  );
};

const ring = (view: View, say: Texts): Drawing => {
  const turn = view.turns.at(-1);
  const word = turn?.type === 'password' ? turn : undefined;
  const safes = PLACES.map((place) => {
    const safe = view.circle[place];
    const [x, y] = placeAt(RAIL_RADIUS, place);
    const isLocked = word?.locked.some((one) => one.place === place) ?? false;
    return safe
      ? at({ x, y, k: 1.14 }, safeCard(safe, { isStop: !isLocked && (word?.safes.includes(place) ?? false) }))
      : '';
  });
  return (
    element('circle', { class: 'p-slab', r: RAIL_RADIUS, style: 'fill:none;stroke-width:34px' }) +
    circle('p-dim', RAIL_RADIUS - 17) +
    circle('p-dim', RAIL_RADIUS + 17) +
    walk(word) +
    centre(view, say) +
    safes.join('')
  );
};

const statusOf = ({ phase, turns }: View, say: Texts): string => {
  if (phase === 'lay-out') return say.layOut;
  return phase === 'over' ? say.over : say.turn(turns.length + 1);
};

const EMBLEM_SAFES = [
  { letter: 'E', spaces: 4, stones: [1, 4, 0] },
  { letter: 'S', spaces: 3, stones: [3, 2] },
  { letter: 'A', spaces: 3, stones: [0] },
] as const;

const emblem = (): Drawing =>
  path('p-brass', 'M-112 84A132 132 0 0 1 112 84M0 40V30M-71 53-66 44') +
  circle('p-plate', 6, { x: -71, y: 54 }) +
  circle('p-plate', 6, { y: 40 }) +
  EMBLEM_SAFES.map((safe, i) =>
    at({ x: -78 + i * 78, y: i === 1 ? -18 : 0, k: 0.66, turn: (i - 1) * 12 }, safeCard(safe, { isStop: i < 2 })),
  ).join('');

export const painter: BoardPainter<View> = {
  draw: (view, locale) => {
    const say = TEXTS[locale];
    const winners = view.end ? winnersOf(view.end.outcome) : [];
    return {
      board: at(RING, ring(view, say)),
      status: statusOf(view, say),
      seats: view.seats.map(({ left }, seat) => ({
        score: String(left),
        isAwaited: view.turn === seat,
        hasWon: winners.includes(seat),
      })),
    };
  },
  emblem,
  sheets: [new URL('../board/ring.css', import.meta.url).href],
};
