import { CODE_CARDS } from './cards.ts';
import { type CodeCard, type Face, type Laid, MIX, type Picture, SIDES, type Side, type Wanted } from './pieces.ts';
import type { Pointing } from './pointable.ts';
import type { Place, State, View } from './state.ts';
import { type Colour, makeSign, mixOf, PRIMARIES, type Properties, type Property, propertiesOf } from './symbols.ts';
import { facesOf, showsSymbol } from './targets.ts';

export const cardAt = (sides: readonly Laid[], side: Side): CodeCard | undefined =>
  sides.find((laid) => laid.side === side)?.card;

/** The visible cards of the current round. */
export const pictureOf = ({
  mixed,
  sides,
  pile,
  crazySide,
}: Pick<State, 'mixed' | 'sides' | 'pile' | 'crazySide'>): Picture => {
  const [top] = pile;
  if (top === undefined) throw new Error('the pile is empty');
  return top === MIX ? { mixed, sides, logo: crazySide } : { mixed, sides, decoder: CODE_CARDS[top].decoder };
};

/** CM8, CM12: what to point at; undefined while cards are missing. */
export const wantedOf = ({ mixed, sides, decoder, logo }: Picture): Wanted | undefined => {
  if (logo !== undefined) return { logo };
  if (decoder === undefined || sides.length < SIDES.length) return undefined;
  const read = (property: Property): CodeCard => {
    const side = SIDES.find((one) => decoder.edges[one] === property);
    const card = side && cardAt(sides, side);
    if (card === undefined) throw new Error(`no card names the ${property}`);
    return card;
  };
  const properties: Properties = {
    colour: colourOf(read('colour'), mixed),
    shape: propertiesOf(read('shape')).shape,
    size: propertiesOf(read('size')).size,
    fill: propertiesOf(read('fill')).fill,
  };
  return { symbol: makeSign(properties) };
};

/** CM14: after the mix, symbol and background colours are mixed. */
const colourOf = (card: CodeCard, mixed: boolean): Colour => {
  const own = PRIMARIES.find((colour) => colour === card[0]);
  if (own === undefined) throw new Error(`${card} has no primary colour`);
  return mixed ? mixOf(own, CODE_CARDS[card].background) : own;
};

/** The place of the target that shows what is wanted. */
export const placeOf = (wanted: Wanted, faces: readonly Face[]): Place => {
  const place = faces.findIndex((face) =>
    'symbol' in wanted ? showsSymbol(face, wanted.symbol) : face.kind === 'logo' && face.logo === wanted.logo,
  );
  if (place < 0) throw new Error(`no target shows ${JSON.stringify(wanted)}`);
  return place;
};

export const answerTo = (wanted: Wanted, faces: readonly Face[]): Pointing => ({
  target: placeOf(wanted, faces),
  ...('symbol' in wanted && { symbol: wanted.symbol }),
});

/** The right answer of a round. */
export const rightIn = (state: State): Pointing => {
  const wanted = wantedOf(pictureOf(state));
  if (wanted === undefined) throw new Error('nothing is wanted');
  return answerTo(wanted, facesOf(state));
};

/** The right move for a view; undefined while nothing is wanted. */
export const whereIs = (view: Picture & Pick<View, 'targets'>): ({ readonly type: 'point' } & Pointing) | undefined => {
  const wanted = wantedOf(view);
  const faces = view.targets.map(({ face }) => face);
  return wanted && { type: 'point', ...answerTo(wanted, faces) };
};
