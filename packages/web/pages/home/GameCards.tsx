import { type GameEntry, Icon, useLocale } from '@sesame/ui';
import { lazy, Suspense, startTransition, useState } from 'react';
import { Link } from 'wouter';
import { GAMES } from '../../data/games.ts';
import { changeSettings } from '../../data/settings.ts';
import { useTexts } from '../../locales/texts.tsx';
import { GameArt } from '../../widgets/GameArt.tsx';

const PlayBotsDialog = lazy(() => import('../../widgets/PlayBotsDialog.tsx'));

/** The number of columns that fills rows of at most `max` most evenly. */
const columnsFor = (games: number, max: number): number => Math.ceil(games / Math.ceil(games / max));

/** A card per game that starts playing it. */
export function GameCards() {
  const { home } = useTexts();
  const [playing, setPlaying] = useState<GameEntry>();
  const play = (game: GameEntry) => {
    changeSettings({ game: game.id });
    startTransition(() => setPlaying(game));
  };
  return (
    <section
      aria-label={home.games}
      className="game-cards"
      style={{ '--columns': columnsFor(GAMES.length, 5), '--tablet-columns': columnsFor(GAMES.length, 3) }}
    >
      {GAMES.map((game) => (
        <GameCard key={game.id} game={game} onPlay={() => play(game)} />
      ))}
      <Suspense>{playing && <PlayBotsDialog game={playing} onClose={() => setPlaying(undefined)} />}</Suspense>
    </section>
  );
}

/** The whole card is the button; the link to the rules lies over it. */
function GameCard({ game, onPlay }: { readonly game: GameEntry; readonly onPlay: () => void }) {
  const { id, name, tagline, seats, minutes } = game;
  const { home, shell } = useTexts();
  const locale = useLocale();
  const players = seats.min === seats.max ? String(seats.min) : `${seats.min}–${seats.max}`;
  return (
    <article className="slab game-card">
      <GameArt game={id} />
      <div>
        <h2>
          <button type="button" className="card-button" aria-haspopup="dialog" onClick={onPlay}>
            {name[locale]}
          </button>
        </h2>
        <p className="soft small">{tagline[locale]}</p>
        <p className="tiny brass">{home.playersAndMinutes(players, minutes)}</p>
      </div>
      <footer className="small">
        <span className="card-play" aria-hidden="true">
          <Icon name="play" size={16} />
          {shell.play}
        </span>
        <Link href={`/learn/${id}`} className="link card-rules" aria-label={`${home.rules}: ${name[locale]}`}>
          {home.rules}
        </Link>
      </footer>
    </article>
  );
}
