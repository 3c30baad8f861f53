import { Crystal, startDrag, useLocale, useMessages } from '@sesame/ui';
import type { Letter } from '../rules/state.ts';
import type { Composer } from './composer.ts';
import { colourOf } from './crystal-colours.ts';
import { nameOf } from './crystals.ts';
import { boardTexts } from './texts.ts';

/** The crystals to choose from: press one to fill the next free place, or drag it to a place. */
export function Palette({ letters, composer }: { readonly letters: readonly Letter[]; readonly composer: Composer }) {
  const say = useMessages(boardTexts);
  const locale = useLocale();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of keys in every browser
    <div className={`palette of-${letters.length}`} role="group" aria-label={say.crystals}>
      {letters.map((letter, i) => (
        <button
          key={letter}
          type="button"
          className="key crystal-key"
          disabled={!composer.isFree(letter)}
          data-focus-next
          aria-keyshortcuts={`${letter} ${i + 1}`}
          onClick={({ currentTarget }) => {
            const from = currentTarget.querySelector('svg')?.getBoundingClientRect();
            composer.edit({ type: 'place', letter }, from);
          }}
          onPointerDown={(event) =>
            startDrag(event, (drop, from) => composer.edit({ type: 'place', letter, at: Number(drop) }, from))
          }
        >
          <Crystal colour={colourOf(letter)} />
          <span>{nameOf(letter, locale)}</span>
        </button>
      ))}
    </div>
  );
}
