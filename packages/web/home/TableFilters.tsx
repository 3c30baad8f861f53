import { SelectField, useLocale, useMessages } from '@sesame/ui';
import { GAMES } from '../house/games.ts';
import { peopleWords } from '../messages/people/words.ts';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { ALL } from './fits.ts';

/** Which of the open tables are shown. */
export default function TableFilters() {
  const say = useMessages(peopleWords);
  const locale = useLocale();
  const { tableGame = ALL, tablePace = ALL } = useSettings();
  return (
    <div className="table-filters">
      <SelectField
        label={say.filterGame}
        hideLabel
        options={[{ id: ALL, label: say.allGames }, ...GAMES.map(({ id, name }) => ({ id, label: name[locale] }))]}
        value={tableGame}
        onChange={(id) => changeSettings({ tableGame: id })}
      />
      <SelectField
        label={say.filterPace}
        hideLabel
        options={[
          { id: ALL, label: say.anyPace },
          { id: 'live', label: say.live },
          { id: 'correspondence', label: say.days },
          { id: 'none', label: say.noClock },
        ]}
        value={tablePace}
        onChange={(id) => changeSettings({ tablePace: id })}
      />
    </div>
  );
}
