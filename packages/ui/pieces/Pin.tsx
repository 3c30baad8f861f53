import { PIN_GLINT, PIN_LOZENGE } from './shapes.ts';

export type PinKind = 'black' | 'white' | 'none';

/** A black pin is a lozenge, a white one a pearl, none a hole: shapes differ as well as colours. */
export function Pin({ kind }: { readonly kind: PinKind }) {
  switch (kind) {
    case 'black':
      return (
        <g className="pin-black">
          <path className="pin-stone" d={PIN_LOZENGE} />
          <path className="pin-glint" d={PIN_GLINT} />
        </g>
      );
    case 'white':
      return (
        <g className="pin-white">
          <circle className="pin-stone" r="33" />
          <circle className="pin-sheen" r="30" />
        </g>
      );
    case 'none':
      return <circle className="pin-hole" r="10" />;
  }
}
