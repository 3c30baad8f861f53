import { type AnyOption, type AnyRules, type Locale, optionsOf, valuesFor } from '@sesame/kernel';
import { SelectField, SliderField, SwitchField, useLocale } from '@sesame/ui';

export type ChosenOptions = Readonly<Record<string, boolean | number | string>>;

/** The options that forms offer. */
export const offeredOptions = ({ options }: Pick<AnyRules, 'options'>): readonly (readonly [string, AnyOption])[] =>
  optionsOf(options).filter(([, { isHidden }]) => isHidden !== true);

/** A game's default options. A language option defaults to the player's language. */
export const defaultOptions = (
  rules: Pick<AnyRules, 'options'>,
  locale: Locale,
  { againstBots = false } = {},
): ChosenOptions =>
  Object.fromEntries(
    offeredOptions(rules).map(([name, option]) => {
      if (name === 'language' && hasValue(option, locale)) return [name, locale];
      return [name, (againstBots ? option.againstBots : undefined) ?? option.inForms ?? option.default];
    }),
  );

/** Whether it does not matter who is first in a race. The server does not rate such matches. */
export const isUntimed = ({ race }: Pick<AnyRules, 'race'>, options: ChosenOptions): boolean =>
  race !== undefined && options[race.untimed] === true;

const hasValue = (option: AnyOption, wanted: string): boolean =>
  option.kind === 'choice' && option.values.some(({ value }) => value === wanted);

/** Form fields for a game's options with so many players, generated from its rules. */
export function OptionFields(props: {
  readonly rules: AnyRules;
  readonly seats: number;
  readonly value: ChosenOptions;
  readonly onChange: (value: ChosenOptions) => void;
}) {
  const { rules, seats, value, onChange } = props;
  return offeredOptions(rules).map(([name, option]) => (
    <OptionField
      key={name}
      option={option}
      seats={seats}
      value={value[name] ?? option.default}
      onChange={(chosen) => onChange({ ...value, [name]: chosen })}
    />
  ));
}

function OptionField(props: {
  readonly option: AnyOption;
  readonly seats: number;
  readonly value: boolean | number | string;
  readonly onChange: (value: boolean | number | string) => void;
}) {
  const { option, seats, value, onChange } = props;
  const locale = useLocale();
  const label = option.label[locale];
  switch (option.kind) {
    case 'flag':
      return <SwitchField label={label} value={value === true} onChange={onChange} />;
    case 'whole':
      return <SliderField label={label} value={Number(value)} min={option.min} max={option.max} onChange={onChange} />;
    case 'choice': {
      const values = valuesFor(option, seats).map(({ value: id, label: name, hint }) => ({
        id,
        label: name[locale],
        ...(hint && { hint: hint[locale] }),
      }));
      return <SelectField label={label} options={values} value={String(value)} onChange={onChange} />;
    }
  }
}
