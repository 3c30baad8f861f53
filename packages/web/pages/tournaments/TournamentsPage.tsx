import './tournaments.css';
import type { Locale } from '@sesame/kernel';
import type { ListedTournament } from '@sesame/protocol';
import { Button, Crystal, EmptyState, type GameEntry, listed, Slab, useLocale, useMessages } from '@sesame/ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { api } from '../../data/client.ts';
import { gameOf, useBots } from '../../data/games.ts';
import { useTournamentListChange } from '../../data/topics.ts';
import { useQuery } from '../../data/use-query.ts';
import { refusalText } from '../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../locales/texts.tsx';
import type { TournamentTexts } from '../../locales/tournaments/en.ts';
import { tournamentTexts } from '../../locales/tournaments/texts.ts';
import { Loading } from '../../shell/LoadingPage.tsx';
import { Page } from '../../shell/Page.tsx';
import { EmptyArt } from '../../widgets/EmptyArt.tsx';
import { formatName, tournamentTerms, winnerName } from './tournament-text.ts';

const CreateTournamentDialog = lazy(() => import('./CreateTournamentDialog.tsx'));

/** Upcoming, running and finished tournaments. */
export default function TournamentsPage() {
  const say = useMessages(tournamentTexts);
  const [isCreating, setCreating] = useState(false);
  return (
    <Page title={say.title} className="stack tournaments">
      <header className="wraps page-title">
        <div className="grow">
          <h1>{say.title}</h1>
          <p className="soft">{say.lead}</p>
        </div>
        <Button variant="primary" icon="plus" onPress={() => setCreating(true)}>
          {say.make}
        </Button>
      </header>
      <TournamentLists />
      <Suspense>{isCreating && <CreateTournamentDialog onClose={() => setCreating(false)} />}</Suspense>
    </Page>
  );
}

function TournamentLists() {
  const texts = useTexts();
  const say = useMessages(tournamentTexts);
  const at = useTournamentListChange()?.at ?? 0;
  const { data, error } = useQuery(String(at), api.tournaments, { keepsPrevious: true });
  if (error !== undefined) return <EmptyState title={refusalText(texts, error)} />;
  if (data === undefined) return <Loading />;
  const inState = (...states: readonly ListedTournament['state'][]) =>
    data.filter(({ state }) => states.includes(state)).toSorted((a, b) => Number(b.mine) - Number(a.mine));
  return (
    <>
      <TournamentSection title={say.upcoming} tournaments={inState('open')}>
        <EmptyState art={<EmptyArt />} title={say.noneUpcoming} text={say.noneUpcomingText} />
      </TournamentSection>
      <TournamentSection title={say.running} tournaments={inState('running')} />
      <TournamentSection title={say.finished} tournaments={inState(...PAST)} />
    </>
  );
}

function TournamentSection(props: {
  readonly title: string;
  readonly tournaments: readonly ListedTournament[];
  readonly children?: ReactNode;
}) {
  const { title, tournaments, children } = props;
  if (tournaments.length === 0 && children === undefined) return undefined;
  return (
    <Slab as="section" aria-label={title}>
      <h2>{title}</h2>
      {tournaments.length === 0 ? (
        children
      ) : (
        <ul className="rows">
          {tournaments.map((tournament) => (
            <TournamentRow key={tournament.id} tournament={tournament} />
          ))}
        </ul>
      )}
    </Slab>
  );
}

const PAST: readonly ListedTournament['state'][] = ['over', 'cancelled'];

function TournamentRow({ tournament }: { readonly tournament: ListedTournament }) {
  const texts = useTexts();
  const locale = useLocale();
  const say = useMessages(tournamentTexts);
  const game = gameOf(tournament.game);
  return (
    <li>
      {game && <Crystal colour={game.crystal} size={28} />}
      <Link href={`/tournaments/${tournament.id}`} className="grow row-link">
        <b>{tournament.name}</b>
        <span className="soft small">
          {game?.name[locale]}.{' '}
          {tournament.state === 'over' ? formatName(say, tournament) : tournamentTerms(texts, say, tournament)}
        </span>
      </Link>
      <span className="tournament-state small">
        {game && tournament.winners ? (
          <Suspense>
            <WonBy game={game} winners={tournament.winners} />
          </Suspense>
        ) : (
          stateText(say, tournament)
        )}
        {tournament.state === 'open' && tournament.start.kind === 'time' && (
          <span className="soft tiny">{formatTime(tournament.start.at, locale)}</span>
        )}
        {tournament.mine && (
          <span className="brass tiny">{PAST.includes(tournament.state) ? say.youWereIn : say.youAreIn}</span>
        )}
      </span>
    </li>
  );
}

const formatTime = (at: number, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at);

/** The winners, with bots localised. */
function WonBy({ game, winners }: { readonly game: GameEntry; readonly winners: readonly string[] }) {
  const say = useMessages(tournamentTexts);
  const locale = useLocale();
  const bots = useBots(game);
  return say.wonBy(
    listed(
      winners.map((name) => winnerName(name, bots, locale)),
      locale,
    ),
  );
}

const stateText = (say: TournamentTexts, tournament: ListedTournament): string => {
  const { state, format, entrants, places, round, rounds, winners = [] } = tournament;
  switch (state) {
    case 'open':
      return say.taken(entrants, places);
    case 'running':
      return format === 'arena' ? say.arenaRunning : say.inRound(round, rounds);
    case 'over':
      return say.wonBy(winners.join(', '));
    case 'cancelled':
      return say.cancelled;
  }
};
