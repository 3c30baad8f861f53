import { Crystal } from '@sesame/ui';
import type { View } from '../rules/state.ts';

/** The crystals on offer. A press takes one, or swaps the selected one for it. */
export function Market(props: {
  readonly view: View;
  readonly isSwapping: boolean;
  readonly onChoose?: (place: number) => void;
}) {
  const { view, isSwapping, onChoose } = props;
  return (
    <section className="slab crystal-market" aria-label="Market">
      <div className="crystal-offers">
        {view.market.map((colour, place) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a crystal on the market is its place
            key={place}
            type="button"
            className="well crystal-offer"
            aria-label={`${isSwapping ? 'Swap for' : 'Take'} ${colour}`}
            disabled={onChoose === undefined}
            onClick={() => onChoose?.(place)}
          >
            <Crystal colour={colour} size={56} />
          </button>
        ))}
      </div>
      <p className="small soft">{view.left} more to come</p>
    </section>
  );
}
