import type { MatchSummary } from '@sesame/protocol';
import { Slab } from '@sesame/ui';
import { Link } from 'wouter';
import { useTexts } from '../../locales/texts.tsx';
import { EndedMatchRow } from '../../widgets/match/MatchRows.tsx';

const MAX_MATCHES = 6;

/** Your latest finished matches. */
export default function FinishedMatches({ matches }: { readonly matches: readonly MatchSummary[] }) {
  const { home } = useTexts();
  return (
    <Slab as="section" className="stack" aria-labelledby="finished">
      <div>
        <h2 id="finished">{home.ended}</h2>
        <ul className="rows">
          {matches.slice(0, MAX_MATCHES).map((match) => (
            <li key={match.id}>
              <EndedMatchRow match={match} />
            </li>
          ))}
        </ul>
      </div>
      <Link href="/replay" className="small link">
        {home.openRecord}
      </Link>
    </Slab>
  );
}
