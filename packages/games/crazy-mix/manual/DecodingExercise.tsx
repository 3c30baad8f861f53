import { At, ChoiceField, Figure, Icon, Picture, useAnnounce, useLocale, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { CodeCard, DecoderCard } from '../board/CodeCards.tsx';
import { propertyName, sidePosition } from '../board/piece-names.ts';
import { SmallSign } from '../board/Sign.tsx';
import { signName, valueName } from '../board/symbol-names.ts';
import type { Side } from '../rules/pieces.ts';
import { PROPERTIES, type Property } from '../rules/symbols.ts';
import { EXAMPLE, readOff, wantedIn } from './example.ts';
import { manualTexts } from './texts.ts';

const CARD_POSITIONS: Readonly<Record<Side, readonly [x: number, y: number]>> = {
  top: [0, -108],
  right: [108, 0],
  bottom: [0, 108],
  left: [-108, 0],
};

/** Exercise: decode a round property by property, before or after the mix. */
export function DecodingExercise() {
  const say = useMessages(manualTexts).trial;
  const locale = useLocale();
  const announce = useAnnounce();
  const [mixed, setMixed] = useState(false);
  const [read, setRead] = useState<readonly Property[]>([]);
  const last = read.at(-1);
  const lit = last && readOff(last, mixed).side;
  const wanted = wantedIn(mixed);

  const textOf = (property: Property) => {
    const { side, value, mix } = readOff(property, mixed);
    const said = mix
      ? say.mixed(valueName(mix.symbol, locale), valueName(mix.ground, locale), valueName(value, locale))
      : valueName(value, locale);
    return say.read(propertyName(property, locale), sidePosition(side, locale), said);
  };
  const look = (property: Property) => {
    setRead([...read.filter((one) => one !== property), property]);
    announce(textOf(property));
  };

  return (
    <Figure className="mix-decoding">
      <ChoiceField
        label={say.title}
        options={[
          { id: 'before', label: say.before },
          { id: 'after', label: say.after },
        ]}
        value={mixed ? 'after' : 'before'}
        onChange={(when) => {
          setMixed(when === 'after');
          setRead([]);
        }}
      />
      <Picture box="-165 -165 330 330" className="mix-decoding-round">
        <DecoderCard decoder={EXAMPLE.decoder} />
        {EXAMPLE.sides.map(({ side, card }) => (
          <At key={side} x={CARD_POSITIONS[side][0]} y={CARD_POSITIONS[side][1]}>
            <g className={lit !== undefined && lit !== side ? 'mix-unlit' : undefined}>
              <CodeCard card={card} />
            </g>
          </At>
        ))}
      </Picture>
      <div className="mix-decoding-result">
        <div className="mix-decoding-keys">
          {PROPERTIES.map((property) => (
            <button
              key={property}
              type="button"
              className="btn tight"
              aria-pressed={read.includes(property)}
              onClick={() => look(property)}
            >
              <Icon name={property} />
              {propertyName(property, locale)}
            </button>
          ))}
        </div>
        <ul className="mix-decoding-read small">
          {PROPERTIES.filter((property) => read.includes(property)).map((property) => (
            <li key={property}>{textOf(property)}</li>
          ))}
        </ul>
        {read.length === PROPERTIES.length ? (
          <p className="mix-decoding-found">
            <SmallSign sign={wanted} size={40} />
            {say.found(signName(wanted, locale))}
          </p>
        ) : (
          <p className="soft small">{say.more}</p>
        )}
      </div>
    </Figure>
  );
}
