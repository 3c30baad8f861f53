import './tournaments.css';
import {
  MAX_ROUND_ROBIN_PLACES,
  MAX_TOURNAMENT_NAME_LENGTH,
  MAX_TOURNAMENT_ROUNDS,
  MAX_TOURNAMENT_TABLE_SEATS,
  MIN_TOURNAMENT_TABLE_SEATS,
  type NewTournament,
  type TimeControl,
  type TournamentFormat,
} from '@sesame/protocol';
import {
  Button,
  Dialog,
  type GameEntry,
  SelectField,
  SliderField,
  TextField,
  useLocale,
  useMessages,
} from '@sesame/ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '../../data/client.ts';
import { GAMES, gameOf, useRules } from '../../data/games.ts';
import { useSettings } from '../../data/settings.ts';
import { useMe } from '../../data/use-me.ts';
import { useTexts } from '../../locales/texts.tsx';
import { tournamentTexts } from '../../locales/tournaments/texts.ts';
import { OptionFields } from '../../widgets/options/OptionFields.tsx';
import { type ChosenOptions, defaultOptions, isUntimed } from '../../widgets/options/offered-options.ts';
import { RatedSwitch } from '../../widgets/options/RatedSwitch.tsx';
import { liveTimeControls } from '../../widgets/time-control/presets.ts';
import { TimeControlField } from '../../widgets/time-control/TimeControlField.tsx';
import { FormatField } from './FormatField.tsx';
import { parseStart, type StartDraft, StartFields } from './StartFields.tsx';
import { useTournamentMutation } from './use-tournament.ts';

const PLACE_OPTIONS = [4, 6, 8, 10, 12, 16, 20, 24, 32, 48, 64, 96, 128];
/** A tournament needs a clock, or a round might never end. */
const TIMED_KINDS = ['live', 'correspondence'] as const;
/** An arena has a fixed duration. */
const LIVE_KINDS = ['live'] as const;
const DURATION_OPTIONS = [10, 20, 30, 45, 60, 90, 120, 180, 240];
/** Formats whose organiser chooses the number of rounds. */
const DEFAULT_ROUNDS: Partial<Readonly<Record<TournamentFormat, number>>> = { swiss: 5, tables: 3 };

/** Creates a tournament. */
export default function CreateTournamentDialog({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts();
  const locale = useLocale();
  const say = useMessages(tournamentTexts);
  const { game: picked } = useSettings();
  const [game, setGame] = useState(() => gameOf(picked ?? '') ?? GAMES[0]);
  if (game === undefined) return undefined;
  return (
    <Dialog title={say.make} isOpen onOpenChange={onClose}>
      <SelectField
        label={texts.newTable.game}
        options={GAMES.map(({ id, name }) => ({ id, label: name[locale] }))}
        value={game.id}
        onChange={(id) => setGame(gameOf(id) ?? game)}
      />
      <CreateTournamentForm key={game.id} game={game} />
    </Dialog>
  );
}

function CreateTournamentForm({ game }: { readonly game: GameEntry }) {
  const locale = useLocale();
  const say = useMessages(tournamentTexts);
  const me = useMe();
  const rules = useRules(game);
  const [, navigate] = useLocation();
  const { isPending, mutate } = useTournamentMutation();
  const [name, setName] = useState(say.nameOf(me?.name ?? ''));
  const [format, setFormat] = useState<TournamentFormat>('swiss');
  const [rounds, setRounds] = useState(DEFAULT_ROUNDS[format] ?? 1);
  const [minutes, setMinutes] = useState(60);
  const [size, setSize] = useState(Math.min(4, rules.seats.max));
  const [places, setPlaces] = useState(8);
  const [pace, setPace] = useState<TimeControl>(() => liveTimeControls(game.id)[0]);
  const [options, setOptions] = useState<ChosenOptions>(() => defaultOptions(rules, locale));
  const [start, setStart] = useState<StartDraft>({ kind: 'full', time: '', repeats: 'never' });
  const [rated, setRated] = useState(true);

  const choose = (next: TournamentFormat) => {
    setFormat(next);
    setRounds(DEFAULT_ROUNDS[next] ?? 1);
    if (next === 'arena' && pace.kind !== 'live') setPace(liveTimeControls(game.id)[0]);
    if (next === 'robin') setPlaces(Math.min(places, MAX_ROUND_ROBIN_PLACES));
  };
  const hasRounds = DEFAULT_ROUNDS[format] !== undefined;
  const begins = parseStart(start);
  const isSound = name.trim() !== '' && begins !== undefined;
  const create = async () => {
    if (!isSound) return;
    const request: NewTournament = {
      name,
      game: game.id,
      options,
      pace,
      format,
      places,
      start: begins,
      rated,
      ...(hasRounds && { rounds }),
      ...(format === 'tables' && { size }),
      ...(format === 'arena' && { minutes }),
      ...(begins.kind === 'time' && start.repeats !== 'never' && { repeats: start.repeats }),
    };
    const created = await mutate(() => api.createTournament({ body: request }));
    if (created.ok) navigate(`/tournaments/${created.value.id}`);
  };

  return (
    <>
      <TextField
        label={say.name}
        value={name}
        onChange={setName}
        maxLength={MAX_TOURNAMENT_NAME_LENGTH}
        {...(name.trim() === '' && { error: say.badName })}
      />
      <FormatField game={game} value={format} onChange={choose} />
      {format === 'arena' && (
        <SelectField
          label={say.minutes}
          options={DURATION_OPTIONS.map((n) => ({ id: String(n), label: say.minutesOf(n) }))}
          value={String(minutes)}
          onChange={(n) => setMinutes(Number(n))}
        />
      )}
      {hasRounds && (
        <SliderField label={say.rounds} value={rounds} min={1} max={MAX_TOURNAMENT_ROUNDS} onChange={setRounds} />
      )}
      {format === 'tables' && rules.seats.max > MIN_TOURNAMENT_TABLE_SEATS && (
        <SliderField
          label={say.size}
          value={size}
          min={MIN_TOURNAMENT_TABLE_SEATS}
          max={Math.min(rules.seats.max, MAX_TOURNAMENT_TABLE_SEATS)}
          onChange={setSize}
        />
      )}
      <SelectField
        label={say.places}
        options={PLACE_OPTIONS.filter((n) => format !== 'robin' || n <= MAX_ROUND_ROBIN_PLACES).map((n) => ({
          id: String(n),
          label: String(n),
        }))}
        value={String(places)}
        onChange={(n) => setPlaces(Number(n))}
      />
      <StartFields value={start} onChange={setStart} />
      <TimeControlField
        game={game.id}
        kinds={format === 'arena' ? LIVE_KINDS : TIMED_KINDS}
        value={pace}
        onChange={setPace}
      />
      <OptionFields rules={rules} seats={format === 'tables' ? size : 2} value={options} onChange={setOptions} />
      <RatedSwitch value={rated} onChange={setRated} isUntimed={isUntimed(rules, options)} pace={pace} />
      <Button
        variant="primary"
        className="main-action"
        isDisabled={isPending || !isSound}
        onPress={() => void create()}
      >
        {say.create}
      </Button>
    </>
  );
}
