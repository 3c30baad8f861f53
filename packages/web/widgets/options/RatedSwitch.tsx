import { SwitchField, useMessages } from '@sesame/ui';
import { ratingTexts } from '../../locales/ratings/texts.ts';

/** Switch between rated and unrated. Races without a clock are never rated. */
export function RatedSwitch(props: {
  readonly value: boolean;
  readonly onChange: (isRated: boolean) => void;
  readonly againstBot?: true;
  readonly isUntimed?: boolean;
}) {
  const { value, onChange, againstBot, isUntimed = false } = props;
  const say = useMessages(ratingTexts);
  const hint = isUntimed ? say.untimedHint : againstBot ? say.ratedBotHint : say.ratedHint;
  return (
    <SwitchField label={say.rated} hint={hint} value={value && !isUntimed} isDisabled={isUntimed} onChange={onChange} />
  );
}
