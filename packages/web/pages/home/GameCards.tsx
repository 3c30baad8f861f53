import { type GameEntry, useLocale } from '@sesame/ui';
import { type ComponentType, lazy, Suspense } from 'react';
import { Link } from 'wouter';
import { GAMES } from '../../data/games.ts';
import { useTexts } from '../../locales/texts.tsx';

const ART: ReadonlyMap<string, ComponentType> = new Map(GAMES.map(({ id, Art }) => [id, lazy(Art)]));

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
  const Art = ART.get(id);
  const players = seats.min === seats.max ? String(seats.min) : `${seats.min}–${seats.max}`;
  return (
    <Link href={`/learn/${id}`} className="slab game-card">
      <Suspense fallback={<span className="art" />}>{Art && <Art />}</Suspense>
      <div>
        <h2>{name[locale]}</h2>
        <p className="soft small">{tagline[locale]}</p>
        <p className="tiny brass">{texts.home.playersAndMinutes(players, minutes)}</p>
      </div>
      <span className="small link">{texts.home.rules}</span>
    </Link>
  );
}
