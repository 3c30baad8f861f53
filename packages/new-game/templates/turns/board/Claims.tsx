import { Crystal } from '@sesame/ui';
import { freeClaims } from '../rules/legal.ts';
import type { Colour, View } from '../rules/state.ts';

/** XX6: a claim instead of a crystal. */
export function Claims({ view, onClaim }: { readonly view: View; readonly onClaim: (colour: Colour) => void }) {
  return (
    <section className="crystal-claims" aria-label="Claim a colour">
      <span className="small soft">Or claim a colour:</span>
      {freeClaims(view.players).map((colour) => (
        <button
          key={colour}
          type="button"
          className="well crystal-claim"
          aria-label={`Claim ${colour}`}
          onClick={() => onClaim(colour)}
        >
          <Crystal colour={colour} size={26} glow={false} />
        </button>
      ))}
    </section>
  );
}
