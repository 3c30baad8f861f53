import type { ReactNode } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components/RadioGroup';

/** A radio group shown as a row of keys. */
export function ChoiceField(props: {
  readonly label: string;
  readonly options: readonly { readonly id: string; readonly label: ReactNode; readonly note?: string }[];
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly isDisabled?: boolean;
  readonly hideLabel?: boolean;
}) {
  const { label, options, value, onChange, isDisabled = false, hideLabel } = props;
  return (
    <RadioGroup value={value} onChange={onChange} isDisabled={isDisabled} className="labelled">
      <Label className={hideLabel ? 'visually-hidden' : 'small'}>{label}</Label>
      <div className="choices">
        {options.map(({ id, label: name, note }) => (
          <Radio key={id} value={id} className="choice-key">
            {name}
            {note && <span className="soft tiny">{note}</span>}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
