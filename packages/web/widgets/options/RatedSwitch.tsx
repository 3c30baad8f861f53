import type { TimeControl } from '@sesame/protocol';
import { SwitchField, useMessages } from '@sesame/ui';
import { useMe } from '../../data/use-me.ts';
import type { RatingTexts } from '../../locales/ratings/en.ts';
import { ratingTexts } from '../../locales/ratings/texts.ts';

/** Switch between rated and unrated. Where a match can't be rated it is off, and says why. */
export function RatedSwitch(props: {
  readonly value: boolean;
  readonly onChange: (isRated: boolean) => void;
  readonly againstBot?: true;
  readonly isUntimed?: boolean;
  /** The time control, where the player chooses one. */
  readonly pace?: TimeControl;
}) {
  const { value, onChange, againstBot, isUntimed = false, pace } = props;
  const say = useMessages(ratingTexts);
  const isGuest = useMe()?.guest === true;
  const obstacle = obstacleOf(say, { isGuest, isUntimed, pace });
  const hint = obstacle ?? (againstBot ? say.ratedBotHint : say.ratedHint);
  const isOff = obstacle !== undefined;
  return <SwitchField label={say.rated} hint={hint} value={value && !isOff} isDisabled={isOff} onChange={onChange} />;
}

/** Why a match can't be rated. */
const obstacleOf = (
  say: RatingTexts,
  { isGuest, isUntimed, pace }: { isGuest: boolean; isUntimed: boolean; pace: TimeControl | undefined },
): string | undefined => {
  if (isGuest) return say.guestUnrated;
  if (isUntimed) return say.untimedHint;
  return pace?.kind === 'none' ? say.clockHint : undefined;
};
