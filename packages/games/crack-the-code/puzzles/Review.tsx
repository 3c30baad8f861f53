import '../board/board.css';
import './puzzles.css';
import { type PuzzleReviewProps, useMessages } from '@sesame/ui';
import { PinText, SmallCode } from '../board/SmallCode.tsx';
import type { VaultPuzzle } from './find.ts';
import type { Split, VaultReview } from './index.ts';
import { puzzleTexts } from './texts.ts';

/** The own guess and a right one, each with the codes by the pins that they give. */
export function Review({ review: { own, best, right, others } }: PuzzleReviewProps<VaultPuzzle, VaultReview>) {
  const say = useMessages(puzzleTexts);
  return (
    <div className="stack">
      {own && own.guess !== best.guess && <SplitTable title={say.yours} split={own} />}
      <SplitTable title={own?.guess === best.guess ? say.yours : say.best} split={best} />
      <div className="stack close">
        <p className="soft small">{say.count(right)}</p>
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
