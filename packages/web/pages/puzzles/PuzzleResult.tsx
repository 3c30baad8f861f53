import type { PuzzleEnd, ShownPuzzle } from '@sesame/protocol';
import { type AnyPuzzleScreen, type GameEntry, Icon, listed, Slab, useLocale, useMessages } from '@sesame/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { puzzleTexts } from '../../locales/puzzles/texts.ts';

/** Whether the answer was right, what it did to the rating, the solution, and the match that the puzzle is from. */
export function PuzzleResult(props: {
  readonly game: GameEntry;
  readonly screen: AnyPuzzleScreen;
  readonly puzzle: ShownPuzzle;
  readonly end: PuzzleEnd;
  readonly title: string;
  readonly next: ReactNode;
}) {
  const { game, screen, puzzle, end, title, next } = props;
  const say = useMessages(puzzleTexts);
  const locale = useLocale();
  const actions = useRef<HTMLDivElement>(null);
  // Enter goes on to the next puzzle.
  useEffect(() => actions.current?.querySelector<HTMLElement>('a, button')?.focus(), []);
  const verdict = end.solved ? say.solved : end.gaveUp ? say.gaveUp : say.failed;
  return (
    <>
      <header className="page-title wraps">
        <h1>{say.of(game.name[locale])}</h1>
        <p className="soft">{title}</p>
      </header>
      <div className="columns even puzzle-end">
        <Slab as="section" className="stack" aria-labelledby="puzzle-verdict">
          <h2 id="puzzle-verdict" className={`line puzzle-verdict ${end.solved ? 'is-solved' : 'is-failed'}`}>
            <Icon name={end.solved ? 'check' : 'cross'} />
            {verdict}
          </h2>
          <p className="status number">
            {end.change ? say.change(end.change.before, end.change.after) : <span className="soft">{say.unrated}</span>}
          </p>
          <p className="soft small">
            {say.ratingOfPuzzle(puzzle.rating)} · {say.solvedBy(puzzle.solved, puzzle.answered)}
          </p>
          <Source source={end.source} isOfBots={puzzle.bots} />
          <div ref={actions} className="line wraps">
            {next}
          </div>
        </Slab>
        <Slab as="section" className="stack puzzle-review" aria-labelledby="puzzle-solution">
          <h2 id="puzzle-solution">{say.solution}</h2>
          <screen.Review puzzle={puzzle.puzzle} review={end.review} />
        </Slab>
      </div>
    </>
  );
}

function Source({ source, isOfBots }: { readonly source: PuzzleEnd['source']; readonly isOfBots: boolean }) {
  const say = useMessages(puzzleTexts);
  const locale = useLocale();
  const { match, ply, seat, players } = source;
  if (isOfBots) return <p className="small">{say.fromBots}</p>;
  if (match === undefined) return null;
  return (
    <p className="small">
      {say.source(listed(players, locale), ply)}{' '}
      <Link href={`/matches/${match}/replay?ply=${ply}&seat=${seat}`}>{say.replay}</Link>
    </p>
  );
}
