import { pathOf } from '@sesame/client';
import { type MatchFilter, type Profile, ROUTES } from '@sesame/protocol';
import { Button, ButtonLink, Slab, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { ratingTexts } from '../../locales/ratings/texts.ts';
import { Loading } from '../../shell/LoadingPage.tsx';
import { MatchFilters } from './MatchFilters.tsx';
import { MatchHistoryRow } from './MatchHistoryRow.tsx';
import { useMatchHistory } from './use-match-history.ts';

/** A player's match history, with filters and download. */
export function MatchHistory({ profile }: { readonly profile: Profile }) {
  const say = useMessages(ratingTexts);
  const [filter, setFilter] = useState<MatchFilter>({});
  const { matches, hasMore, loadMore } = useMatchHistory(profile.id, filter);
  return (
    <Slab as="section" className="stack" aria-labelledby="played">
      <header className="wraps">
        <h2 id="played" className="grow">
          {say.played}
        </h2>
        {matches !== undefined && matches.length > 0 && (
          <ButtonLink
            tight
            variant="quiet"
            icon="download"
            href={pathOf(ROUTES.playerRecords, { params: { id: profile.id }, query: filter })}
            download="sesame-records.ndjson"
          >
            {say.saveAll}
          </ButtonLink>
        )}
      </header>
      <MatchFilters profile={profile} value={filter} onChange={setFilter} />
      {matches === undefined && <Loading />}
      {matches?.length === 0 && <p className="soft">{say.noMatches}</p>}
      <ul className="rows">
        {matches?.map((one) => (
          <MatchHistoryRow key={one.match.id} played={one} />
        ))}
      </ul>
      {hasMore && <Button onPress={() => void loadMore()}>{say.more}</Button>}
    </Slab>
  );
}
