// #file hidden
import { Crystal } from '@sesame/ui';
import { COLOURS, type Colour } from '../rules/state.ts';

/** XX3: the secret choice at the start. */
export function Favourites({ onChoose }: { readonly onChoose: (colour: Colour) => void }) {
  return (
    <section className="slab crystal-market" aria-label="Your favourite colour">
      <div className="crystal-offers">
        {COLOURS.map((colour) => (
          <button
            key={colour}
            type="button"
            className="well crystal-offer"
            aria-label={`Favour ${colour}`}
            onClick={() => onChoose(colour)}
          >
            <Crystal colour={colour} size={56} />
          </button>
        ))}
      </div>
      <p className="small soft">Every crystal of your favourite colour will be worth 2 points more.</p>
    </section>
  );
}
