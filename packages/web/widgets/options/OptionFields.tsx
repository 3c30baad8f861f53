import { type AnyOption, type AnyRules, valuesFor } from '@sesame/kernel';
import { SelectField, SliderField, SwitchField, useLocale } from '@sesame/ui';
import { type ChosenOptions, offeredOptions } from './offered-options.ts';

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
