import type { Leaderboard as Board, RatingCategory } from '@sesame/protocol';
import { EmptyState, useMessages } from '@sesame/ui';
import { api } from '../../data/client.ts';
import { useMe } from '../../data/use-me.ts';
import { useQuery } from '../../data/use-query.ts';
import { ratingTexts } from '../../locales/ratings/texts.ts';
import { refusalText } from '../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../locales/texts.tsx';
import { Loading } from '../../shell/LoadingPage.tsx';
import { EmptyArt } from '../../widgets/EmptyArt.tsx';
import { PlayerLink } from '../../widgets/player/PlayerLink.tsx';
import { ratingText } from '../../widgets/player/Rating.tsx';

/** The top players of a game and speed, and our own place. */
export function Leaderboard({ game, pace }: RatingCategory) {
  const texts = useTexts();
  const say = useMessages(ratingTexts);
  const { data, error } = useQuery(`${game} ${pace}`, () => api.leaderboard({ query: { game, pace } }));
  if (error !== undefined) return <p className="bad">{refusalText(texts, error)}</p>;
  if (data === undefined) return <Loading />;
  const { best, you } = data;
  return (
    <>
      <YourStanding you={you} />
      {best.length === 0 ? (
        <EmptyState art={<EmptyArt />} title={say.nobody} text={say.nobodyText} />
      ) : (
        <LeaderboardTable best={best} />
      )}
    </>
  );
}

const RANKED_AFTER_MATCHES = 10;

function YourStanding({ you: { rating, place } }: Pick<Board, 'you'>) {
  const say = useMessages(ratingTexts);
  const me = useMe();
  const text = ratingText(rating);
  const sure = () =>
    rating.played < RANKED_AFTER_MATCHES
      ? say.yourRating(text, RANKED_AFTER_MATCHES - rating.played)
      : say.provisionalRating(text);
  return (
    <div>
      <p className="status">
        {rating.played === 0 ? say.unplayed : place === undefined ? sure() : say.yourPlace(place, text)}
      </p>
      {me?.guest && rating.played > 0 && <p className="soft small">{say.guestNote}</p>}
    </div>
  );
}

function LeaderboardTable({ best }: Pick<Board, 'best'>) {
  const say = useMessages(ratingTexts);
  const me = useMe();
  return (
    <table className="leaders">
      <thead>
        <tr className="soft tiny">
          <th scope="col">{say.place}</th>
          <th scope="col">{say.player}</th>
          <th scope="col">{say.rating}</th>
          <th scope="col" className="wide-only">
            {say.deviation}
          </th>
          <th scope="col">{say.matches}</th>
        </tr>
      </thead>
      <tbody>
        {best.map(({ id, name, bot, place, rating }) => (
          <tr key={id} {...(id === me?.id && { className: 'mine' })}>
            <td className="brass">{place}</td>
            <th scope="row">
              <PlayerLink id={id} name={name} bot={bot} />
            </th>
            <td>{rating.rating}</td>
            <td className="soft wide-only">±{rating.deviation}</td>
            <td className="soft">{rating.played}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
