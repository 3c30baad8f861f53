import './table.css';
import type { Table } from '@sesame/protocol';
import { Crystal, type GameEntry, Slab, useLocale } from '@sesame/ui';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { gameOf } from '../../data/games.ts';
import { useMe } from '../../data/use-me.ts';
import { useTable } from '../../data/use-table.ts';
import { useTexts } from '../../locales/texts.tsx';
import { CrackedPage } from '../../shell/ErrorPage.tsx';
import { LoadingPage } from '../../shell/LoadingPage.tsx';
import { Page } from '../../shell/Page.tsx';
import { Chat } from '../../widgets/chat/Chat.tsx';
import { CloseTable } from './CloseTableButton.tsx';
import { FairDeals } from './FairDeals.tsx';
import { Invite } from './InvitePanel.tsx';
import { NamePrompt } from './NamePrompt.tsx';
import { Seats } from './SeatList.tsx';
import { Terms } from './TableSettings.tsx';

/** A table before its match: who sits, what is played, how to bring a friend. */
export default function TablePage({ id }: { readonly id: string }) {
  const words = useTexts();
  const { table, missing } = useTable(id);
  const [, navigate] = useLocation();
  const match = table?.match;
  useEffect(() => {
    if (match !== undefined) navigate(`/matches/${match}`, { replace: true });
  }, [match, navigate]);
  if (missing !== undefined || table?.closed) return <CrackedPage text={words.errorPage.noTable} />;
  const game = gameOf(table?.game ?? '');
  return table === undefined || game === undefined ? <LoadingPage /> : <AtTable table={table} game={game} />;
}

function AtTable({ table, game }: { readonly table: Table; readonly game: GameEntry }) {
  const words = useTexts();
  const locale = useLocale();
  const me = useMe();
  const isHost = me?.id === table.host;
  const title = words.table.title(game.name[locale]);
  return (
    <Page title={title}>
      <h1 className="line page-title">
        <Crystal colour={game.crystal} size={40} />
        {title}
      </h1>
      <div className="beside">
        <div className="stack">
          <NamePrompt />
          <Seats table={table} game={game} isHost={isHost} />
          <Terms table={table} game={game} isHost={isHost} />
          <FairDeals commitment={table.commitment} />
          {isHost && <CloseTable table={table.id} />}
        </div>
        <div className="stack">
          <Invite table={table} game={game} />
          <Slab as="section" className="stack close" aria-labelledby="said">
            <h2 id="said">{words.table.chat}</h2>
            <Chat place={{ kind: 'chat', table: table.id }} />
          </Slab>
        </div>
      </div>
    </Page>
  );
}
