import { type GameEntry, useLocale } from '@sesame/ui';
import { Link } from 'wouter';
import { GAMES } from '../../data/games.ts';
import { useTexts } from '../../locales/texts.tsx';
import { GameArt } from '../../widgets/GameArt.tsx';

/** A card per game that links to its manual. Grid for a few games, horizontal scroller for many. */
export function GameCards() {
  const texts = useTexts();
  return (
    <section aria-label={texts.home.games} className={GAMES.length < 3 ? 'game-cards few' : 'game-cards'}>
      {GAMES.map((game) => (
        <GameCard key={game.id} game={game} />
      ))}
    </section>
  );
}

function GameCard({ game }: { readonly game: GameEntry }) {
  const { id, name, tagline, seats, minutes } = game;
  const texts = useTexts();
  const locale = useLocale();
  const players = seats.min === seats.max ? String(seats.min) : `${seats.min}–${seats.max}`;
  return (
    <Link href={`/learn/${id}`} className="slab game-card">
      <GameArt game={id} />
      <div>
        <h2>{name[locale]}</h2>
        <p className="soft small">{tagline[locale]}</p>
        <p className="tiny brass">{texts.home.playersAndMinutes(players, minutes)}</p>
      </div>
      <span className="small link">{texts.home.rules}</span>
    </Link>
  );
}
