import { SelectField, useMessages } from '@sesame/ui';
import { adminTexts } from '../../locales/admin/texts.ts';

/** Duration of a mute or announcement, in minutes. */
export function DurationField(props: {
  readonly options: readonly number[];
  readonly value: number;
  readonly onChange: (minutes: number) => void;
}) {
  const { options, value, onChange } = props;
  const say = useMessages(adminTexts);
  return (
    <SelectField
      label={say.lasts}
      options={options.map((minutes) => ({ id: String(minutes), label: say.minutes(minutes) }))}
      value={String(value)}
      onChange={(id) => onChange(Number(id))}
    />
  );
}
