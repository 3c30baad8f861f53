import type { MatchSummary } from '@sesame/protocol';
import { Slab } from '@sesame/ui';
import type { ReactNode } from 'react';
import { runningClocks } from '../../data/running-clocks.ts';
import { useTick } from '../../data/use-tick.ts';
import { waitingMatches } from '../../data/waiting-matches.ts';
import { useTexts } from '../../locales/texts.tsx';
import { CountBadge } from '../../widgets/CountBadge.tsx';
import { RunningMatchRow, WaitingMatchRow } from '../../widgets/match/MatchRows.tsx';
import { DailyPuzzles } from './DailyPuzzles.tsx';

/**
 * What a returning player came for: matches waiting for their move, matches of the others’ turn, the daily puzzles.
 * Matches with a running clock are in the banner above the page.
 */
export default function YourMatches(props: { readonly running: readonly MatchSummary[]; readonly isOffline: boolean }) {
  const { running, isOffline } = props;
  const { home } = useTexts();
  const now = useTick();
  const inBanner = new Set(runningClocks(running, now).map(({ match }) => match));
  const listed = running.filter((match) => !inBanner.has(match));
  const waiting = waitingMatches(listed);
  const others = listed.filter(({ yourTurn }) => !yourTurn);
  return (
    <section className="your-matches" aria-labelledby="your-matches">
      <h1 id="your-matches">{home.welcomeBack}</h1>
      <div className="match-groups">
        {waiting.length > 0 && (
          <MatchGroup title={home.waiting} count={waiting.length}>
            {waiting.map((match) => (
              <li key={match.id}>
                <WaitingMatchRow match={match} />
              </li>
            ))}
          </MatchGroup>
        )}
        {others.length > 0 && (
          <MatchGroup title={home.running}>
            {others.map((match) => (
              <li key={match.id}>
                <RunningMatchRow match={match} />
              </li>
            ))}
          </MatchGroup>
        )}
        {!isOffline && <DailyPuzzles />}
      </div>
    </section>
  );
}

function MatchGroup(props: { readonly title: string; readonly count?: number; readonly children: ReactNode }) {
  const { title, count, children } = props;
  return (
    <Slab as="section" aria-label={title}>
      <h2>
        {title}
        {count !== undefined && <CountBadge count={count} />}
      </h2>
      <ul className="rows">{children}</ul>
    </Slab>
  );
}
