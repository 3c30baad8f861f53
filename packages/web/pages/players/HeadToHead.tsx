import type { Me, Profile } from '@sesame/protocol';
import { SelectField, Slab, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { api } from '../../data/client.ts';
import { useQuery } from '../../data/use-query.ts';
import { ratingTexts } from '../../locales/ratings/texts.ts';
import { refusalText } from '../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../locales/texts.tsx';
import { Loading } from '../../shell/LoadingPage.tsx';
import { MatchHistoryRow } from './MatchHistoryRow.tsx';
import { ResultBar } from './ResultBar.tsx';

const MAX_RECENT_MATCHES = 5;

/** A player's record against us or another opponent. */
export function HeadToHead({ profile, me }: { readonly profile: Profile; readonly me: Me | undefined }) {
  const say = useMessages(ratingTexts);
  const others = profile.opponents.filter(({ id }) => id !== me?.id).map(({ id, name }) => ({ id, label: name }));
  const choices = [...(me === undefined ? [] : [{ id: me.id, label: say.headToHeadYou }]), ...others];
  const [chosen, choose] = useState(choices[0]?.id);
  return (
    <Slab as="section" className="stack" aria-labelledby="against">
      <h2 id="against">{say.headToHead}</h2>
      {chosen === undefined ? (
        <p className="soft">{say.noStatistics}</p>
      ) : (
        <>
          <SelectField label={say.headToHeadWith(profile.name)} options={choices} value={chosen} onChange={choose} />
          <HeadToHeadResults player={profile.id} other={chosen} />
        </>
      )}
    </Slab>
  );
}

function HeadToHeadResults({ player, other }: { readonly player: string; readonly other: string }) {
  const texts = useTexts();
  const say = useMessages(ratingTexts);
  const { data, error } = useQuery(`${player} ${other}`, () => api.headToHead({ params: { id: player, other } }));
  const { data: recent } = useQuery(`${player} ${other}`, () =>
    api.playedMatches({ params: { id: player }, query: { opponent: other } }),
  );
  if (error !== undefined) return <p className="bad">{refusalText(texts, error)}</p>;
  if (data === undefined) return <Loading />;
  const { all } = data;
  if (all.matches === 0) return <p className="soft">{say.neverMet}</p>;
  return (
    <>
      <p className="status">{say.shares(all.won, all.drew, all.lost)}</p>
      <ResultBar shares={all} />
      <ul className="rows">
        {recent?.matches.slice(0, MAX_RECENT_MATCHES).map((one) => (
          <MatchHistoryRow key={one.match.id} played={one} />
        ))}
      </ul>
    </>
  );
}
