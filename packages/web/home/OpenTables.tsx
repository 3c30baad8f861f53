import type { Table, TableSeat } from '@sesame/protocol';
import { Avatar, Button, ButtonLink, Crystal, EmptyState, Slab, useLocale } from '@sesame/ui';
import { useLocation } from 'wouter';
import { gameOf } from '../house/games.ts';
import { api } from '../house/house.ts';
import { useMe } from '../house/use-me.ts';
import { useLobby } from '../house/use-topic.ts';
import type { Messages } from '../messages/en.ts';
import { toastRefusal } from '../messages/refusals.ts';
import { useWords } from '../messages/words.tsx';
import { paceName } from '../options/paces.ts';
import { EmptySetting } from './EmptySetting.tsx';

/** The tables that anyone may join, as they come and go. */
export function OpenTables() {
  const words = useWords();
  const lobby = useLobby();
  const tables = (lobby?.tables ?? [])
    // Who plays by the day need not be here; at other tables one would wait for nobody.
    .filter((table) => table.pace.kind === 'correspondence' || isAwake(table))
    .toSorted((a, b) => Number(isAwake(b)) - Number(isAwake(a)));
  return (
    <Slab as="section" aria-labelledby="tables">
      <header className="line">
        <h2 id="tables" className="grow">
          {words.home.tables}
        </h2>
        {lobby && <span className="soft tiny">{words.home.online(lobby.online)}</span>}
      </header>
      {tables.length > 0 ? (
        <ul className="rows">
          {tables.map((table) => (
            <TableRow key={table.id} table={table} />
          ))}
        </ul>
      ) : (
        <EmptyState art={<EmptySetting />} title={words.home.noTables} text={words.home.noTablesText} />
      )}
    </Slab>
  );
}

function TableRow({ table }: { readonly table: Table }) {
  const words = useWords();
  const locale = useLocale();
  const me = useMe();
  const [, navigate] = useLocation();
  const game = gameOf(table.game);
  if (game === undefined) return undefined;
  const isMine = table.seats.some((seat) => seat.kind === 'person' && seat.player === me?.id);
  const isFull = table.seats.every(({ kind }) => kind !== 'open');
  const sit = async () => {
    const sat = await api.sit(table.id);
    if (!sat.ok) return toastRefusal(words, sat.error);
    navigate(sat.value.match === undefined ? `/tables/${table.id}` : `/matches/${sat.value.match}`);
  };
  return (
    <li>
      <Crystal colour={game.crystal} size={28} />
      <div className="grow">
        <b>{game.name[locale]}</b>
        <div className="soft small">{noteOf(words, table)}</div>
      </div>
      <span className="seats wide">
        {table.seats.map((seat, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <SeatAvatar key={i} seat={seat} />
        ))}
      </span>
      {isMine || isFull ? (
        <ButtonLink tight href={`/tables/${table.id}`}>
          {words.home.look}
        </ButtonLink>
      ) : (
        <Button tight onPress={() => void sit()}>
          {words.home.sit}
        </Button>
      )}
    </li>
  );
}

function SeatAvatar({ seat }: { readonly seat: TableSeat }) {
  switch (seat.kind) {
    case 'open':
      return <Avatar free />;
    case 'bot':
      return <Avatar bot />;
    case 'person':
      return <Avatar name={seat.name} />;
  }
}

const peopleAt = ({ seats }: Table) => seats.filter((seat) => seat.kind === 'person');

const isAwake = (table: Table): boolean => peopleAt(table).some(({ online }) => online);

/** Who sits there, whether anybody is here, and the pace. */
const noteOf = (words: Messages, table: Table): string => {
  const names = peopleAt(table).map(({ name }) => name);
  const who = isAwake(table) ? names.join(', ') : `${names.join(', ')} (${words.table.away})`;
  return `${who}. ${paceName(words, table.pace)}`;
};
