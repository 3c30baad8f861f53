import { SwitchField, useMessages } from '@sesame/ui';
import { ratingTexts } from '../../locales/ratings/texts.ts';

/** Switch between rated and unrated. */
export function RatedSwitch(props: {
  readonly value: boolean;
  readonly onChange: (isRated: boolean) => void;
  readonly againstBot?: true;
}) {
  const { value, onChange, againstBot } = props;
  const say = useMessages(ratingTexts);
  return (
    <SwitchField
      label={say.rated}
      hint={againstBot ? say.ratedBotHint : say.ratedHint}
      value={value}
      onChange={onChange}
    />
  );
}
