import './featured-matches.css';
import type { FeaturedMatch } from '@sesame/protocol';
import { ButtonLink, Crystal, Slab, useLocale, useMessages } from '@sesame/ui';
import { gameOf } from '../../data/games.ts';
import { listNames } from '../../data/seat-name.ts';
import { useSeatNames } from '../../data/use-seat-names.ts';
import { chatTexts } from '../../locales/chat/texts.ts';
import { useTexts } from '../../locales/texts.tsx';
import { SpectatorCount } from '../../widgets/match/SpectatorCount.tsx';
import { inlineTimeControlText } from '../../widgets/time-control/time-control-text.ts';

/** Running matches to watch, live. */
export default function FeaturedMatchList({ matches }: { readonly matches: readonly FeaturedMatch[] }) {
  const say = useMessages(chatTexts);
  return (
    <Slab as="section" className="now-playing" aria-labelledby="playing">
      <h2 id="playing">{say.nowPlaying}</h2>
      <ul className="playing-matches">
        {matches.map((match) => (
          <Match key={match.id} match={match} />
        ))}
      </ul>
    </Slab>
  );
}

function Match({ match }: { readonly match: FeaturedMatch }) {
  const texts = useTexts();
  const say = useMessages(chatTexts);
  const locale = useLocale();
  const game = gameOf(match.game);
  const names = listNames(useSeatNames(match.game, match.seats));
  if (game === undefined) return undefined;
  return (
    <li>
      <Crystal colour={game.crystal} size={28} />
      <div className="grow">
        <b>{names}</b>
        <div className="soft small wraps">
          <span>
            {[game.name[locale], inlineTimeControlText(texts, match.pace), say.moves(match.plies)].join(', ')}
          </span>
          <SpectatorCount count={match.watchers} />
        </div>
      </div>
      <ButtonLink tight href={`/matches/${match.id}`} icon="eye">
        {say.watch}
        <span className="visually-hidden">{`: ${names}`}</span>
      </ButtonLink>
    </li>
  );
}
