import './table.css';
import type { Table } from '@sesame/protocol';
import { Crystal, type GameEntry, Slab, useLocale } from '@sesame/ui';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { gameOf } from '../../data/games.ts';
import { useMe } from '../../data/use-me.ts';
import { useTable } from '../../data/use-table.ts';
import { useTexts } from '../../locales/texts.tsx';
import { ErrorPage } from '../../shell/ErrorPage.tsx';
import { LoadingPage } from '../../shell/LoadingPage.tsx';
import { Page } from '../../shell/Page.tsx';
import { Chat } from '../../widgets/chat/Chat.tsx';
import { NamePrompt } from '../../widgets/NamePrompt.tsx';
import { CloseTableButton } from './CloseTableButton.tsx';
import { FairDeals } from './FairDeals.tsx';
import { Invitation } from './Invitation.tsx';
import { InvitePanel } from './InvitePanel.tsx';
import { NewTerms } from './NewTerms.tsx';
import { SeatList } from './SeatList.tsx';
import { TableSettings } from './TableSettings.tsx';
import { useTablePlayers } from './use-table-players.ts';

/** A table before its match: seats, settings, invitations and chat. */
export default function TablePage({ id }: { readonly id: string }) {
  const texts = useTexts();
  const { table, missing } = useTable(id);
  const me = useMe();
  const [, navigate] = useLocation();
  const match = table?.match;
  useEffect(() => {
    if (match !== undefined) navigate(`/matches/${match}`, { replace: true });
  }, [match, navigate]);
  if (missing !== undefined || table?.closed) return <ErrorPage text={texts.errorPage.noTable} />;
  const game = gameOf(table?.game ?? '');
  // Until we know who we are, a seated player would see the invitation for a moment.
  if (table === undefined || game === undefined || me === undefined) return <LoadingPage />;
  return <TableContent table={table} game={game} me={me.id} />;
}

function TableContent(props: { readonly table: Table; readonly game: GameEntry; readonly me: string }) {
  const { table, game, me } = props;
  const texts = useTexts();
  const locale = useLocale();
  const isHost = me === table.host;
  const mine = table.seats.findIndex((seat) => seat.kind === 'person' && seat.player === me);
  const seat = table.seats[mine];
  const isSeated = seat !== undefined;
  const mustAgree = seat?.kind === 'person' && !seat.agreed;
  const players = useTablePlayers(table, game);
  const title = texts.table.title(game.name[locale]);
  return (
    <Page title={title}>
      {(isSeated || isHost) && (
        <h1 className="line page-title">
          <Crystal colour={game.crystal} size={40} />
          {title}
        </h1>
      )}
      <div className="with-sidebar">
        <div className="stack">
          {!isSeated && !isHost && <Invitation table={table} game={game} host={players.hostName} />}
          {mustAgree && <NewTerms table={table} seat={mine} host={players.hostName} />}
          <SeatList {...{ table, game, isHost, players }} />
          {isSeated && <NamePrompt />}
          <TableSettings table={table} game={game} isHost={isHost} />
          <FairDeals commitment={table.commitment} />
          {isHost && <CloseTableButton table={table.id} />}
        </div>
        <div className="stack">
          <InvitePanel table={table} game={game} />
          {(table.open || isSeated) && (
            <Slab as="section" className="stack close" aria-labelledby="said">
              <h2 id="said">{texts.table.chat}</h2>
              <Chat channel={{ kind: 'chat', table: table.id }} names={players.byPlayer} />
            </Slab>
          )}
        </div>
      </div>
    </Page>
  );
}
