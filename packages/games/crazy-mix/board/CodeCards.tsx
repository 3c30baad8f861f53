import { At, Icon, Piece, Plate } from '@sesame/ui';
import { CODE_CARDS } from '../rules/cards.ts';
import { type CodeCard as Code, type Decoder, type Logo, SIDES } from '../rules/pieces.ts';
import { propertiesOf } from '../rules/symbols.ts';
import { COLOUR_CLASSES } from './colour-classes.ts';
import { useMarks } from './colour-marks.tsx';
import { useInk } from './ink.tsx';
import { MixLogo } from './MixLogo.tsx';
import { Letter, Sign } from './Sign.tsx';
import { DECODER_EDGES, DECODER_WEDGES, DECODER_WELL, OUTLINES } from './shapes.ts';

/** Face of a code card: its symbol on its background. 100 x 100 around (0,0). */
export function CodeCard({ card }: { readonly card: Code }) {
  const marks = useMarks();
  const { colour, shape, size } = propertiesOf(card);
  const ground = CODE_CARDS[card].background;
  const { ink, hatching } = useInk(ground, 'B');
  return (
    <>
      <Piece w={100} h={100} cut={11} />
      {hatching}
      <rect
        className={`mix-ground ${COLOUR_CLASSES[ground]}`}
        x="-43"
        y="-43"
        width="86"
        height="86"
        rx="4"
        fill={ink}
      />
      <path className="setting" d={OUTLINES[shape]} transform={`scale(${size === 'B' ? 0.7 : 0.44})`} />
      <At k={0.58}>
        <Sign sign={card} />
      </At>
      {marks === 'letters' && (
        <>
          <Letter colour={ground} x={-32} y={-23} size={22} isInside />
          <rect className="mix-letter-well" x="21" y="19" width="22" height="24" rx="4" />
          <Letter colour={colour} x={32} y={39} size={22} />
        </>
      )}
    </>
  );
}

/** Back of a code card: the property at each edge and the stake. 100 x 100 around (0,0). */
export function DecoderCard({ decoder }: { readonly decoder: Decoder }) {
  return (
    <>
      <Piece w={100} h={100} cut={11} />
      {SIDES.map((side, i) => (
        <g key={side} className="mix-edge">
          <path className="mix-wedge" d={DECODER_WEDGES[i]} />
          <At x={(DECODER_EDGES[i]?.[0] ?? 0) - 13} y={(DECODER_EDGES[i]?.[1] ?? 0) - 13}>
            <Icon name={decoder.edges[side]} size={26} />
          </At>
        </g>
      ))}
      <Plate {...DECODER_WELL} className="p-well" />
      <text className="p-text mix-stake" y="11">
        {decoder.stake}
      </text>
    </>
  );
}

/** The Crazy Mix card on top of the pile. 100 x 100 around (0,0). */
export function MixCard({ logo }: { readonly logo: Logo }) {
  return (
    <>
      <Piece w={100} h={100} cut={11} />
      <Plate x={-46} y={-46} w={92} h={92} cut={9} className="p-rim" />
      <At k={0.95}>
        <MixLogo logo={logo} />
      </At>
    </>
  );
}

/** Covered top of the pile, with a dot for each card still to be turned up. 100 x 100. */
export function CoveredCard({ toCome = 0 }: { readonly toCome?: number | undefined }) {
  return (
    <>
      <Piece w={100} h={100} cut={11} />
      <Plate x={-40} y={-40} w={80} h={80} cut={8} className="p-line" />
      {[...Array(toCome).keys()].map((i) => (
        <circle key={i} className="p-plate" r="5.5" cx={(i - (toCome - 1) / 2) * 18} />
      ))}
    </>
  );
}
