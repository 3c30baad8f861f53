import { At, Picture, useLocale } from '@sesame/ui';
import { useTable } from './board-context.ts';
import { CoveredCard, DecoderCard, MixCard } from './CodeCards.tsx';
import { pileText } from './card-descriptions.ts';

/** How far the cards under the top one stick out, the lowest first. */
const LAYERS = [9, 6, 3];

/** The pile and what its top card says, if it can be read. */
export function Pile() {
  const { view } = useTable();
  const { decoder, logo, pile, turning } = view;
  const label = pileText(view, useLocale());
  if (pile === 0) return null;
  return (
    <span className={`mix-pile${logo ? ' crazy' : ''}`} role="img" aria-label={label}>
      <Picture>
        {LAYERS.slice(-Math.max(0, pile - 1)).map((y) => (
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
