import type { DailyPage, DailyStanding } from '@sesame/protocol';
import { ChoiceField, Slab, useMessages } from '@sesame/ui';
import { memo, useState } from 'react';
import { useMe } from '../../data/use-me.ts';
import { dailyTexts } from '../../locales/daily/texts.ts';
import { PlayerLink } from '../../widgets/player/PlayerLink.tsx';

type Company = 'everybody' | 'friends';

/** The best results of a day: of everybody, or of the player and their friends. */
export const DailyStandings = memo(function DailyStandings({ page }: { readonly page: DailyPage }) {
  const say = useMessages(dailyTexts);
  const [company, setCompany] = useState<Company>('everybody');
  const { best, friends, finishers } = page;
  const rows = company === 'friends' ? friends : best;
  return (
    <Slab as="section" className="stack daily-standings" aria-labelledby="daily-standings">
      <div className="line wraps">
        <h2 id="daily-standings">{say.standings}</h2>
        <ChoiceField
          label={say.standings}
          hideLabel
          value={company}
          options={[
            { id: 'everybody', label: say.everybody },
            { id: 'friends', label: say.friends },
          ]}
          onChange={(id) => setCompany(id as Company)}
        />
      </div>
      <p className="soft small">
        {company === 'friends' && rows.length === 0 ? say.noFriends : say.finishers(finishers)}
      </p>
      <StandingList rows={rows} page={page} />
    </Slab>
  );
});

function StandingList({ rows, page }: { readonly rows: readonly DailyStanding[]; readonly page: DailyPage }) {
  const say = useMessages(dailyTexts);
  const me = useMe();
  return (
    <ol className="daily-best">
      {rows.map(({ id, name, guest, score, took }) => (
        <li key={id} aria-current={id === me?.id || undefined}>
          <PlayerLink id={id} name={name} guest={guest} />
          <span className="number">
            {say.score(page.unit, score)}
            {page.unit !== 'milliseconds' && <span className="soft tiny"> {say.score('milliseconds', took)}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
