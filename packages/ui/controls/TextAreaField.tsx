import { TextField as AriaTextField, Label, Text, TextArea } from 'react-aria-components/TextField';

/** A field for several lines of text, which grows with them. */
export function TextAreaField(props: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string | undefined;
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly rows?: number;
  readonly isDisabled?: boolean;
}) {
  const { label, hint, placeholder, rows = 3, ...rest } = props;
  return (
    <AriaTextField {...rest} className="labelled">
      <Label className="small">{label}</Label>
      <TextArea className="field text-area" rows={rows} {...(placeholder !== undefined && { placeholder })} />
      {hint && (
        <Text slot="description" className="soft tiny">
          {hint}
        </Text>
      )}
    </AriaTextField>
  );
}
