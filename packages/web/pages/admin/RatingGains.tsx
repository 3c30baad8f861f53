import { Avatar, EmptyState, Slab, useLocale, useMessages } from '@sesame/ui';
import { api } from '../../data/client.ts';
import { gameOf } from '../../data/games.ts';
import { useQuery } from '../../data/use-query.ts';
import { adminTexts } from '../../locales/admin/texts.ts';
import { ratingTexts } from '../../locales/ratings/texts.ts';
import { Loading } from '../../shell/LoadingPage.tsx';
import { PlayerLink } from '../../widgets/player/PlayerLink.tsx';

const PERCENT = 100;

/** Anomaly report: who gained how many rating points from whom lately. */
export function RatingGains() {
  const say = useMessages(adminTexts);
  const ratings = useMessages(ratingTexts);
  const locale = useLocale();
  const { data } = useQuery('rating-gains', api.ratingGains);
  if (data === undefined) return <Loading />;
  return (
    <Slab as="section" className="stack" aria-labelledby="gains">
      <h2 id="gains">{say.gainsTitle}</h2>
      <p className="soft small">{say.gainsText(data.days)}</p>
      {data.gains.length === 0 && <EmptyState title={say.noGains} />}
      <ul className="rows">
        {data.gains.map(({ player, opponent, game, pace, matches, gained, share }) => (
          <li key={`${player.id} ${opponent.id} ${game} ${pace}`} className="admin-row">
            <Avatar {...(player.bot ? { bot: true } : { name: player.name })} />
            <div className="grow">
              <b>
                <PlayerLink id={player.id} name={player.name} />
              </b>{' '}
              {say.gained(gained, opponent.name)}
              <div className="soft small">
                {[
                  gameOf(game)?.name[locale] ?? game,
                  ratings[pace],
                  say.gainFacts(matches, Math.round(PERCENT * share)),
                ].join(' · ')}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Slab>
  );
}
