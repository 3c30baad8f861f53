import type { Seat } from '@sesame/kernel';
import { startDrag, useLocale, useMessages } from '@sesame/ui';
import { useBoard } from './board-context.ts';
import type { Composer } from './composer.ts';
import { columnOf } from './draft.ts';
import { offerStepOf } from './offer-speech.ts';
import { offerTexts } from './offer-texts.ts';
import { tileName } from './piece-names.ts';
import { editFor } from './stall-places.ts';
import { stallTexts } from './stall-texts.ts';
import { TilePicture } from './TilePicture.tsx';

/** Your hand. While you make an offer, tiles are picked up by click, number key or drag. */
export function Hand({ seat, composer }: { readonly seat: Seat; readonly composer: Composer | undefined }) {
  const { view } = useBoard();
  const say = useMessages(stallTexts);
  const hand = view.seats[seat]?.hand ?? [];
  return (
    <div className={`hand of-${hand.length}`} data-drop={composer && 'hand'}>
      <ul aria-label={say.hand}>
        {hand.map((tile, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place in the hand
          <li key={i}>{composer ? <HandTile composer={composer} index={i} /> : <TilePicture {...tile} />}</li>
        ))}
      </ul>
      {hand.length > 0 && <span className="soft tiny">{say.onlyYou}</span>}
    </div>
  );
}

function HandTile({ composer, index }: { readonly composer: Composer; readonly index: number }) {
  const say = useMessages(offerTexts);
  const locale = useLocale();
  const { draft, hand, edit } = composer;
  const view = hand[index];
  if (view?.tile === undefined) return null;
  if (columnOf(draft, index) !== undefined) return <span className="hand-place" />;
  const isHeld = draft.held === index;
  return (
    <button
      type="button"
      className={`hand-tile${isHeld ? ' pick' : ''}`}
      aria-pressed={isHeld}
      aria-keyshortcuts={String(index + 1)}
      data-focus-next={offerStepOf(draft) === 'hand' ? '' : undefined}
      onClick={() => edit({ type: 'hold', index: isHeld ? undefined : index })}
      onPointerDown={(event) =>
        startDrag(event, (place, from) => {
          const change = editFor(place, index, composer);
          if (change) edit(change, from);
        })
      }
    >
      <span className="visually-hidden">{say.hold(tileName(view.tile, locale))}</span>
      <TilePicture {...view} isOrnament />
    </button>
  );
}
