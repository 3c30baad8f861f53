import '../board/board.css';
import '../daily/daily.css';
import { type PuzzleReviewProps, useMessages } from '@sesame/ui';
import { showWord } from '../board/show-word.ts';
import { WalkFigure } from '../board/WalkFigure.tsx';
import type { WordPuzzle } from './find.ts';
import type { ShownWord, WordReview } from './index.ts';
import { puzzleTexts } from './texts.ts';

/** The own word beside the best one, each with its best walk, and others that do as much. */
export function Review({ puzzle, review }: PuzzleReviewProps<WordPuzzle, WordReview>) {
  const say = useMessages(puzzleTexts);
  const { own, best, others } = review;
  const isBest = own?.word === best.word;
  const shown = own && !isBest ? [{ title: say.yours, ...own }] : [];
  return (
    <div className="pw stack pw-daily-review">
      <ul className="pw-daily-best">
        {[...shown, { title: isBest ? say.yours : say.best, ...best }].map(({ title, ...word }) => (
          <li key={title} className="stack close">
            <h3>{title}</h3>
            <WalkFigure circle={puzzle.circle} seat={puzzle.seat} word={word.word} walk={word} />
            <Result word={word} />
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <section>
          <h3>{say.others}</h3>
          <p>{others.map(showWord).join(' · ')}</p>
        </section>
      )}
    </div>
  );
}

function Result({ word: { word, safes, gone } }: { readonly word: ShownWord }) {
  const say = useMessages(puzzleTexts);
  return (
    <p className="small">
      <b>{showWord(word)}</b>
      <span className="soft">
        {' '}
        · {say.gone(gone)} · {say.laid(safes.length)}
      </span>
    </p>
  );
}
