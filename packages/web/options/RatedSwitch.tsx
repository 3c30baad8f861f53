import { SwitchField, useMessages } from '@sesame/ui';
import { ratingWords } from '../messages/ratings/words.ts';

/** Whether a match counts for ratings. */
export function RatedSwitch(props: {
  readonly value: boolean;
  readonly onChange: (isRated: boolean) => void;
  readonly againstBot?: true;
}) {
  const { value, onChange, againstBot } = props;
  const say = useMessages(ratingWords);
  return (
    <SwitchField
      label={say.rated}
      hint={againstBot ? say.ratedBotHint : say.ratedHint}
      value={value}
      onChange={onChange}
    />
  );
}
