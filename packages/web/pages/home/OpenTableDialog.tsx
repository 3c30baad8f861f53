import { areOptionsFor } from '@sesame/kernel';
import type { TimeControl } from '@sesame/protocol';
import { Button, ChoiceField, Dialog, type GameEntry, SelectField, SwitchField, useLocale } from '@sesame/ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '../../data/client.ts';
import { GAMES, gameOf, useRules } from '../../data/games.ts';
import { changeSettings, useSettings } from '../../data/settings.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { useTexts } from '../../locales/texts.tsx';
import { type ChosenOptions, defaultOptions, OptionFields } from '../../widgets/options/OptionFields.tsx';
import { RatedSwitch } from '../../widgets/options/RatedSwitch.tsx';
import { TimeControlField } from '../../widgets/time-control/TimeControlField.tsx';
import { NO_CLOCK } from '../../widgets/time-control/time-control-text.ts';

interface OpenTableProps {
  readonly game: GameEntry;
  /** The table is unlisted: players come by its link. */
  readonly isInvitation: boolean;
  readonly onClose: () => void;
}

/** Opens a table with a game, options, time control and visibility. */
export default function OpenTableDialog({ game: first, isInvitation, onClose }: OpenTableProps) {
  const texts = useTexts();
  const locale = useLocale();
  const [game, setGame] = useState(first);
  const games = GAMES.map(({ id, name }) => ({ id, label: name[locale] }));
  return (
    <Dialog title={isInvitation ? texts.newTable.inviteTitle : texts.newTable.title} isOpen onOpenChange={onClose}>
      {isInvitation && <p className="soft small">{texts.newTable.inviteText}</p>}
      {games.length > 1 && (
        <SelectField
          label={texts.newTable.game}
          options={games}
          value={game.id}
          onChange={(id) => setGame(gameOf(id) ?? game)}
        />
      )}
      <OpenTableForm key={game.id} game={game} isInvitation={isInvitation} />
    </Dialog>
  );
}

function OpenTableForm({ game, isInvitation }: Pick<OpenTableProps, 'game' | 'isInvitation'>) {
  const texts = useTexts();
  const locale = useLocale();
  const rules = useRules(game);
  const [, navigate] = useLocation();
  const [seats, setSeats] = useState(rules.seats.min);
  const [options, setOptions] = useState<ChosenOptions>(() => defaultOptions(rules, locale));
  const { paces } = useSettings();
  const [pace, setPace] = useState<TimeControl>(paces[game.id] ?? NO_CLOCK);
  const [listed, setListed] = useState(!isInvitation);
  const [rated, setRated] = useState(true);
  const { isPending, mutate } = useMutation();

  const open = async () => {
    changeSettings({ paces: { ...paces, [game.id]: pace } });
    const table = await mutate(() =>
      api.openTable({ body: { game: game.id, options, pace, open: listed, rated, seats } }),
    );
    if (table.ok) navigate(`/tables/${table.value.id}`);
  };

  return (
    <>
      {rules.seats.max > rules.seats.min && (
        <ChoiceField
          label={texts.newTable.seats}
          options={Array.from({ length: rules.seats.max - rules.seats.min + 1 }, (_, i) => {
            const n = rules.seats.min + i;
            return { id: String(n), label: n };
          })}
          value={String(seats)}
          onChange={(n) => {
            setSeats(Number(n));
            if (!areOptionsFor(rules.options, options, Number(n))) setOptions(defaultOptions(rules, locale));
          }}
        />
      )}
      <TimeControlField game={game.id} value={pace} onChange={setPace} />
      <OptionFields rules={rules} seats={seats} value={options} onChange={setOptions} />
      <RatedSwitch value={rated} onChange={setRated} />
      {!isInvitation && (
        <SwitchField
          label={texts.newTable.listed}
          hint={texts.newTable.listedHint}
          value={listed}
          onChange={setListed}
        />
      )}
      <Button variant="primary" className="main-action" isDisabled={isPending} onPress={() => void open()}>
        {texts.newTable.open}
      </Button>
    </>
  );
}
