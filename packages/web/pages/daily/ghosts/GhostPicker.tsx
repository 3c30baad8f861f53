import { SelectField, useMessages } from '@sesame/ui';
import { dailyTexts } from '../../../locales/daily/texts.ts';
import { ghostChoiceTexts } from '../../../locales/ghosts/texts.ts';
import type { DailyGhostChoice, OfferedGhost } from './use-daily-ghosts.ts';

const NOBODY = 'nobody';

/** Whom to race against; nobody at first. Nothing where there is no ghost. */
export function GhostPicker({ ghosts, chosen, choose }: DailyGhostChoice) {
  const say = useMessages(ghostChoiceTexts);
  const sayDaily = useMessages(dailyTexts);
  const nameOf = ({ who, name, time }: OfferedGhost) => {
    const took = sayDaily.score('milliseconds', time);
    return who === 'you' ? say.you(took) : say[who](name, took);
  };
  if (ghosts.length === 0) return undefined;
  return (
    <>
      <SelectField
        label={say.choose}
        value={chosen?.id ?? NOBODY}
        options={[{ id: NOBODY, label: say.none }, ...ghosts.map((ghost) => ({ id: ghost.id, label: nameOf(ghost) }))]}
        onChange={choose}
      />
      {chosen && <p className="soft small">{say.note}</p>}
    </>
  );
}
