import type { ChooseGame, Room } from '@sesame/protocol';
import {
  Button,
  Crystal,
  Disclosure,
  type GameEntry,
  listed,
  SelectField,
  Slab,
  useLocale,
  useMessages,
} from '@sesame/ui';
import { api } from '../../data/client.ts';
import { GAMES, gameOf, loadRules, useBots, useRules } from '../../data/games.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { roomTexts } from '../../locales/room/texts.ts';
import { OptionFields } from '../../widgets/options/OptionFields.tsx';
import { defaultOptions } from '../../widgets/options/offered-options.ts';

/** Chooses the next game on any phone, and starts it. */
export function NextGame({ room }: { readonly room: Room }) {
  const { code, next } = room;
  const say = useMessages(roomTexts);
  const locale = useLocale();
  const { isPending, mutate } = useMutation();
  const choose = (body: ChooseGame) => void mutate(() => api.chooseGame({ params: { code }, body }));
  const pick = async (game: GameEntry) =>
    choose({ game: game.id, options: { ...defaultOptions(await loadRules(game), locale) } });
  const chosen = gameOf(next?.game ?? '');
  return (
    <Slab as="section" className="stack" aria-labelledby="next-game">
      <h2 id="next-game">{say.next}</h2>
      <fieldset className="wraps picks">
        <legend className="visually-hidden">{say.choose}</legend>
        {GAMES.map((game) => (
          <button
            key={game.id}
            type="button"
            className={game === chosen ? 'chip on' : 'chip'}
            aria-pressed={game === chosen}
            onClick={() => void pick(game)}
          >
            <Crystal colour={game.crystal} size={20} />
            {game.name[locale]}
          </button>
        ))}
      </fieldset>
      {chosen && next && (
        <>
          <Button
            variant="primary"
            className="main-action"
            isDisabled={isPending || !next.canStart}
            onPress={() => void mutate(() => api.startRoomMatch({ params: { code } }))}
          >
            {say.start(chosen.name[locale])}
          </Button>
          <WhoPlays room={room} next={next} />
          <Disclosure title={say.options}>
            <Settings key={chosen.id} game={chosen} next={next} onChange={choose} />
          </Disclosure>
        </>
      )}
    </Slab>
  );
}

type Next = NonNullable<Room['next']>;

/** Who would play, and who would watch. */
function WhoPlays({ room, next }: { readonly room: Room; readonly next: Next }) {
  const say = useMessages(roomTexts);
  const locale = useLocale();
  const { players, canStart } = next;
  const here = room.members.filter(({ online }) => online);
  const namesOf = (isPlaying: boolean) =>
    here.filter(({ player }) => players.includes(player) === isPlaying).map(({ name }) => name);
  const [playing, watching] = [namesOf(true), namesOf(false)];
  const isDeviceLeftOut = here.some(
    ({ player, device, watching }) => device !== undefined && !watching && !players.includes(player),
  );
  return (
    <div className="soft small">
      {playing.length > 0 && <p>{say.plays(listed(playing, locale))}</p>}
      {watching.length > 0 && <p>{say.watches(listed(watching, locale))}</p>}
      {isDeviceLeftOut && players.length < room.members.length && canStart && <p>{say.deviceRace}</p>}
      {!canStart && <p className="brass">{say.tooFew}</p>}
    </div>
  );
}

/** Bots for free seats, and the game's options. */
function Settings(props: {
  readonly game: GameEntry;
  readonly next: Next;
  readonly onChange: (body: ChooseGame) => void;
}) {
  const { game, next, onChange } = props;
  const say = useMessages(roomTexts);
  const locale = useLocale();
  const rules = useRules(game);
  const bots = useBots(game);
  const { options, bots: chosen } = next;
  const bot = chosen[0] ?? bots[Math.floor(bots.length / 2)]?.id ?? '';
  const change = (body: Partial<ChooseGame>) => onChange({ game: game.id, options, bots: chosen, ...body });
  const fill = (count: number, id: string) => change({ bots: Array.from({ length: count }, () => id) });
  const seats = Math.max(rules.seats.min, Math.min(rules.seats.max, next.players.length + chosen.length));
  return (
    <div className="stack">
      <SelectField
        label={say.bots}
        options={Array.from({ length: rules.seats.max }, (_, n) => ({
          id: String(n),
          label: n === 0 ? say.noBots : String(n),
        }))}
        value={String(chosen.length)}
        onChange={(count) => fill(Number(count), bot)}
      />
      {chosen.length > 0 && (
        <SelectField
          label={say.bot}
          options={bots.map(({ id, name }) => ({ id, label: name[locale] }))}
          value={bot}
          onChange={(id) => fill(chosen.length, id)}
        />
      )}
      <OptionFields
        rules={rules}
        seats={seats}
        value={options}
        onChange={(value) => change({ options: { ...value } })}
      />
    </div>
  );
}
