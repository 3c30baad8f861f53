import { At, Picture, useLocale } from '@sesame/ui';
import { useBoard } from './board-context.ts';
import { CoveredCard, DecoderCard, MixCard } from './CodeCards.tsx';
import { describePile } from './card-descriptions.ts';

/** Vertical offsets of the cards under the top one, lowest first. */
const LAYER_OFFSETS = [9, 6, 3];

/** The pile with its top card, if visible. */
export function Pile() {
  const { view } = useBoard();
  const { decoder, logo, pile, turning } = view;
  const label = describePile(view, useLocale());
  if (pile === 0) return null;
  return (
    <span className={`mix-pile${logo ? ' crazy' : ''}`} role="img" aria-label={label}>
      <Picture>
        {LAYER_OFFSETS.slice(-Math.max(0, pile - 1)).map((y) => (
          <At key={y} y={y}>
            <CoveredCard />
          </At>
        ))}
        {decoder ? (
          <DecoderCard decoder={decoder} />
        ) : logo ? (
          <MixCard logo={logo} />
        ) : (
          <CoveredCard toCome={turning?.left} />
        )}
      </Picture>
    </span>
  );
}
