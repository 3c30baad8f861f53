import type { HTMLInputAutoCompleteAttribute, Ref } from 'react';
import { TextField as AriaTextField, FieldError, Input, Label, Text } from 'react-aria-components/TextField';
import { Icon } from '../icons/Icon.tsx';

export function TextField(props: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The error, as a sentence. */
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly placeholder?: string;
  readonly type?: 'text' | 'email' | 'password' | 'search' | 'url' | 'datetime-local';
  readonly name?: string;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly maxLength?: number;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly autoFocus?: boolean;
  /** Hides the label visually, where the context makes it clear. */
  readonly hideLabel?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}) {
  const { label, error, hint, placeholder, hideLabel, ref, ...rest } = props;
  return (
    <AriaTextField {...rest} isInvalid={error !== undefined} className="labelled">
      <Label className={hideLabel ? 'visually-hidden' : 'small'}>{label}</Label>
      <Input className="field" {...(placeholder === undefined ? {} : { placeholder })} {...(ref ? { ref } : {})} />
      {hint && error === undefined && (
        <Text slot="description" className="soft tiny">
          {hint}
        </Text>
      )}
      <FieldError className="field-error small">
        <Icon name="cross" size={16} />
        {error}
      </FieldError>
    </AriaTextField>
  );
}
