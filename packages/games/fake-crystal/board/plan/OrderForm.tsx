import type { Seat } from '@sesame/kernel';
import {
  ChoiceField,
  IconButton,
  SelectField,
  type SelectOption,
  SliderField,
  useLocale,
  useMessages,
  usePlayers,
} from '@sesame/ui';
import type { Order } from '../../rules/plan.ts';
import { CLAIMS, COLOURS } from '../../rules/state.ts';
import { backName } from '../piece-names.ts';
import { stallTexts } from '../stall-texts.ts';
import { planTexts } from './texts.ts';

const ANY_ID = 'any';

/** The value behind an option id; undefined for `ANY_ID`. */
const chosen = <Value extends string | number>(values: readonly Value[], id: string): Value | undefined =>
  values.find((value) => String(value) === id);

/** Form for one order: buy or bank, which tile, from whom, at what price. */
export function OrderForm(props: {
  readonly order: Order;
  readonly number: number;
  /** The other seats. */
  readonly sellers: readonly Seat[];
  /** Upper end of the price slider. */
  readonly maxPrice: number;
  readonly onChange: (order: Order) => void;
  readonly onRemove: () => void;
}) {
  const { order, number, sellers, maxPrice, onChange, onRemove } = props;
  const say = useMessages(planTexts);
  const { credits } = useMessages(stallTexts);
  const { names } = usePlayers();
  const locale = useLocale();
  const { colour, claim, seller, ...rest } = order;
  /** Sets some fields; `undefined` removes one. */
  const put = (parts: Partial<{ [K in 'colour' | 'claim' | 'seller']: Order[K] | undefined }>) => {
    const next = { colour, claim, seller, ...parts };
    onChange({
      ...rest,
      ...(next.colour !== undefined && { colour: next.colour }),
      ...(next.claim !== undefined && { claim: next.claim }),
      ...(next.seller !== undefined && { seller: next.seller }),
    });
  };
  const colours: readonly SelectOption[] = [
    { id: ANY_ID, label: say.anyColour },
    ...COLOURS.map((id) => ({ id, label: backName(id, locale) })),
  ];
  const others: readonly SelectOption[] = [
    { id: ANY_ID, label: say.anybody },
    ...sellers.map((seat) => ({ id: String(seat), label: names[seat] ?? '' })),
  ];
  return (
    <fieldset className="well order">
      <legend className="visually-hidden">{say.order(number)}</legend>
      <div className="line">
        <span className="grow">
          <ChoiceField
            label={say.action}
            hideLabel
            options={(['buy', 'bank'] as const).map((id) => ({ id, label: say.how[id] }))}
            value={order.do}
            onChange={(id) => onChange({ ...order, do: id === 'bank' ? 'bank' : 'buy' })}
          />
        </span>
        <IconButton icon="cross" label={say.remove(number)} onPress={onRemove} />
      </div>
      <div className="order-parts">
        <SelectField
          label={say.colour}
          options={colours}
          value={colour ?? ANY_ID}
          onChange={(id) => put({ colour: chosen(COLOURS, id) })}
        />
        <SelectField
          label={say.claim}
          options={CLAIMS.map((id) => ({ id: String(id), label: String(id) }))}
          value={String(claim ?? CLAIMS[0])}
          onChange={(id) => put({ claim: chosen(CLAIMS, id) })}
        />
        {sellers.length > 1 && (
          <SelectField
            label={say.seller}
            options={others}
            value={seller === undefined ? ANY_ID : String(seller)}
            onChange={(id) => put({ seller: chosen(sellers, id) })}
          />
        )}
      </div>
      <SliderField
        label={say.price[order.do]}
        value={order.price}
        min={0}
        max={maxPrice}
        format={credits}
        onChange={(price) => onChange({ ...order, price })}
      />
    </fieldset>
  );
}
