import { type Bot, botPlayer, type ShownRating, type Table, type TableSeat } from '@sesame/protocol';
import { Avatar, Button, type GameEntry, IconButton, Menu, useLocale, useMessages } from '@sesame/ui';
import type { ReactNode } from 'react';
import { useBots } from '../house/games.ts';
import { botsWords } from '../messages/bots/words.ts';
import { useWords } from '../messages/words.tsx';
import { PlayerLink } from '../players/PlayerLink.tsx';
import { RatingFigure } from '../players/RatingFigure.tsx';

/** One seat: who sits there, and what whoever looks may do about it. */
export function SeatRow(props: {
  readonly seat: TableSeat;
  readonly number: number;
  readonly table: Table;
  readonly game: GameEntry;
  readonly isHost: boolean;
  /** Bots that the host made and that do not sit here yet. */
  readonly ownBots: readonly Bot[];
  /** How well whoever sits here plays. */
  readonly rating: ShownRating | undefined;
  readonly isMine: boolean;
  readonly maySit: boolean;
  readonly onSit: () => void;
  readonly onClear: () => void;
  readonly onBot: (bot: string) => void;
}) {
  const { seat, number, table, game, isHost, ownBots, rating, isMine, maySit, onSit, onClear, onBot } = props;
  const words = useWords();
  const say = useMessages(botsWords);
  const locale = useLocale();
  const bots = useBots(game);
  switch (seat.kind) {
    case 'open':
      return (
        <li>
          <Avatar free />
          <Who name={words.table.seat(number + 1)} note={words.table.free} />
          {isHost && (
            <Menu
              label={words.table.addBot}
              trigger={
                <Button tight variant="quiet" icon="bot">
                  {words.table.addBot}
                </Button>
              }
              items={[
                ...ownBots.map(({ id, name }) => ({ id, label: say.own(name) })),
                ...bots.map(({ id, name }) => ({ id, label: name[locale] })),
              ].map((item) => ({ ...item, onAction: () => onBot(item.id) }))}
            />
          )}
          {maySit && (
            <Button tight variant={isHost ? 'plain' : 'primary'} onPress={onSit}>
              {words.table.sit}
            </Button>
          )}
        </li>
      );
    case 'bot': {
      const bot = bots.find(({ id }) => id === seat.bot);
      const name = bot?.name[locale] ?? seat.bot;
      return (
        <li>
          <Avatar bot />
          <Who
            name={<PlayerLink id={botPlayer(game.id, seat.bot)} name={name} />}
            note={words.table.botLevel(bot?.level ?? 1)}
            rating={rating}
          />
          {isHost && <IconButton icon="cross" label={words.table.clear(name)} onPress={onClear} />}
        </li>
      );
    }
    case 'person': {
      const isTheHost = seat.player === table.host;
      const presence = seat.online || isMine ? words.table.here : words.table.away;
      const notes = [
        seat.isBot && words.table.bot,
        isMine ? words.table.you : presence,
        isTheHost && words.table.host,
      ].filter(Boolean);
      return (
        <li>
          <Avatar {...(seat.isBot ? { bot: true } : { name: seat.name })} />
          <Who name={<PlayerLink id={seat.player} name={seat.name} />} note={notes.join(', ')} rating={rating} />
          {isMine && (
            <Button tight variant="quiet" onPress={onClear}>
              {words.table.up}
            </Button>
          )}
          {isHost && !isMine && <IconButton icon="cross" label={words.table.clear(seat.name)} onPress={onClear} />}
        </li>
      );
    }
  }
}

function Who(props: { readonly name: ReactNode; readonly note: string; readonly rating?: ShownRating | undefined }) {
  const { name, note, rating } = props;
  return (
    <div className="grow">
      <b>{name}</b> {rating && <RatingFigure rating={rating} />}
      <div className="soft small">{note}</div>
    </div>
  );
}
