import { Crystal, useLocale, useMessages } from '@sesame/ui';
import type { ReactNode } from 'react';
import { GAMES } from '../../data/games.ts';
import { changeSettings, useSettings } from '../../data/settings.ts';
import { friendTexts } from '../../locales/friends/texts.ts';
import { ALL } from './table-filter.ts';

/** Which of the open tables are shown. Without a choice, all of them. */
export default function TableFilters() {
  const say = useMessages(friendTexts);
  const locale = useLocale();
  const { tableGame = ALL, tablePace = ALL } = useSettings();
  const games = GAMES.map(({ id, name, crystal }) => ({
    id,
    label: name[locale],
    face: <Crystal colour={crystal} size={20} />,
  }));
  const paces = [
    { id: 'live', label: say.live },
    { id: 'correspondence', label: say.days },
    { id: 'none', label: say.noClock },
  ];
  return (
    <div className="wraps table-filters">
      <Filter
        legend={say.filterGame}
        kinds={games}
        value={tableGame}
        onChange={(id) => changeSettings({ tableGame: id })}
      />
      <Filter
        legend={say.filterPace}
        kinds={paces}
        value={tablePace}
        onChange={(id) => changeSettings({ tablePace: id })}
      />
    </div>
  );
}

/** One of a few kinds; pressed again it is none. */
function Filter(props: {
  readonly legend: string;
  readonly kinds: readonly { readonly id: string; readonly label: string; readonly face?: ReactNode }[];
  readonly value: string;
  readonly onChange: (id: string) => void;
}) {
  const { legend, kinds, value, onChange } = props;
  return (
    <fieldset className="wraps picks">
      <legend className="unseen">{legend}</legend>
      {kinds.map(({ id, label, face }) => (
        <button
          key={id}
          type="button"
          className={id === value ? 'chip on' : 'chip'}
          aria-pressed={id === value}
          {...(face !== undefined && { 'aria-label': label, title: label })}
          onClick={() => onChange(id === value ? ALL : id)}
        >
          {face ?? label}
        </button>
      ))}
    </fieldset>
  );
}
