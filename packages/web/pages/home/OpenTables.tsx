import type { ListedTable, Table, TableSeat } from '@sesame/protocol';
import { Avatar, Button, ButtonLink, Crystal, EmptyState, type GameEntry, Slab, useLocale } from '@sesame/ui';
import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { api } from '../../data/client.ts';
import { gameOf } from '../../data/games.ts';
import { seatName } from '../../data/seat-name.ts';
import { useSettings } from '../../data/settings.ts';
import { takeSeat } from '../../data/take-seat.ts';
import { useLobby } from '../../data/topics.ts';
import { useMe } from '../../data/use-me.ts';
import { useMutation } from '../../data/use-mutation.ts';
import type { Texts } from '../../locales/en.ts';
import { useTexts } from '../../locales/texts.tsx';
import { EmptyArt } from '../../widgets/EmptyArt.tsx';
import { useAgreement } from '../../widgets/terms/use-agreement.tsx';
import { timeControlText } from '../../widgets/time-control/time-control-text.ts';
import { matchesFilter } from './table-filter.ts';

const TableFilters = lazy(() => import('./TableFilters.tsx'));
const BuiltInBotAvatar = lazy(() => import('../../widgets/player/BuiltInBotAvatar.tsx'));
const NoMatchingTables = lazy(() => import('./NoMatchingTables.tsx'));

/** The list of open tables, live. */
export function OpenTables() {
  const texts = useTexts();
  const lobby = useLobby();
  const settings = useSettings();
  const open = (lobby?.tables ?? [])
    // Hide tables where nobody is online, unless the match is played by correspondence.
    .filter((table) => table.pace.kind === 'correspondence' || hasOnlinePlayer(table))
    .toSorted((a, b) => Number(hasOnlinePlayer(b)) - Number(hasOnlinePlayer(a)));
  const tables = open.filter((table) => matchesFilter(table, settings));
  return (
    <Slab as="section" aria-labelledby="tables">
      <header className="line">
        <h2 id="tables" className="grow">
          {texts.home.openTables}
        </h2>
        {lobby && <span className="soft tiny">{texts.home.online(lobby.online)}</span>}
      </header>
      <Suspense>
        {open.length > 0 && <TableFilters />}
        {open.length > 0 && tables.length === 0 && <NoMatchingTables />}
      </Suspense>
      {tables.length > 0 && (
        <ul className="rows">
          {tables.map((table) => (
            <TableRow key={table.id} table={table} />
          ))}
        </ul>
      )}
      {open.length === 0 && (
        <EmptyState art={<EmptyArt />} title={texts.home.noTables} text={texts.home.noTablesText} />
      )}
    </Slab>
  );
}

function TableRow({ table }: { readonly table: ListedTable }) {
  const texts = useTexts();
  const locale = useLocale();
  const me = useMe();
  const [, navigate] = useLocation();
  const { mutate } = useMutation();
  const { withTerms, dialog } = useAgreement('changed');
  const game = gameOf(table.game);
  if (game === undefined) return undefined;
  const isMine = table.seats.some((seat) => seat.kind === 'person' && seat.player === me?.id);
  const isFull = table.seats.every(({ kind }) => kind !== 'open');
  const sit = async () => {
    const sat = await mutate(() =>
      withTerms((terms = table.terms) =>
        takeSeat((share) => api.sit({ params: { id: table.id }, body: { terms, share } })),
      ),
    );
    if (sat.ok) navigate(sat.value.match === undefined ? `/tables/${table.id}` : `/matches/${sat.value.match}`);
  };
  return (
    <li>
      <Crystal colour={game.crystal} size={28} />
      <div className="grow">
        <b>{game.name[locale]}</b>
        <div className="soft small">{tableNote(texts, table)}</div>
      </div>
      <span className="seats wide">
        {table.seats.map((seat, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats are identified by index
          <SeatAvatar key={i} seat={seat} game={game} />
        ))}
      </span>
      {isMine || isFull ? (
        <ButtonLink tight href={`/tables/${table.id}`}>
          {texts.home.view}
        </ButtonLink>
      ) : (
        <Button tight onPress={() => void sit()}>
          {texts.home.join}
        </Button>
      )}
      {dialog}
    </li>
  );
}

function SeatAvatar({ seat, game }: { readonly seat: TableSeat; readonly game: GameEntry }) {
  switch (seat.kind) {
    case 'open':
      return <Avatar free />;
    case 'bot':
      return (
        <Suspense fallback={<Avatar bot />}>
          <BuiltInBotAvatar game={game} id={seat.bot} />
        </Suspense>
      );
    case 'person':
      return <Avatar {...(seat.isBot ? { bot: true } : { name: seat.name })} />;
  }
}

const peopleAt = ({ seats }: Table) => seats.filter((seat) => seat.kind === 'person');

const hasOnlinePlayer = (table: Table): boolean => peopleAt(table).some(({ online }) => online);

/** Players, the host's rating, time control, rated or not, and free seats, in one line. */
const tableNote = (texts: Texts, table: ListedTable): string => {
  const { rating, host, rated, pace, seats } = table;
  const names = peopleAt(table).map((seat) => {
    const name = seatName(texts, seat);
    return rating && seat.player === host ? `${name}, ${rating.rating}${rating.provisional ? '?' : ''}` : name;
  });
  const who = hasOnlinePlayer(table) ? names.join(', ') : `${names.join(', ')} (${texts.table.away})`;
  const free = seats.filter(({ kind }) => kind === 'open').length;
  const terms = [
    timeControlText(texts, pace),
    rated ? texts.home.rated : texts.home.unrated,
    texts.home.seatsFree(free),
  ];
  return `${who}. ${terms.join(', ')}`;
};
