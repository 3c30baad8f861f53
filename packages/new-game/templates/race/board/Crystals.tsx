import { Crystal } from '@sesame/ui';
import type { Picture } from '../rules/state.ts';

/** The picture of a round. A press points at a crystal. */
export function Crystals(props: {
  readonly picture: Picture;
  /** The cell that is marked, once the round is over. */
  readonly marked?: number;
  readonly onPoint?: (cell: number) => void;
}) {
  const { picture, marked, onPoint } = props;
  return (
    <section className="slab race-picture" aria-label="Crystals">
      {picture.map((colour, cell) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its index
          key={cell}
          type="button"
          className={`well race-cell${cell === marked ? ' marked' : ''}`}
          aria-label={`Point at ${colour}, cell ${cell + 1}`}
          disabled={onPoint === undefined}
          onClick={() => onPoint?.(cell)}
        >
          <Crystal colour={colour} size={52} />
        </button>
      ))}
    </section>
  );
}
