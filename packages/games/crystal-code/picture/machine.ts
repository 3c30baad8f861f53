import { at, circle, type Drawing, engraved, gem, path, pieceOf, polygon } from '@sesame/ui/pictures';
import { openEdges } from '../board/build-plan.ts';
import { hubOf, LINE, PLACES, SETTING } from '../board/machine-card-shapes.ts';
import { boxAround } from '../board/pentagon-geometry.ts';
import { EDGES, partOf } from '../rules/cards.ts';
import { crystalsByCard, linesOf } from '../rules/machine.ts';
import type { Laid, Machine } from '../rules/pieces.ts';

const CARD_SIZE = 101;
/** Small machines are not drawn larger than this. */
const MAX_SCALE = 0.95;

const machineCard = (machine: Machine, laid: Laid, crystals: number): Drawing => {
  const { spots, printed } = partOf(laid.card);
  const places = PLACES[spots + printed] ?? [];
  const towards = (edge: (typeof EDGES)[number], drawing: Drawing) => at({ turn: EDGES.indexOf(edge) * 90 }, drawing);
  const lines = linesOf(laid.card, laid.turn).map((edge) =>
    towards(edge, path('conduit', LINE) + path('current', LINE)),
  );
  const fills = places.map(([x, y], i) =>
    i < printed
      ? at({ x, y }, polygon('p-dim', SETTING), at({ k: 0.24 }, engraved('blue')))
      : at({ x, y }, polygon('p-well', SETTING), i - printed < crystals ? at({ k: 0.28 }, gem('blue')) : ''),
  );
  const leaks = openEdges(machine, laid).map((edge) => towards(edge, circle('leak', 7, { y: -50 })));
  return (
    pieceOf({ w: 100, h: 100, cut: 7 }) +
    lines.join('') +
    polygon('p-piece', hubOf(places.length)) +
    fills.join('') +
    leaks.join('')
  );
};

/** A machine in the middle of a box around (0,0). */
export const machineIn = (machine: Machine, { w, h }: { readonly w: number; readonly h: number }): Drawing => {
  const { cards } = machine;
  if (cards.length === 0) return '';
  const { left, top, right, bottom } = boxAround(cards, 0.54);
  const k = Math.min(MAX_SCALE, w / ((right - left) * CARD_SIZE), h / ((bottom - top) * CARD_SIZE));
  const crystals = crystalsByCard(machine);
  const [x, y] = [((left + right) / 2) * CARD_SIZE, ((top + bottom) / 2) * CARD_SIZE];
  const drawn = cards.map((laid, i) =>
    at({ x: laid.x * CARD_SIZE - x, y: laid.y * CARD_SIZE - y }, machineCard(machine, laid, crystals[i] ?? 0)),
  );
  return at({ k: Math.round(k * 1000) / 1000 }, ...drawn);
};
