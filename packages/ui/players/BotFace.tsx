import type { Face } from '@sesame/kernel';
import { Picture } from '../pieces/drawing.tsx';
import { EXTRA_DRAWINGS, EYE_DRAWINGS, MOUTH_DRAWINGS } from './face/features.tsx';
import { headFacets } from './face/heads.ts';
import { TOP_DRAWINGS } from './face/tops.tsx';

/** A bot's face: a head cut from a crystal. Decorative beside the name. */
export function BotFace({ face, size = 40 }: { readonly face: Face; readonly size?: number }) {
  const { crystal, head, eyes, mouth, top, extra } = face;
  return (
    <Picture width={size} box="-46 -50 92 98" className="bot-face">
      <g className={`g-${crystal}`}>
        {headFacets(head).map(({ d, tone }) => (
          <path key={d} className={tone} d={d} />
        ))}
      </g>
      {MOUTH_DRAWINGS[mouth]}
      {extra === 'beard' && EXTRA_DRAWINGS.beard}
      {EYE_DRAWINGS[eyes]}
      {top && TOP_DRAWINGS[top]}
      {extra && extra !== 'beard' && EXTRA_DRAWINGS[extra]}
    </Picture>
  );
}
