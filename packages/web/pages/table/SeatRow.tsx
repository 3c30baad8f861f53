import { type Bot, botPlayerId, type ShownRating, type Table, type TableSeat } from '@sesame/protocol';
import { Avatar, BotAvatar, Button, type GameEntry, IconButton, Menu, useLocale, useMessages } from '@sesame/ui';
import type { ReactNode } from 'react';
import { useEveryBot } from '../../data/games.ts';
import { botTexts } from '../../locales/bots/texts.ts';
import { ratingTexts } from '../../locales/ratings/texts.ts';
import { termsTexts } from '../../locales/terms/texts.ts';
import { useTexts } from '../../locales/texts.tsx';
import { PlayerMenu } from '../../widgets/player/PlayerMenu.tsx';

interface SeatRowProps {
  readonly seat: TableSeat;
  readonly number: number;
  /** The shown name of the seated player. */
  readonly name: string;
  readonly table: Table;
  readonly game: GameEntry;
  readonly isHost: boolean;
  /** The host's own bots that are not seated yet. */
  readonly ownBots: readonly Bot[];
  /** The rating of the seated player. */
  readonly rating: ShownRating | undefined;
  readonly isMine: boolean;
  readonly maySit: boolean;
  readonly onSit: () => void;
  readonly onClear: () => void;
  readonly onBot: (bot: string) => void;
}

/** A seat with its player and the actions available to the viewer. */
export function SeatRow({ seat, ...rest }: SeatRowProps) {
  switch (seat.kind) {
    case 'open':
      return <OpenSeat {...rest} heldFor={seat.heldFor?.name} />;
    case 'bot':
      return <BotSeat {...rest} id={seat.bot} />;
    case 'person':
      return <PersonSeat {...rest} person={seat} />;
  }
}

type Around = Omit<SeatRowProps, 'seat'>;

function OpenSeat(props: Around & { readonly heldFor: string | undefined }) {
  const { number, game, isHost, ownBots, maySit, heldFor, onSit, onBot } = props;
  const texts = useTexts();
  const say = useMessages(botTexts);
  const termSay = useMessages(termsTexts);
  const locale = useLocale();
  const bots = [
    ...ownBots.map(({ id, name }) => ({ id, label: say.own(name) })),
    ...useEveryBot(game).map(({ id, name }) => ({ id, label: name[locale] })),
  ];
  return (
    <li>
      <Avatar free />
      <Who
        name={texts.table.seat(number + 1)}
        note={heldFor === undefined ? texts.table.free : termSay.heldFor(heldFor)}
      />
      {isHost && heldFor === undefined && (
        <Menu
          label={texts.table.addBot}
          trigger={
            <Button tight variant="quiet" icon="bot">
              {texts.table.addBot}
            </Button>
          }
          items={bots.map((bot) => ({ ...bot, onAction: () => onBot(bot.id) }))}
        />
      )}
      {maySit && (
        <Button tight variant={isHost ? 'plain' : 'primary'} onPress={onSit}>
          {texts.table.sit}
        </Button>
      )}
    </li>
  );
}

/** A built-in bot. */
function BotSeat({ id, name, game, isHost, rating, onClear }: Around & { readonly id: string }) {
  const { table } = useTexts();
  const bot = useEveryBot(game).find((one) => one.id === id);
  return (
    <li>
      {bot ? <BotAvatar face={bot.face} /> : <Avatar bot />}
      <Who
        name={
          <PlayerMenu
            {...{ game, name, rating }}
            id={botPlayerId(game.id, id)}
            isYou={false}
            isAway={false}
            bot={{ level: bot?.level || undefined, face: undefined, isBuiltIn: true }}
            mayChallenge
          />
        }
        note={bot?.level ? table.botLevel(bot.level) : table.bot}
      />
      {isHost && <IconButton icon="cross" label={table.removePlayer(name)} onPress={onClear} />}
    </li>
  );
}

/** A person, or a bot made by a player. */
function PersonSeat(props: Around & { readonly person: Extract<TableSeat, { kind: 'person' }> }) {
  const { person, name, table, game, isHost, isMine, rating, onClear } = props;
  const { player, isBot, online, agreed, guest } = person;
  const ratings = useMessages(ratingTexts);
  const texts = useTexts();
  const say = useMessages(termsTexts);
  const presence = online || isMine ? texts.table.online : texts.table.away;
  const notes = [
    isBot && texts.table.bot,
    guest && ratings.guest.toLowerCase(),
    isMine ? texts.table.you : presence,
    player === table.host && texts.table.host,
    !agreed && say.notAgreed,
  ].filter(Boolean);
  return (
    <li>
      <Avatar {...(isBot ? { bot: true } : { name })} />
      <Who
        name={
          <PlayerMenu
            {...{ game, name, rating }}
            id={player}
            isYou={isMine}
            isAway={!online && !isMine}
            bot={isBot && { level: undefined, face: undefined, isBuiltIn: false }}
            mayChallenge
          />
        }
        note={notes.join(', ')}
      />
      {isMine && (
        <Button tight variant="quiet" onPress={onClear}>
          {texts.table.leaveSeat}
        </Button>
      )}
      {isHost && !isMine && <IconButton icon="cross" label={texts.table.removePlayer(name)} onPress={onClear} />}
    </li>
  );
}

function Who({ name, note }: { readonly name: ReactNode; readonly note: string }) {
  return (
    <div className="grow">
      <b>{name}</b>
      <div className="soft small">{note}</div>
    </div>
  );
}
