import { Switch } from 'react-aria-components/Switch';

/** A switch. Its bolt slides, so the state does not depend on colour alone. */
export function SwitchField(props: {
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  readonly hint?: string;
  readonly isDisabled?: boolean;
}) {
  const { label, value, onChange, hint, isDisabled = false } = props;
  return (
    <Switch isSelected={value} onChange={onChange} isDisabled={isDisabled} className="switch">
      <i className="switch-track" />
      <span className="grow">
        {label}
        {hint && <span className="soft tiny">{hint}</span>}
      </span>
    </Switch>
  );
}
