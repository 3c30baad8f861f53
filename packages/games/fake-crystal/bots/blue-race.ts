import { KINDS } from '../rules/state.ts';
import { BAG, COPIES } from '../rules/tiles.ts';
import { PRIZES } from '../rules/trophies.ts';

/*
 * The race of two players for the blue trophies, solved like the other races (`trophy-race.ts`): each tile still to join
 * goes to either by a coin toss.
 */

/** More crystals than this make no difference. */
const MOST_CRYSTALS = 14;
const PLACES = MOST_CRYSTALS + 1;

/** FC17: trophy points of one player minus the other's; a tie earns nothing. */
const finalLead = (own: number, rival: number): number => {
  if (own === rival) return 0;
  const lead = PRIZES['blue-most'].value - (Math.min(own, rival) > 0 ? PRIZES['blue-second'].value : 0);
  return own > rival ? lead : -lead;
};

const crystalsAfter = (before: number, more: number): number => Math.min(MOST_CRYSTALS, before + more);

const LAYERS: Float64Array<ArrayBuffer>[] = [
  Float64Array.from({ length: PLACES ** 2 }, (_, at) => finalLead(Math.floor(at / PLACES), at % PLACES)),
];

/** The layer with this many tiles to join, of any colour. Layers are made when they are needed. */
const layerAt = (left: number): Float64Array<ArrayBuffer> => {
  const known = LAYERS[left];
  if (known !== undefined) return known;
  const before = layerAt(left - 1);
  const layer = before.map((value, at) => {
    const [own, rival] = [Math.floor(at / PLACES), at % PLACES];
    return GENUINE.reduce((sum, { crystals, chance }) => {
      const mine = before[crystalsAfter(own, crystals) * PLACES + rival] ?? 0;
      const theirs = before[own * PLACES + crystalsAfter(rival, crystals)] ?? 0;
      return sum + chance * ((mine + theirs) / 2 - value);
    }, value);
  });
  LAYERS[left] = layer;
  return layer;
};

const GENUINE = KINDS.flatMap((kind) =>
  kind === 'f' ? [] : [{ crystals: Number(kind), chance: COPIES[kind] / BAG.length }],
);

/** Expected blue trophy points of one player minus the other's. */
export const blueLead = (left: number, own: number, rival: number): number =>
  layerAt(left)[crystalsAfter(own, 0) * PLACES + crystalsAfter(rival, 0)] ?? 0;
