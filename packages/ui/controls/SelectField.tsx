import { Button, Label, ListBox, ListBoxItem, Popover, Select, SelectValue } from 'react-aria-components/Select';
import { Icon } from '../icons/Icon.tsx';

export interface SelectOption {
  readonly id: string;
  readonly label: string;
  /** One line of explanation. */
  readonly hint?: string;
}

export function SelectField(props: {
  readonly label: string;
  readonly options: readonly SelectOption[];
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly isDisabled?: boolean;
  readonly hideLabel?: boolean;
}) {
  const { label, options, value, onChange, isDisabled = false, hideLabel } = props;
  const chosenHint = options.find(({ id }) => id === value)?.hint;
  return (
    <Select
      value={value}
      onChange={(id) => id !== null && onChange(String(id))}
      isDisabled={isDisabled}
      className="labelled"
    >
      <Label className={hideLabel ? 'visually-hidden' : 'small'}>{label}</Label>
      <Button className="field select">
        <SelectValue className="grow">{options.find(({ id }) => id === value)?.label}</SelectValue>
        <Icon name="chevronDown" size={18} />
      </Button>
      {chosenHint && <span className="small soft">{chosenHint}</span>}
      <Popover className="popover">
        <ListBox className="menu">
          {options.map(({ id, label: text, hint }) => (
            <ListBoxItem key={id} id={id} textValue={text} className="item">
              <span className="grow">
                {text}
                {hint && <span className="item-hint small soft">{hint}</span>}
              </span>
              {id === value && <Icon name="check" size={16} />}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </Select>
  );
}
