import { useLocale, useMessages } from '@sesame/ui';
import { linesOf } from '../rules/machine.ts';
import type { Machine } from '../rules/pieces.ts';
import type { BuildDraft, BuildEdit } from './build-draft.ts';
import { fittingTurn, isCell, type Place } from './build-plan.ts';
import { buildTexts } from './build-texts.ts';
import { dropId } from './CardHand.tsx';
import { linesText, placeText } from './card-name.ts';
import { cellPosition } from './MachineCanvas.tsx';
import { MachineCard } from './MachineCard.tsx';

/** Drop targets for the held card; the one under the cursor previews it. */
export function CardPlaces(props: {
  readonly places: readonly Place[];
  readonly draft: BuildDraft;
  readonly edit: (edit: BuildEdit) => void;
  /** The machine with the cards laid so far. */
  readonly machine: Machine;
  readonly onLaid: () => void;
}) {
  const { places, draft, edit, machine, onLaid } = props;
  const locale = useLocale();
  const { card, turn, cursor } = draft;
  const say = useMessages(buildTexts);
  if (card === undefined) return null;
  return places.map((place) => {
    const isPointed = isCell(cursor, place);
    const looks = linesOf(card, turn).join();
    const isFit = place.turns.some((one) => linesOf(card, one).join() === looks);
    const words = isFit ? say.fits : say.fitsTurned;
    return (
      <button
        key={dropId(place)}
        type="button"
        className={`xc-place${isFit ? ' is-fit' : ''}${isPointed ? ' is-pointed' : ''}`}
        style={cellPosition(place)}
        data-drop={dropId(place)}
        data-turn={fittingTurn(place, turn)}
        aria-label={say.goes(placeText(machine, place, locale), linesText(card, fittingTurn(place, turn), locale))}
        onPointerEnter={(event) => event.pointerType === 'mouse' && edit({ type: 'point', at: place })}
        onFocus={() => edit({ type: 'point', at: place })}
        onClick={() => {
          edit({ type: 'lay', at: place });
          onLaid();
        }}
      >
        {isPointed ? (
          <svg viewBox="-51 -51 102 102" aria-hidden="true">
            <MachineCard card={card} turn={fittingTurn(place, turn)} />
          </svg>
        ) : (
          <span className="xc-place-text" aria-hidden="true">
            {words}
          </span>
        )}
      </button>
    );
  });
}
