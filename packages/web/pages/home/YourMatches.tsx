import type { MatchSummary } from '@sesame/protocol';
import { ButtonLink, EmptyState, Slab, useLocale } from '@sesame/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { api } from '../../data/client.ts';
import { GAMES } from '../../data/games.ts';
import { useMyMatches } from '../../data/topics.ts';
import { useQuery } from '../../data/use-query.ts';
import { waitingMatches } from '../../data/waiting-matches.ts';
import { useTexts } from '../../locales/texts.tsx';
import { CountBadge } from '../../widgets/CountBadge.tsx';
import { EmptyArt } from '../../widgets/EmptyArt.tsx';
import { EndedMatchRow, RunningMatchRow, WaitingMatchRow } from '../../widgets/match/MatchRows.tsx';

const MAX_ENDED_MATCHES = 6;

/** Your matches: waiting for you, in progress, finished. */
export function YourMatches() {
  const texts = useTexts();
  const locale = useLocale();
  const running = useMyMatches();
  // A match that leaves the running ones has ended: load the ended ones again.
  const { data: ended = [] } = useQuery((running ?? []).map(({ id }) => id).join(), () =>
    api.matches({ query: { which: 'ended' } }),
  );
  const over = ended.slice(0, MAX_ENDED_MATCHES);
  const waiting = waitingMatches(running ?? []);
  const others = (running ?? []).filter(({ yourTurn }) => !yourTurn);
  const isEmpty = waiting.length + others.length + over.length === 0;
  return (
    <Slab as="section" className="stack your-matches">
      {isEmpty && <EmptyState art={<EmptyArt />} title={texts.home.noMatches} text={texts.home.noMatchesText} />}
      <MatchSection
        title={texts.home.waiting}
        showCount
        matches={waiting}
        renderRow={(match) => <WaitingMatchRow match={match} />}
      />
      <MatchSection
        title={texts.home.running}
        matches={others}
        renderRow={(match) => <RunningMatchRow match={match} />}
      />
      <MatchSection title={texts.home.ended} matches={over} renderRow={(match) => <EndedMatchRow match={match} />} />
      {over.length > 0 && (
        <Link href="/replay" className="small link">
          {texts.home.openRecord}
        </Link>
      )}
      {GAMES.filter(({ daily }) => daily !== undefined).map(({ id, name }) => (
        <ButtonLink key={id} href={`/daily/${id}`} icon="clock">
          {texts.daily.title(name[locale])}
        </ButtonLink>
      ))}
    </Slab>
  );
}

function MatchSection(props: {
  readonly title: string;
  /** Shows the number of matches beside the title. */
  readonly showCount?: true;
  readonly matches: readonly MatchSummary[];
  readonly renderRow: (match: MatchSummary) => ReactNode;
}) {
  const { title, showCount, matches, renderRow } = props;
  if (matches.length === 0) return undefined;
  return (
    <div>
      <h2>
        {title}
        {showCount && <CountBadge count={matches.length} />}
      </h2>
      <ul className="rows">
        {matches.map((match) => (
          <li key={match.id}>{renderRow(match)}</li>
        ))}
      </ul>
    </div>
  );
}
