import type { MatchSummary } from '@sesame/protocol';
import { ButtonLink, EmptyState, Slab, useLocale } from '@sesame/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { api } from '../../data/client.ts';
import { GAMES } from '../../data/games.ts';
import { useMyMatches } from '../../data/topics.ts';
import { useAnswer } from '../../data/use-query.ts';
import { waitingOf } from '../../data/waiting-matches.ts';
import { useTexts } from '../../locales/texts.tsx';
import { CountMark } from '../../widgets/CountBadge.tsx';
import { EmptySetting } from '../../widgets/EmptyArt.tsx';
import { Ended, Running, Waiting } from '../../widgets/match/MatchRows.tsx';

const LISTED = 6;

/** Your matches: what waits for you, what is under way, what is over. */
export function YourMatches() {
  const words = useTexts();
  const locale = useLocale();
  const running = useMyMatches();
  // A match that ends leaves the running ones: then the ended ones are asked for anew.
  const ended = useAnswer((running ?? []).map(({ id }) => id).join(), () => api.matches('ended'));
  const over = ended?.ok ? ended.value.slice(0, LISTED) : [];
  const waiting = waitingOf(running ?? []);
  const others = (running ?? []).filter(({ yourTurn }) => !yourTurn);
  const isEmpty = waiting.length + others.length + over.length === 0;
  return (
    <Slab as="section" className="stack your-matches">
      {isEmpty && <EmptyState art={<EmptySetting />} title={words.home.noMatches} text={words.home.noMatchesText} />}
      <Part title={words.home.waiting} counted matches={waiting} draw={(match) => <Waiting match={match} />} />
      <Part title={words.home.running} matches={others} draw={(match) => <Running match={match} />} />
      <Part title={words.home.ended} matches={over} draw={(match) => <Ended match={match} />} />
      {over.length > 0 && (
        <Link href="/replay" className="small link">
          {words.home.openRecord}
        </Link>
      )}
      {GAMES.filter(({ daily }) => daily !== undefined).map(({ id, name }) => (
        <ButtonLink key={id} href={`/daily/${id}`} icon="clock">
          {words.daily.title(name[locale])}
        </ButtonLink>
      ))}
    </Slab>
  );
}

function Part(props: {
  readonly title: string;
  /** How many there are stands beside the title. */
  readonly counted?: true;
  readonly matches: readonly MatchSummary[];
  readonly draw: (match: MatchSummary) => ReactNode;
}) {
  const { title, counted, matches, draw } = props;
  if (matches.length === 0) return undefined;
  return (
    <div>
      <h2>
        {title}
        {counted && <CountMark count={matches.length} />}
      </h2>
      <ul className="rows">
        {matches.map((match) => (
          <li key={match.id}>{draw(match)}</li>
        ))}
      </ul>
    </div>
  );
}
