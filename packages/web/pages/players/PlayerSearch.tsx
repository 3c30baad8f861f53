import { MAX_NAME_LENGTH } from '@sesame/protocol';
import { Slab, TextField, useMessages } from '@sesame/ui';
import { useEffect, useState } from 'react';
import { api } from '../../data/client.ts';
import { useQuery } from '../../data/use-query.ts';
import { ratingTexts } from '../../locales/ratings/texts.ts';
import { PlayerLink } from '../../widgets/player/PlayerLink.tsx';

const DEBOUNCE_MS = 200;

/** Searches players by part of the name. */
export function PlayerSearch() {
  const say = useMessages(ratingTexts);
  const [name, setName] = useState('');
  const searched = useDebounced(name.trim());
  const { data: found } = useQuery(searched, () => api.findPlayers({ query: { name: searched } }), {
    isEnabled: searched !== '',
  });
  return (
    <Slab as="section" className="stack" aria-labelledby="search">
      <h2 id="search">{say.search}</h2>
      <TextField
        label={say.searchHint}
        type="search"
        name="player"
        autoComplete="off"
        maxLength={MAX_NAME_LENGTH}
        value={name}
        onChange={setName}
      />
      <div aria-live="polite">
        {searched !== '' && found?.length === 0 && <p className="soft small">{say.noneFound}</p>}
        <ul className="rows">
          {found?.map((player) => (
            <li key={player.id}>
              <PlayerLink {...player} />
            </li>
          ))}
        </ul>
      </div>
    </Slab>
  );
}

/** The value, once it has not changed for a moment. */
const useDebounced = (value: string): string => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};
