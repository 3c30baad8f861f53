import { At, Picture, useLocale, useMessages } from '@sesame/ui';
import { MIXES, type Primary, type Property, SECONDARIES } from '../rules/symbols.ts';
import { useBoard } from './board-context.ts';
import { EMPTY_DRAFT, groupsOf, isChosen } from './draft.ts';
import { propertyName } from './piece-names.ts';
import { pressHandlers } from './press-handlers.ts';
import { PROPERTY_KEYS, type Value } from './property-keys.ts';
import { Swatch } from './Sign.tsx';
import { OUTLINES, SMALL_SCALE } from './shapes.ts';
import type { SymbolComposer } from './symbol-composer.ts';
import { valueName } from './symbol-names.ts';
import { boardTexts } from './texts.ts';

/** Buttons for the ten property values, with their keys; a legend when disabled. */
export function PropertyPad({ composer }: { readonly composer: SymbolComposer | undefined }) {
  const { view } = useBoard();
  const say = useMessages(boardTexts);
  const locale = useLocale();
  return (
    <fieldset className={`mix-pad${composer ? '' : ' inactive'}`} aria-label={say.pad}>
      {groupsOf(view.mixed).map(([property, values], group) => (
        <fieldset key={property} className="mix-group" aria-label={propertyName(property, locale)}>
          {values.map((value, i) => (
            <ValueButton key={value} {...{ composer, property, value }} isFirst={group === 0 && i === 0} />
          ))}
        </fieldset>
      ))}
    </fieldset>
  );
}

interface ValueButtonProps {
  readonly composer: SymbolComposer | undefined;
  readonly property: Property;
  readonly value: Value;
  readonly isFirst: boolean;
}

function ValueButton({ composer, property, value, isFirst }: ValueButtonProps) {
  const locale = useLocale();
  const draft = composer?.draft ?? EMPTY_DRAFT;
  const isOn = isChosen(draft, value);
  const isPassed = !isOn && draft[property] !== undefined;
  const key = PROPERTY_KEYS[locale][value].toUpperCase();
  return (
    <button
      type="button"
      className={`mix-cap${isOn ? ' on' : ''}${isPassed ? ' passed' : ''}`}
      aria-pressed={isOn}
      aria-disabled={composer === undefined}
      aria-keyshortcuts={key}
      data-focus-next={(isFirst && composer !== undefined) || undefined}
      {...pressHandlers(composer && (() => composer.choose(value)))}
    >
      <span className="mix-cap-face" aria-hidden="true">
        <ValuePicture value={value} />
        <kbd className="mix-key">{key}</kbd>
      </span>
      {valueName(value, locale)}
    </button>
  );
}

/** The primaries of each secondary colour. */
const PRIMARIES_OF = new Map<Value, readonly Primary[]>(SECONDARIES.map((mixed) => [mixed, MIXES[mixed]]));

/** Icon of a property value. */
function ValuePicture({ value }: { readonly value: Value }) {
  const secondary = PRIMARIES_OF.get(value);
  switch (value) {
    case 'S':
    case 'T':
    case 'C':
      return <Shape d={OUTLINES[value]} className="p-carve" />;
    case 'B':
    case 's':
      return <Sizes k={value === 'B' ? 1 : SMALL_SCALE} />;
    case 'f':
    case 'e':
      return <Shape d={OUTLINES.C} className={value === 'f' ? 'mix-solid' : 'mix-hollow'} />;
    default:
      return (
        <Picture width={secondary ? 28 : 22} box={secondary ? '-98 -50 148 100' : '-50 -50 100 100'}>
          {secondary?.map((primary, i) => (
            <At key={primary} x={-74} y={i === 0 ? -24 : 24}>
              <Swatch colour={primary} radius={20} />
            </At>
          ))}
          <Swatch colour={value} radius={45} />
        </Picture>
      );
  }
}

function Shape({ d, className }: { readonly d: string; readonly className: string }) {
  return (
    <Picture width={22}>
      <path className={`${className} mix-value`} d={d} />
    </Picture>
  );
}

/** Size icon: a square inside the outline of the big one. */
function Sizes({ k }: { readonly k: number }) {
  return (
    <Picture width={22}>
      <rect className="p-carve mix-value faint" x="-42" y="-42" width="84" height="84" />
      <rect className="mix-solid" x="-42" y={42 - 84 * k} width={84 * k} height={84 * k} />
    </Picture>
  );
}
