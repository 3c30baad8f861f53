import { areOptionsFor } from '@sesame/kernel';
import type { TimeControl } from '@sesame/protocol';
import { Button, ChoiceField, Dialog, type GameEntry, SelectField, SwitchField, useLocale } from '@sesame/ui';
import { useState } from 'react';
import { GAMES, gameOf, useRules } from '../../data/games.ts';
import { changeSettings, useSettings } from '../../data/settings.ts';
import { useTexts } from '../../locales/texts.tsx';
import { OptionFields } from '../../widgets/options/OptionFields.tsx';
import { type ChosenOptions, defaultOptions, isUntimed } from '../../widgets/options/offered-options.ts';
import { RatedSwitch } from '../../widgets/options/RatedSwitch.tsx';
import { TimeControlField } from '../../widgets/time-control/TimeControlField.tsx';
import { NO_CLOCK } from '../../widgets/time-control/time-control-text.ts';
import { useOpenTable } from './use-open-table.ts';

/** Opens a table with a game, options, time control and visibility. */
export default function OpenTableDialog(props: { readonly game: GameEntry; readonly onClose: () => void }) {
  const texts = useTexts();
  const [game, setGame] = useState(props.game);
  return (
    <Dialog title={texts.newTable.title} isOpen onOpenChange={props.onClose}>
      <GameField game={game} onChange={setGame} />
      <OpenTableForm key={game.id} game={game} />
    </Dialog>
  );
}

export function GameField(props: { readonly game: GameEntry; readonly onChange: (game: GameEntry) => void }) {
  const { game, onChange } = props;
  const texts = useTexts();
  const locale = useLocale();
  return (
    <SelectField
      label={texts.newTable.game}
      options={GAMES.map(({ id, name }) => ({ id, label: name[locale] }))}
      value={game.id}
      onChange={(id) => onChange(gameOf(id) ?? game)}
    />
  );
}

/** All settings of a table. One for invitations is unlisted, as players come by its link, and unrated at first. */
export function OpenTableForm(props: { readonly game: GameEntry; readonly isInvitation?: true }) {
  const { game, isInvitation = false } = props;
  const texts = useTexts();
  const locale = useLocale();
  const rules = useRules(game);
  const [seats, setSeats] = useState(rules.seats.min);
  const [options, setOptions] = useState<ChosenOptions>(() => defaultOptions(rules, locale));
  const { paces } = useSettings();
  const [pace, setPace] = useState<TimeControl>(paces[game.id] ?? NO_CLOCK);
  const [listed, setListed] = useState(!isInvitation);
  const [rated, setRated] = useState(!isInvitation);
  const { isPending, open } = useOpenTable();

  const submit = () => {
    changeSettings({ paces: { ...paces, [game.id]: pace } });
    return open({ game: game.id, options: { ...options }, pace, open: listed, rated, seats });
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
      <RatedSwitch value={rated} onChange={setRated} isUntimed={isUntimed(rules, options)} pace={pace} />
      {!isInvitation && (
        <SwitchField
          label={texts.newTable.listed}
          hint={texts.newTable.listedHint}
          value={listed}
          onChange={setListed}
        />
      )}
      <Button variant="primary" className="main-action" isDisabled={isPending} onPress={() => void submit()}>
        {texts.newTable.open}
      </Button>
    </>
  );
}
