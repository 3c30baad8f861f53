import type { TournamentFormat } from '@sesame/protocol';
import { ChoiceField, type GameEntry, useMessages } from '@sesame/ui';
import { tournamentTexts } from '../../locales/tournaments/texts.ts';

/** The tournament format. Tables of three and more need a game that seats them. */
export function FormatField(props: {
  readonly game: GameEntry;
  readonly value: TournamentFormat;
  readonly onChange: (format: TournamentFormat) => void;
}) {
  const { game, value, onChange } = props;
  const say = useMessages(tournamentTexts);
  const formats = [
    { id: 'swiss', label: say.formatSwiss, hint: say.swissHint },
    { id: 'robin', label: say.formatRobin, hint: say.robinHint },
    { id: 'knockout', label: say.formatKnockout, hint: say.knockoutHint },
    { id: 'arena', label: say.formatArena, hint: say.arenaHint },
    ...(game.seats.max > 2 ? [{ id: 'tables', label: say.formatTables, hint: say.tablesHint } as const] : []),
  ] as const;
  const chosen = formats.find(({ id }) => id === value);
  return (
    <div className="stack close">
      <ChoiceField
        label={say.format}
        options={formats.map(({ id, label }) => ({ id, label }))}
        value={value}
        onChange={(id) => onChange(formats.find((one) => one.id === id)?.id ?? value)}
      />
      <p className="soft tiny">{chosen?.hint}</p>
    </div>
  );
}
