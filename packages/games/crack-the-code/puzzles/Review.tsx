import '../board/board.css';
import './puzzles.css';
import { type PuzzleReviewProps, useMessages } from '@sesame/ui';
import { PinText, SmallCode } from '../board/SmallCode.tsx';
import type { VaultPuzzle } from './find.ts';
import type { Split, VaultReview } from './index.ts';
import { puzzleTexts } from './texts.ts';

/** The position, then the own guess and a right one, each with the codes by the pins that they give. */
export function Review({ puzzle, review }: PuzzleReviewProps<VaultPuzzle, VaultReview>) {
  const { own, best, right, others } = review;
  const say = useMessages(puzzleTexts);
  return (
    <div className="stack">
      <Position puzzle={puzzle} />
      {own && own.guess !== best.guess && <SplitTable title={say.yours} split={own} />}
      <SplitTable title={own?.guess === best.guess ? say.yours : say.best} split={best} />
      <div className="stack close">
        <p className="soft small">{right === 1 ? say.only : say.others(right - 1)}</p>
        {right > 1 && (
          <ul className="crack-codes">
            {others.map((code) => (
              <li key={code}>
                <SmallCode code={code} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** The guesses of the match. */
function Position({ puzzle: { guesses, left } }: { readonly puzzle: VaultPuzzle }) {
  const say = useMessages(puzzleTexts);
  return (
    <section className="crack-split">
      <h3>{say.position}</h3>
      <ol className="crack-position">
        {guesses.map((guess, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a guess is its number
          <li key={i}>
            <SmallCode code={guess.code} />
            <PinText answer={guess} />
          </li>
        ))}
      </ol>
      <p className="small">{say.left(left)}</p>
    </section>
  );
}

function SplitTable({ title, split: { guess, groups } }: { readonly title: string; readonly split: Split }) {
  const say = useMessages(puzzleTexts);
  const most = Math.max(...groups.map(({ codes }) => codes.length));
  return (
    <section className="crack-split">
      <h3>{title}</h3>
      <p className="line">
        <SmallCode code={guess} size={24} />
      </p>
      <p className="small">{most === 1 ? say.rightText : say.wrongText(most)}</p>
      <table className="small">
        <thead className="soft">
          <tr>
            <th scope="col">{say.pins}</th>
            <th scope="col">{say.codes}</th>
          </tr>
        </thead>
        <tbody>
          {groups.map(({ pins, codes }) => (
            <tr key={`${pins.black} ${pins.white}`}>
              <th scope="row">{pins.black + pins.white === 0 ? '–' : <PinText answer={pins} />}</th>
              <td>
                <ul className="crack-codes">
                  {codes.map((code) => (
                    <li key={code}>
                      <SmallCode code={code} />
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
