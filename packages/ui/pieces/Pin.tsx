export type PinKind = 'black' | 'white' | 'none';

/** A black pin is a lozenge, a white one a pearl, none a hole: shapes differ as well as colours. */
export function Pin({ kind }: { readonly kind: PinKind }) {
  switch (kind) {
    case 'black':
      return (
        <g className="pin-black">
          <path className="pin-stone" d="M0-44 44 0 0 44-44 0Z" />
          <path className="pin-glint" d="M-19 0 0-19" />
        </g>
      );
    case 'white':
      return (
        <g className="pin-white">
          <circle className="pin-stone" r="37" />
          <circle className="pin-sheen" r="34" />
        </g>
      );
    case 'none':
      return <circle className="pin-hole" r="10" />;
  }
}
