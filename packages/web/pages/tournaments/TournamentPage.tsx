import './tournaments.css';
import type { Tournament } from '@sesame/protocol';
import { Crystal, type GameEntry, Slab, useLocale, useMessages } from '@sesame/ui';
import { gameOf, useBots } from '../../data/games.ts';
import { useMe } from '../../data/use-me.ts';
import { useTexts } from '../../locales/texts.tsx';
import { tournamentTexts } from '../../locales/tournaments/texts.ts';
import { ErrorPage } from '../../shell/ErrorPage.tsx';
import { LoadingPage } from '../../shell/LoadingPage.tsx';
import { Page } from '../../shell/Page.tsx';
import { OptionList } from '../../widgets/options/OptionList.tsx';
import { CrossTable } from './CrossTable.tsx';
import { EntrantList } from './EntrantList.tsx';
import { OrganiserActions } from './OrganiserActions.tsx';
import { LatestMatches, Rounds } from './Rounds.tsx';
import { StandingsTable } from './StandingsTable.tsx';
import { TieBreaks } from './TieBreaks.tsx';
import { entrantNames, formatName, repeatText } from './tournament-text.ts';
import { useTournament } from './use-tournament.ts';
import { YourStatus } from './YourStatus.tsx';

/** A tournament: your status, standings and pairings. */
export default function TournamentPage({ id }: { readonly id: string }) {
  const say = useMessages(tournamentTexts);
  const { tournament, missing } = useTournament(id);
  const game = gameOf(tournament?.game ?? '');
  if (missing !== undefined) return <ErrorPage text={say.missing} />;
  return tournament === undefined || game === undefined ? (
    <LoadingPage />
  ) : (
    <TournamentContent tournament={tournament} game={game} />
  );
}

function TournamentContent({ tournament, game }: { readonly tournament: Tournament; readonly game: GameEntry }) {
  const locale = useLocale();
  const say = useMessages(tournamentTexts);
  const texts = useTexts();
  const me = useMe();
  const names = entrantNames(tournament, useBots(game), locale);
  const { state, format, name, organiser, rated } = tournament;
  const hasBegun = tournament.startedAt !== undefined;
  const isMine = organiser.player === me?.id;
  const mine = tournament.people.find(({ player }) => player === me?.id);
  return (
    <Page title={name} className="tournament">
      <header className="line page-title">
        <Crystal colour={game.crystal} size={40} />
        <div className="grow">
          <h1>{name}</h1>
          <p className="soft small">
            {[
              game.name[locale],
              formatName(say, tournament),
              repeatText(say, tournament),
              rated ? say.ratedYes : say.ratedNo,
              say.by(organiser.name),
            ]
              .flatMap((fact) => (fact === undefined ? [] : `${fact}.`))
              .join(' ')}
          </p>
        </div>
      </header>
      <div className="with-sidebar">
        <div className="stack">
          <YourStatus tournament={tournament} mine={mine} names={names} />
          {hasBegun ? (
            <StandingsTable tournament={tournament} mine={mine?.number} names={names} />
          ) : (
            <EntrantList tournament={tournament} names={names} isOrganiser={isMine && state === 'open'} />
          )}
          {hasBegun && format === 'robin' && <CrossTable tournament={tournament} names={names} />}
          {hasBegun && format === 'arena' && <LatestMatches tournament={tournament} names={names} />}
          {hasBegun && format !== 'arena' && <Rounds tournament={tournament} names={names} />}
        </div>
        <div className="stack">
          {isMine && (state === 'open' || state === 'running') && (
            <OrganiserActions tournament={tournament} game={game} />
          )}
          <Slab as="section">
            <OptionList game={game} options={tournament.options} pace={tournament.pace} />
          </Slab>
          <TieBreaks tournament={tournament} />
          <Slab as="section" className="stack close" aria-labelledby="fair">
            <h2 id="fair">{say.fair}</h2>
            <p className="soft small">{say.fairText}</p>
            <code>{tournament.commitment}</code>
            {tournament.secret !== undefined && (
              <>
                <p className="soft small">{texts.verify.secret}</p>
                <code>{tournament.secret}</code>
              </>
            )}
          </Slab>
        </div>
      </div>
    </Page>
  );
}
