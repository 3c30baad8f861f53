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
import type { Wish } from '../../rules/plan.ts';
import { CLAIMS, COLOURS } from '../../rules/state.ts';
import { messages } from '../messages.ts';
import { backName } from '../names.ts';
import { planning } from './words.ts';

const ANY = 'any';

/** The one of these that an option stands for; nothing for any. */
const chosen = <Value extends string | number>(values: readonly Value[], id: string): Value | undefined =>
  values.find((value) => String(value) === id);

/** One wish: buy or bank, what, from whom, at what price. */
export function WishForm(props: {
  readonly wish: Wish;
  readonly number: number;
  /** Whose offers there are besides the own. */
  readonly sellers: readonly Seat[];
  /** The most that can be paid. */
  readonly most: number;
  readonly onChange: (wish: Wish) => void;
  readonly onRemove: () => void;
}) {
  const { wish, number, sellers, most, onChange, onRemove } = props;
  const say = useMessages(planning);
  const { credits } = useMessages(messages);
  const { names } = usePlayers();
  const locale = useLocale();
  const { colour, claim, seller, ...rest } = wish;
  /** With this part of the wish or without it. */
  const put = (parts: Partial<{ [K in 'colour' | 'claim' | 'seller']: Wish[K] | undefined }>) => {
    const next = { colour, claim, seller, ...parts };
    onChange({
      ...rest,
      ...(next.colour !== undefined && { colour: next.colour }),
      ...(next.claim !== undefined && { claim: next.claim }),
      ...(next.seller !== undefined && { seller: next.seller }),
    });
  };
  const colours: readonly SelectOption[] = [
    { id: ANY, label: say.anyColour },
    ...COLOURS.map((id) => ({ id, label: backName(id, locale) })),
  ];
  const others: readonly SelectOption[] = [
    { id: ANY, label: say.anybody },
    ...sellers.map((seat) => ({ id: String(seat), label: names[seat] ?? '' })),
  ];
  return (
    <fieldset className="well wish">
      <legend className="unseen">{say.order(number)}</legend>
      <div className="line">
        <span className="grow">
          <ChoiceField
            label={say.action}
            hideLabel
            options={(['buy', 'bank'] as const).map((id) => ({ id, label: say.how[id] }))}
            value={wish.do}
            onChange={(id) => onChange({ ...wish, do: id === 'bank' ? 'bank' : 'buy' })}
          />
        </span>
        <IconButton icon="cross" label={say.remove(number)} onPress={onRemove} />
      </div>
      <div className="wish-parts">
        <SelectField
          label={say.colour}
          options={colours}
          value={colour ?? ANY}
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
            value={seller === undefined ? ANY : String(seller)}
            onChange={(id) => put({ seller: chosen(sellers, id) })}
          />
        )}
      </div>
      <SliderField
        label={say.price[wish.do]}
        value={wish.price}
        min={0}
        max={most}
        format={credits}
        onChange={(price) => onChange({ ...wish, price })}
      />
    </fieldset>
  );
}
