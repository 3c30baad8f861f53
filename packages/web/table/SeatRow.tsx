import type { Table, TableSeat } from '@sesame/protocol';
import { Avatar, Button, type GameEntry, IconButton, Menu, useLocale } from '@sesame/ui';
import { useBots } from '../house/games.ts';
import { useWords } from '../messages/words.tsx';

/** One seat: who sits there, and what whoever looks may do about it. */
export function SeatRow(props: {
  readonly seat: TableSeat;
  readonly number: number;
  readonly table: Table;
  readonly game: GameEntry;
  readonly isHost: boolean;
  readonly isMine: boolean;
  readonly maySit: boolean;
  readonly onSit: () => void;
  readonly onClear: () => void;
  readonly onBot: (bot: string) => void;
}) {
  const { seat, number, table, game, isHost, isMine, maySit, onSit, onClear, onBot } = props;
  const words = useWords();
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
              items={bots.map(({ id, name }) => ({ id, label: name[locale], onAction: () => onBot(id) }))}
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
          <Who name={name} note={words.table.botLevel(bot?.level ?? 1)} />
          {isHost && <IconButton icon="cross" label={words.table.clear(name)} onPress={onClear} />}
        </li>
      );
    }
    case 'person': {
      const isTheHost = seat.player === table.host;
      const presence = seat.online || isMine ? words.table.here : words.table.away;
      const notes = [isMine ? words.table.you : presence, isTheHost && words.table.host].filter(Boolean);
      return (
        <li>
          <Avatar name={seat.name} />
          <Who name={seat.name} note={notes.join(', ')} />
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

function Who({ name, note }: { readonly name: string; readonly note: string }) {
  return (
    <div className="grow">
      <b>{name}</b>
      <div className="soft small">{note}</div>
    </div>
  );
}
