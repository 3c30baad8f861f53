import type { MatchFilter, Profile } from '@sesame/protocol';
import { SelectField, useLocale, useMessages } from '@sesame/ui';
import { gameOf } from '../../data/games.ts';
import { ratingTexts } from '../../locales/ratings/texts.ts';

const ANY = 'any';

/** Filters of the match history. */
export function MatchFilters(props: {
  readonly profile: Profile;
  readonly value: MatchFilter;
  readonly onChange: (filter: MatchFilter) => void;
}) {
  const { profile, value, onChange } = props;
  const say = useMessages(ratingTexts);
  const locale = useLocale();
  const games = profile.statistics.map(({ game }) => ({ id: game, label: gameOf(game)?.name[locale] ?? game }));
  const set = (change: { readonly [Key in keyof MatchFilter]?: MatchFilter[Key] | undefined }) => {
    const chosen = Object.entries({ ...value, ...change }).filter(([, choice]) => choice !== undefined);
    onChange(Object.fromEntries(chosen));
  };
  const pick = <FilterSelect extends string>(id: string, choices: readonly FilterSelect[]) =>
    choices.find((choice) => choice === id);
  return (
    <div className="filters">
      <FilterSelect label={say.game} options={games} value={value.game} onChange={(game) => set({ game })} />
      <FilterSelect
        label={say.pace}
        options={[
          { id: 'live', label: say.live },
          { id: 'correspondence', label: say.correspondence },
        ]}
        value={value.pace}
        onChange={(id = '') => set({ pace: pick(id, ['live', 'correspondence']) })}
      />
      <FilterSelect
        label={say.result}
        options={[
          { id: 'won', label: say.won },
          { id: 'drew', label: say.drew },
          { id: 'lost', label: say.lost },
        ]}
        value={value.result}
        onChange={(id = '') => set({ result: pick(id, ['won', 'drew', 'lost']) })}
      />
      <FilterSelect
        label={say.counted}
        options={[
          { id: 'true', label: say.rated },
          { id: 'false', label: say.unrated },
        ]}
        value={value.rated === undefined ? undefined : String(value.rated)}
        onChange={(id) => set({ rated: id === undefined ? undefined : id === 'true' })}
      />
      <FilterSelect
        label={say.opponent}
        options={profile.opponents.map(({ id, name }) => ({ id, label: name }))}
        value={value.opponent}
        onChange={(opponent) => set({ opponent })}
      />
    </div>
  );
}

function FilterSelect(props: {
  readonly label: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
  readonly value: string | undefined;
  readonly onChange: (id: string | undefined) => void;
}) {
  const { label, options, value, onChange } = props;
  const say = useMessages(ratingTexts);
  return (
    <SelectField
      label={label}
      options={[{ id: ANY, label: say.any }, ...options]}
      value={value ?? ANY}
      onChange={(id) => onChange(id === ANY ? undefined : id)}
    />
  );
}
