import './players.css';
import type { Speed } from '@sesame/protocol';
import { ButtonLink, ChoiceField, SelectField, Slab, useLocale, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { GAMES } from '../../data/games.ts';
import { useSettings } from '../../data/settings.ts';
import { useMe } from '../../data/use-me.ts';
import { ratingTexts } from '../../locales/ratings/texts.ts';
import { Page } from '../../shell/Page.tsx';
import { Leaderboard } from './Leaderboard.tsx';
import { PlayerSearch } from './PlayerSearch.tsx';

/** Leaderboards and player search. */
export default function PlayersPage() {
  const say = useMessages(ratingTexts);
  const locale = useLocale();
  const me = useMe();
  const { game: picked = GAMES[0]?.id ?? '' } = useSettings();
  const [game, setGame] = useState(picked);
  const [pace, setPace] = useState<Speed>('live');
  return (
    <Page title={say.title}>
      <header className="wraps page-title">
        <h1 className="grow">{say.title}</h1>
        {me && (
          <ButtonLink icon="user" href={`/players/${me.id}`}>
            {say.yourProfile}
          </ButtonLink>
        )}
      </header>
      <div className="with-sidebar">
        <Slab as="section" className="stack" aria-labelledby="leaderboard">
          <h2 id="leaderboard">{say.leaderboard}</h2>
          <div className="filters two">
            <SelectField
              label={say.game}
              options={GAMES.map(({ id, name }) => ({ id, label: name[locale] }))}
              value={game}
              onChange={setGame}
            />
            <ChoiceField
              label={say.pace}
              options={[
                { id: 'live', label: say.live },
                { id: 'correspondence', label: say.correspondence },
              ]}
              value={pace}
              onChange={(id) => setPace(id === 'correspondence' ? id : 'live')}
            />
          </div>
          <Leaderboard game={game} pace={pace} />
        </Slab>
        <PlayerSearch />
      </div>
    </Page>
  );
}
