import type { Profile } from '@sesame/protocol';
import { Crystal, Slab, useLocale, useMessages } from '@sesame/ui';
import { api } from '../../data/client.ts';
import { gameOf } from '../../data/games.ts';
import { useQuery } from '../../data/use-query.ts';
import { ratingTexts } from '../../locales/ratings/texts.ts';
import { ratingText } from '../../widgets/player/Rating.tsx';
import { LineChart } from './LineChart.tsx';

/** A player's ratings, one card per game and speed, with their history. */
export function RatingCards({ profile: { id, ratings, puzzles } }: { readonly profile: Profile }) {
  const say = useMessages(ratingTexts);
  return (
    <section aria-labelledby="ratings" className="stack">
      <h2 id="ratings">{say.ratings}</h2>
      {ratings.length + puzzles.length === 0 && <p className="soft">{say.noRatings}</p>}
      <div className="rating-cards">
        {ratings.map((rating) => (
          <RatingCard key={`${rating.game} ${rating.pace}`} player={id} rating={rating} />
        ))}
        {puzzles.map((rating) => (
          <PuzzleRatingCard key={rating.game} rating={rating} />
        ))}
      </div>
    </section>
  );
}

function RatingCard({ player, rating }: { readonly player: string; readonly rating: Profile['ratings'][number] }) {
  const say = useMessages(ratingTexts);
  const locale = useLocale();
  const { game: id, pace, deviation, played, provisional } = rating;
  const game = gameOf(id);
  const { data: history = [] } = useQuery(`${player} ${id} ${pace}`, () =>
    api.ratingHistory({ params: { id: player }, query: { game: id, pace } }),
  );
  const values = history.map(({ rating: value }) => value);
  return (
    <Slab className="rating-card">
      <h3 className="line">
        {game && <Crystal colour={game.crystal} size={24} />}
        <span>
          {game?.name[locale] ?? id}
          <span className="soft small">{say[pace]}</span>
        </span>
      </h3>
      <p className="line">
        <span className="rating-large display">{ratingText(rating)}</span>
        <span className="soft small">
          ±{deviation}, {say.afterMatches(played)}
          {provisional && <span className="visually-hidden"> {say.provisional}</span>}
        </span>
      </p>
      {values.length > 1 && (
        <LineChart
          values={values}
          label={`${say.history(values[0] ?? 0, values.at(-1) ?? 0)} ${say.range(Math.min(...values), Math.max(...values))}`}
        />
      )}
    </Slab>
  );
}

function PuzzleRatingCard({ rating }: { readonly rating: Profile['puzzles'][number] }) {
  const say = useMessages(ratingTexts);
  const locale = useLocale();
  const { game: id, deviation, played, provisional } = rating;
  const game = gameOf(id);
  return (
    <Slab className="rating-card">
      <h3 className="line">
        {game && <Crystal colour={game.crystal} size={24} />}
        <span>
          {game?.name[locale] ?? id}
          <span className="soft small">{say.puzzles}</span>
        </span>
      </h3>
      <p className="line">
        <span className="rating-large display">{ratingText(rating)}</span>
        <span className="soft small">
          ±{deviation}, {say.afterPuzzles(played)}
          {provisional && <span className="visually-hidden"> {say.provisional}</span>}
        </span>
      </p>
    </Slab>
  );
}
