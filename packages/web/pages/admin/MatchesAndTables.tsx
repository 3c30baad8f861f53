import type { AdminOverview, Table } from '@sesame/protocol';
import { Button, ButtonLink, Crystal, Slab, toast, useLocale, useMessages } from '@sesame/ui';
import { type ReactNode, useState } from 'react';
import { api } from '../../data/client.ts';
import { gameOf } from '../../data/games.ts';
import { listNames } from '../../data/seat-name.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { useQuery } from '../../data/use-query.ts';
import { useSeatNames } from '../../data/use-seat-names.ts';
import { adminTexts } from '../../locales/admin/texts.ts';
import { chatTexts } from '../../locales/chat/texts.ts';
import { useTexts } from '../../locales/texts.tsx';
import { Loading } from '../../shell/LoadingPage.tsx';
import { SpectatorCount } from '../../widgets/match/SpectatorCount.tsx';
import { inlineTimeControlText } from '../../widgets/time-control/time-control-text.ts';
import { AbortMatchDialog } from './AbortMatchDialog.tsx';
import { MuteMenu } from './MuteMenu.tsx';

const POLL_INTERVAL_MS = 4_000;
type AdminMatch = AdminOverview['matches'][number];

/** Running matches and open tables, with moderation actions. */
export function MatchesAndTables() {
  const say = useMessages(adminTexts);
  const { mutate } = useMutation();
  const { data: now, setData: setNow } = useQuery('now', api.adminOverview, { pollIntervalMs: POLL_INTERVAL_MS });
  const [ending, setEnding] = useState<AdminMatch>();
  if (now === undefined) return <Loading />;
  const refresh = async () => {
    const next = await mutate(api.adminOverview);
    if (next.ok) setNow(next.value);
  };
  const close = async (table: Table) => {
    const closed = await mutate(() => api.adminCloseTable({ params: { id: table.id } }));
    if (!closed.ok) return;
    toast({ text: say.closed, icon: 'check' });
    await refresh();
  };
  return (
    <div className="columns even">
      <ListSection title={say.matches} empty={say.noMatches}>
        {now.matches.map((match) => (
          <MatchRow key={match.id} match={match} onEnd={() => setEnding(match)} />
        ))}
      </ListSection>
      <ListSection title={say.tables} empty={say.noTables}>
        {now.tables.map((table) => (
          <TableRow key={table.id} table={table} onClose={() => void close(table)} />
        ))}
      </ListSection>
      {ending && (
        <AbortMatchDialog match={ending.id} onClose={() => setEnding(undefined)} onEnded={() => void refresh()} />
      )}
    </div>
  );
}

function ListSection(props: {
  readonly title: string;
  readonly empty: string;
  readonly children: readonly ReactNode[];
}) {
  const { title, empty, children } = props;
  return (
    <Slab as="section" aria-label={title}>
      <h2>{title}</h2>
      {children.length === 0 ? <p className="soft small">{empty}</p> : <ul className="rows">{children}</ul>}
    </Slab>
  );
}

function MatchRow({ match, onEnd }: { readonly match: AdminMatch; readonly onEnd: () => void }) {
  const texts = useTexts();
  const say = useMessages(adminTexts);
  const spoken = useMessages(chatTexts);
  const locale = useLocale();
  const game = gameOf(match.game);
  const name = game?.name[locale] ?? match.game;
  const names = useSeatNames(match.game, match.seats);
  const people = match.seats.flatMap(({ player, name: who }) =>
    player === undefined ? [] : [{ id: player, name: who }],
  );
  return (
    <li className="admin-row">
      {game && <Crystal colour={game.crystal} size={28} />}
      <div className="grow">
        <b>{listNames(names)}</b>
        <div className="soft small wraps">
          <span>
            {[
              name,
              inlineTimeControlText(texts, match.pace),
              match.unreadable ? texts.home.unreadable : spoken.moves(match.plies),
            ].join(', ')}
          </span>
          <SpectatorCount count={match.watchers} />
        </div>
      </div>
      <div className="admin-actions">
        <MuteMenu people={people} />
        <ButtonLink tight variant="quiet" href={`/matches/${match.id}`}>
          {say.watch}
        </ButtonLink>
        <Button tight aria-label={say.endNamed(name)} onPress={onEnd}>
          {say.end}
        </Button>
      </div>
    </li>
  );
}

function TableRow({ table, onClose }: { readonly table: Table; readonly onClose: () => void }) {
  const texts = useTexts();
  const say = useMessages(adminTexts);
  const locale = useLocale();
  const game = gameOf(table.game);
  const name = game?.name[locale] ?? table.game;
  const people = table.seats.flatMap((seat) => (seat.kind === 'person' ? [{ id: seat.player, name: seat.name }] : []));
  const notes = [name, inlineTimeControlText(texts, table.pace), !table.open && say.unlisted].filter(Boolean);
  return (
    <li className="admin-row">
      {game && <Crystal colour={game.crystal} size={28} />}
      <div className="grow">
        <b>{people.map(({ name: who }) => who).join(', ')}</b>
        <div className="soft small">{notes.join(', ')}</div>
      </div>
      <div className="admin-actions">
        <MuteMenu people={people} />
        <Button tight aria-label={say.closeNamed(name)} onPress={onClose}>
          {say.close}
        </Button>
      </div>
    </li>
  );
}
