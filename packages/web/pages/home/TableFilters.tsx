import { Crystal, useLocale, useMessages } from '@sesame/ui';
import type { ReactNode } from 'react';
import { GAMES } from '../../data/games.ts';
import { changeSettings, useSettings } from '../../data/settings.ts';
import { tableFilterTexts } from '../../locales/table-filters/texts.ts';
import { ALL } from './table-filter.ts';

/** Filters of the open tables. */
export default function TableFilters() {
  const say = useMessages(tableFilterTexts);
  const locale = useLocale();
  const { tableGame = ALL, tablePace = ALL } = useSettings();
  const games = GAMES.map(({ id, name, crystal }) => ({
    id,
    label: name[locale],
    icon: <Crystal colour={crystal} size={20} />,
  }));
  const paces = [
    { id: 'live', label: say.live },
    { id: 'correspondence', label: say.correspondence },
    { id: 'none', label: say.noClock },
  ];
  return (
    <div className="wraps table-filters">
      <FilterChips
        legend={say.game}
        options={games}
        value={tableGame}
        onChange={(id) => changeSettings({ tableGame: id })}
      />
      <FilterChips
        legend={say.timeControl}
        options={paces}
        value={tablePace}
        onChange={(id) => changeSettings({ tablePace: id })}
      />
    </div>
  );
}

/** Toggle filter chips; pressing the active one clears the filter. */
function FilterChips(props: {
  readonly legend: string;
  readonly options: readonly { readonly id: string; readonly label: string; readonly icon?: ReactNode }[];
  readonly value: string;
  readonly onChange: (id: string) => void;
}) {
  const { legend, options, value, onChange } = props;
  return (
    <fieldset className="wraps picks">
      <legend className="visually-hidden">{legend}</legend>
      {options.map(({ id, label, icon }) => (
        <button
          key={id}
          type="button"
          className={id === value ? 'chip on' : 'chip'}
          aria-pressed={id === value}
          {...(icon !== undefined && { 'aria-label': label, title: label })}
          onClick={() => onChange(id === value ? ALL : id)}
        >
          {icon ?? label}
        </button>
      ))}
    </fieldset>
  );
}
