import { Picture, useMatchTime } from '@sesame/ui';
import { useState } from 'react';
import { CARD_INTERVAL_MS } from '../rules/round.ts';
import { useBoard } from './board-context.ts';

/** Ring around the centre that closes before a race; the round is revealed when it is closed. */
export function CountdownRing() {
  const { turning } = useBoard().view;
  const now = useMatchTime();
  // Fixed at the start of the round, so that later cards do not restart the animation.
  const [closes] = useState(() => (turning ? turning.nextAt + (turning.left - 1) * CARD_INTERVAL_MS - now() : 0));
  return (
    <Picture className="mix-ring" box="-176 -176 352 352">
      <circle className="p-slab" r="166" />
      <circle className="p-dim" r="172" />
      <circle
        className={`mix-rim${turning ? ' closing' : ''}`}
        r="172"
        pathLength="1"
        transform="rotate(-90)"
        style={{ '--closes': `${Math.max(0, closes)}ms` }}
      />
    </Picture>
  );
}
