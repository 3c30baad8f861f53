import { Crystal, FlyIn, startDrag, useLocale, useMessages } from '@sesame/ui';
import type { Letter } from '../rules/state.ts';
import type { Composer } from './composer.ts';
import { colourOf } from './crystal-colours.ts';
import { nameOf } from './crystals.ts';
import { boardTexts } from './texts.ts';

/** A read-only row of sockets. */
export function Sockets(props: {
  readonly letters: readonly (Letter | undefined)[];
  readonly next?: number | undefined;
  readonly onPick?: ((letter: Letter, from: DOMRect) => void) | undefined;
}) {
  const { letters, next, onPick } = props;
  return (
    <span className="sockets" aria-hidden="true">
      {letters.map((letter, i) => {
        const content = letter && <Crystal colour={colourOf(letter)} />;
        const className = `socket${i === next ? ' next' : ''}`;
        return letter && onPick ? (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is its index
            key={i}
            type="button"
            tabIndex={-1}
            className={className}
            onClick={(event) => onPick(letter, event.currentTarget.getBoundingClientRect())}
          >
            {content}
          </button>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its index
          <i key={i} className={className}>
            {content}
          </i>
        );
      })}
    </span>
  );
}

/** The editable sockets of the draft. */
export function DraftSockets({ composer }: { readonly composer: Composer }) {
  const say = useMessages(boardTexts);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of sockets in every browser
    <span
      className="sockets"
      role="group"
      aria-label={composer.purpose === 'hide' ? say.yourCode : say.yourGuess}
      data-acted-on
    >
      {composer.draft.places.map((letter, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is its index
        <DraftSocket key={place} composer={composer} place={place} letter={letter} />
      ))}
    </span>
  );
}

interface DraftSocketProps {
  readonly composer: Composer;
  readonly place: number;
  readonly letter: Letter | undefined;
}

/** Press to select the place, press again to empty it, drag to swap two places. */
function DraftSocket({ composer, place, letter }: DraftSocketProps) {
  const say = useMessages(boardTexts);
  const locale = useLocale();
  const isNext = composer.draft.at === place;
  const press = () => composer.edit({ type: letter && isNext ? 'remove' : 'select', at: place });
  return (
    <button
      type="button"
      className={`socket crystal-key${isNext ? ' next' : ''}`}
      data-drop={place}
      aria-pressed={isNext}
      aria-label={say.place(place + 1, letter && nameOf(letter, locale))}
      onClick={press}
      onPointerDown={(event) =>
        startDrag(event, (drop, from) => {
          const to = Number(drop);
          if (to !== place) composer.edit({ type: 'move', from: place, to }, from);
        })
      }
    >
      {letter && (
        <FlyIn key={letter} origin={() => composer.takeOrigin(place)}>
          <Crystal colour={colourOf(letter)} />
        </FlyIn>
      )}
    </button>
  );
}
