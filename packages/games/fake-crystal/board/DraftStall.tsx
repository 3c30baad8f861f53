import { FlyIn, startDrag, useLocale, useMessages } from '@sesame/ui';
import type { Claim, Column } from '../rules/state.ts';
import type { Composer } from './composer.ts';
import { offerStepOf, targetColumnOf } from './offer-speech.ts';
import { offerTexts } from './offer-texts.ts';
import { PriceControl } from './PriceControl.tsx';
import { tileName } from './piece-names.ts';
import { StallGrid } from './StallGrid.tsx';
import { dropName, editFor, pressKey } from './stall-places.ts';
import { stallTexts } from './stall-texts.ts';
import { TilePicture } from './TilePicture.tsx';

/** Your stall while you make an offer. */
export function DraftStall({ composer }: { readonly composer: Composer }) {
  return (
    <StallGrid
      onKeyDown={(event) => pressKey(event, composer)}
      cell={(column, claim) => <DraftCell composer={composer} column={column} claim={claim} />}
      price={(column) => <PriceControl composer={composer} column={column} />}
    />
  );
}

interface DraftCellProps {
  readonly composer: Composer;
  readonly column: Column;
  readonly claim: Claim;
}

/** A click places the tile in hand, or picks up the tile that lies here. */
function DraftCell({ composer, column, claim }: DraftCellProps) {
  const say = useMessages(offerTexts);
  const { sides } = useMessages(stallTexts);
  const locale = useLocale();
  const { draft, hand, edit } = composer;
  const laying = draft.laid[column]?.claim === claim ? draft.laid[column] : undefined;
  const view = laying && hand[laying.index];
  const isHeld = laying !== undefined && draft.held === laying.index;
  const press = () => {
    if (laying && (draft.held === undefined || isHeld))
      edit({ type: 'hold', index: isHeld ? undefined : laying.index });
    else edit({ type: 'lay', column, claim }, document.querySelector('.hand-tile.pick')?.getBoundingClientRect());
  };
  const state = ['cell', isHeld && 'pick', draft.held !== undefined && !laying && 'open'].filter(Boolean).join(' ');
  return (
    <button
      type="button"
      className={state}
      data-drop={dropName({ column, claim })}
      data-focus-next={offerStepOf(draft) === 'place' && targetColumnOf(draft) === column ? '' : undefined}
      aria-pressed={isHeld}
      onClick={press}
      onPointerDown={(event) =>
        laying &&
        startDrag(event, (place, from) => {
          const change = editFor(place, laying.index, composer);
          if (change) edit(change, from);
        })
      }
    >
      <span className="visually-hidden">
        {say.cell(sides[column], claim, view?.tile && tileName(view.tile, locale))}
      </span>
      {laying && view && (
        <FlyIn key={laying.index} origin={() => composer.takeOrigin(laying.index)}>
          <TilePicture {...view} isOrnament />
        </FlyIn>
      )}
    </button>
  );
}
