import { COLOURS, type Colour, KINDS, type Tile } from '../rules/state.ts';
import { countOf, crystalsOf, FACES, genuineOf } from '../rules/tiles.ts';
import { trueClaim, worthOf } from './beliefs.ts';
import { makeRival, type Rival, type Situation } from './make-rival.ts';

/** What a trophy hunter adds to the value of a tile that brings it closer to a trophy. */
const STEP_BONUS = 5;
const LAST_STEP_BONUS = 10;

/** Buys what it needs for trophies, and offers what it does not need. */
export const trophyHunter: Rival = makeRival({
  id: 'trophy-hunter',
  lay: (tile, situation) => ({
    claim: trueClaim(tile),
    price: (worthOf(tile) + bonusOf(tile, situation) / 2) / 2,
  }),
  prefer: (tile, situation) => bonusOf(tile, situation),
  worth: ({ colour, tile }, situation) => {
    if (tile !== undefined) return worthOf(tile) + bonusOf(tile, situation);
    let [sum, all] = [0, 0];
    for (const kind of KINDS) {
      const face: Tile = `${colour}${kind}`;
      const copies = situation.view.unseen[colour][kind];
      sum += copies * (worthOf(face) + bonusOf(face, situation));
      all += copies;
    }
    return all > 0 ? sum / all : 0;
  },
});

const bonusOf = (tile: Tile, { view, seat }: Situation): number => {
  const { colour, kind, crystals } = FACES[tile];
  const own = view.seats[seat];
  if (kind === 'f' || own === undefined || isDone(colour, own.trophies)) return 0;
  const open = own.collection.open;
  switch (colour) {
    case 'g':
      return genuineOf(open, 'g') >= 2 ? LAST_STEP_BONUS : STEP_BONUS;
    case 'p':
      return crystalsOf(open, 'p') + crystals >= 6 ? LAST_STEP_BONUS : STEP_BONUS;
    case 'o':
      return countOf(open, tile) === 0 ? STEP_BONUS : 0;
    case 'b':
      return STEP_BONUS;
  }
};

/** Whether the hunter has a trophy of this colour. Blue is never done. */
const isDone = (colour: Colour, trophies: readonly string[]): boolean => {
  const names: Readonly<Record<Colour, string>> = { o: 'orange', g: 'green', p: 'pink', b: 'blue' };
  return COLOURS.includes(colour) && trophies.some((trophy) => trophy.startsWith(names[colour]));
};
