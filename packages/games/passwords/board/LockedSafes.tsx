import { cssZoom, Picture } from '@sesame/ui';
import { useEffect, useRef } from 'react';
import type { Locked } from '../rules/state.ts';
import { useBoard } from './board-context.ts';
import { SafeCard } from './SafeCard.tsx';
import { SAFE_BOX, spotOf } from './SafePlace.tsx';
import { CARD_TRAVEL_MS, cardLeavesAt } from './walk-times.ts';

/** Same curve as `--settle` in the style sheets. */
const SETTLE_EASING = 'cubic-bezier(0.2, 0.75, 0.2, 1)';

/** The cards of the safes just locked, without their stones, on their way to their new owner. */
export function LockedSafes() {
  const { recentEvents } = useBoard();
  return recentEvents.play?.locked.map((locked, i) => (
    <LockedSafe key={locked.place} locked={locked} leaves={cardLeavesAt(i)} />
  ));
}

function LockedSafe({ locked, leaves }: { readonly locked: Locked; readonly leaves: number }) {
  const { play } = useBoard().recentEvents;
  const card = useRef<HTMLSpanElement>(null);
  const seat = play?.seat;

  useEffect(() => {
    const { current } = card;
    const target = current?.closest('.pw')?.querySelector(`[data-cards="${seat}"]`);
    if (!current || !target) return;
    const from = current.getBoundingClientRect();
    const to = target.getBoundingClientRect();
    const across = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
    const by = across.map((distance) => distance / cssZoom(current));
    const animation = current.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: `translate(${by[0]}px, ${by[1]}px) scale(0.2)`, opacity: 1, offset: 0.85 },
        { transform: `translate(${by[0]}px, ${by[1]}px) scale(0.15)`, opacity: 0 },
      ],
      { duration: CARD_TRAVEL_MS, delay: leaves, easing: SETTLE_EASING, fill: 'both' },
    );
    return () => animation.cancel();
  }, [seat, leaves]);

  const { letter, stones } = locked;
  return (
    <span className="pw-place pw-leaving" aria-hidden="true" style={spotOf(locked.place)}>
      <span ref={card} className="pw-press">
        <Picture className="pw-safe" box={SAFE_BOX} width={112}>
          <SafeCard letter={letter} spaces={stones.length} stones={[]} state="lock" isShut />
        </Picture>
      </span>
    </span>
  );
}
