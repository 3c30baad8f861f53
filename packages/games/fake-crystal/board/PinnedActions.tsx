import type { Seat } from '@sesame/kernel';
import { usePlayers } from '@sesame/ui';
import { useBoard, useOffer } from './board-context.ts';
import { ConfirmOfferButton } from './DraftOfferPanel.tsx';

/** On a phone, pinned to the bottom edge: your clock and, at the end of your stall, the button that makes your offer. */
export function PinnedActions({ seat }: { readonly seat: Seat }) {
  const { isLive } = useBoard();
  const composer = useOffer();
  const { clock } = usePlayers();
  const face = clock?.(seat);
  const isComposing = composer !== undefined && isLive;
  if (!isComposing && face === undefined) return null;
  return (
    <div className={isComposing ? 'pinned-actions' : 'pinned-actions slab'}>
      {face}
      {isComposing && <ConfirmOfferButton composer={composer} />}
    </div>
  );
}
