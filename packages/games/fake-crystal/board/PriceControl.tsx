import { IconButton, Picture, PowerToken, SliderField, useMessages } from '@sesame/ui';
import type { Column } from '../rules/state.ts';
import { useBoard } from './board-context.ts';
import type { Composer } from './composer.ts';
import { rangeOf } from './draft.ts';
import { offerStepOf } from './offer-speech.ts';
import { offerTexts } from './offer-texts.ts';
import { Price } from './Price.tsx';
import { stallTexts } from './stall-texts.ts';

/** Price of a column: buttons and a slider, or the negotiator's token. */
export function PriceControl({ composer, column }: { readonly composer: Composer; readonly column: Column }) {
  const { sides } = useMessages(stallTexts);
  const say = useMessages(offerTexts);
  const price = composer.prices[column];
  const { least, most } = rangeOf(composer.draft, composer.may, column);
  const side = sides[column];
  const set = (sum: number) => composer.edit({ type: 'price', column, price: sum });
  return (
    <div className="price-control">
      <Price price={price} size={15} />
      {price !== 'token' && (
        <>
          <div className="steps">
            <IconButton
              data-focus-next={offerStepOf(composer.draft) === 'price' ? '' : undefined}
              icon="minus"
              size={16}
              label={say.less(side)}
              isDisabled={price <= least}
              onPress={() => set(price - 1)}
            />
            <IconButton
              data-focus-next={offerStepOf(composer.draft) === 'price' ? '' : undefined}
              icon="plus"
              size={16}
              label={say.more(side)}
              isDisabled={price >= most}
              onPress={() => set(price + 1)}
            />
          </div>
          <SliderField
            label={say.price(side)}
            value={price}
            min={least}
            max={Math.max(least, most)}
            isDisabled={most <= least}
            onChange={set}
          />
        </>
      )}
      {composer.may.besideToken && <TokenSwitch composer={composer} column={column} />}
    </div>
  );
}

/** Negotiator: toggles between price and token. */
function TokenSwitch({ composer, column }: { readonly composer: Composer; readonly column: Column }) {
  const { power } = useBoard().view.options;
  const { sides, about } = useMessages(stallTexts);
  const say = useMessages(offerTexts);
  const isOn = composer.draft.token === column;
  return (
    <button
      type="button"
      className="token-switch tiny"
      aria-pressed={isOn}
      onClick={() => composer.edit({ type: 'token', column: isOn ? undefined : column })}
    >
      {!isOn && (
        <Picture width={20}>
          <PowerToken power={power} isActive />
        </Picture>
      )}
      <span className="visually-hidden">{about(sides[column])} </span>
      {isOn ? say.useCredits : say.useToken}
    </button>
  );
}
