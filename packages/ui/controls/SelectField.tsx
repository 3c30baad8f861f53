import { Button, Label, ListBox, ListBoxItem, Popover, Select, SelectValue } from 'react-aria-components/Select';
import { Icon } from '../icons/Icon.tsx';

export interface SelectOption {
  readonly id: string;
  readonly label: string;
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
  return (
    <Select
      value={value}
      onChange={(id) => id !== null && onChange(String(id))}
      isDisabled={isDisabled}
      className="labelled"
    >
      <Label className={hideLabel ? 'visually-hidden' : 'small'}>{label}</Label>
      <Button className="field select">
        <SelectValue className="grow">{({ selectedText }) => selectedText}</SelectValue>
        <Icon name="chevronDown" size={18} />
      </Button>
      <Popover className="popover">
        <ListBox className="menu">
          {options.map(({ id, label: text }) => (
            <ListBoxItem key={id} id={id} textValue={text} className="item">
              <span className="grow">{text}</span>
              {id === value && <Icon name="check" size={16} />}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </Select>
  );
}
