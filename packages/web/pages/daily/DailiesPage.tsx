import './daily.css';
import type { DailyOverview } from '@sesame/protocol';
import { ButtonLink, Slab, useLocale, useMessages } from '@sesame/ui';
import { api } from '../../data/client.ts';
import { gameOf } from '../../data/games.ts';
import { useQuery } from '../../data/use-query.ts';
import { dailyTexts } from '../../locales/daily/texts.ts';
import { ErrorPage } from '../../shell/ErrorPage.tsx';
import { LoadingPage } from '../../shell/LoadingPage.tsx';
import { Page } from '../../shell/Page.tsx';
import { GameArt } from '../../widgets/GameArt.tsx';
import { Countdown } from './Countdown.tsx';
import { LuckOfMonths } from './LuckOfMonths.tsx';

/** The puzzles of today. */
export default function DailiesPage() {
  const say = useMessages(dailyTexts);
  const { data, error } = useQuery('', api.dailies);
  if (error !== undefined) return <ErrorPage />;
  if (data === undefined) return <LoadingPage />;
  return (
    <Page title={say.title} className="stack dailies-page">
      <header className="page-title wraps">
        <h1>{say.title}</h1>
        <p className="soft">{say.day(Date.parse(data.day))}</p>
      </header>
      <p>{say.lead}</p>
      <Countdown next={data.next} />
      <ul className="daily-cards">
        {data.games.map((one) => (
          <li key={one.game}>
            <DailyCard daily={one} />
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink href="/puzzles">{say.puzzles}</ButtonLink>
      </p>
      <LuckOfMonths today={data.day} />
    </Page>
  );
}

function DailyCard({ daily }: { readonly daily: DailyOverview['games'][number] }) {
  const say = useMessages(dailyTexts);
  const locale = useLocale();
  const { game, unit, state, score, streak, finishers } = daily;
  const label = { closed: say.open, open: say.resume, finished: say.seeResult }[state];
  return (
    <Slab as="article" className="stack daily-card">
      <div className="daily-art">
        <GameArt game={game} />
      </div>
      <h2>{gameOf(game)?.name[locale]}</h2>
      <p className="soft small">
        {state === 'open' ? say.opened : say.finishers(finishers)}
        {streak > 0 && ` · ${say.streak(streak)}`}
      </p>
      {score !== undefined && <p className="status number">{say.score(unit, score)}</p>}
      <ButtonLink href={`/daily/${game}`} variant={state === 'finished' ? undefined : 'primary'}>
        {label}
      </ButtonLink>
    </Slab>
  );
}
