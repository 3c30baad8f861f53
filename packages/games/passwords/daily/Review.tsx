import '../board/board.css';
import './daily.css';
import { type DailyReviewProps, useLocale, useMessages } from '@sesame/ui';
import { showWord } from '../board/show-word.ts';
import { WalkFigure } from '../board/WalkFigure.tsx';
import { YOU } from './draw-circle.ts';
import type { DailyReview, DailyView, ReviewedTurn } from './index.ts';
import { dailyTexts } from './texts.ts';

/** The own words beside the best ones of each turn, the best three together, and what others played. */
export function Review({ review }: DailyReviewProps<DailyView, DailyReview>) {
  const say = useMessages(dailyTexts);
  const { turns, best, most } = review;
  return (
    <div className="pw stack pw-daily-review">
      <section>
        <h3>{say.yours}</h3>
        <ol className="pw-daily-turns">
          {turns.map((turn, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: turns are their place
            <OwnTurn key={i} turn={turn} />
          ))}
        </ol>
      </section>
      <section>
        <h3>{say.best(most)}</h3>
        <ol className="pw-daily-best">
          {best.map(({ word, direction, safes, circle, gone }) => (
            <li key={word}>
              <WalkFigure circle={circle} seat={YOU} word={word} walk={{ direction, safes }} />
              <p className="small">
                <b>{showWord(word)}</b>
                <span className="soft"> · {say.gone(gone)}</span>
              </p>
            </li>
          ))}
        </ol>
      </section>
      <Others review={review} />
    </div>
  );
}

function OwnTurn({ turn: { word, gone, best } }: { readonly turn: ReviewedTurn }) {
  const say = useMessages(dailyTexts);
  return (
    <li>
      <p>
        {word === undefined ? <span className="soft">{say.passed}</span> : <b>{showWord(word)}</b>}
        <span className="soft"> · {say.gone(gone)}</span>
      </p>
      {best && best.gone > gone && <p className="small soft">{say.better(showWord(best.word), best.gone)}</p>}
    </li>
  );
}

function Others({ review: { average, words } }: { readonly review: DailyReview }) {
  const say = useMessages(dailyTexts);
  const locale = useLocale();
  if (average === undefined) return null;
  const format = new Intl.NumberFormat(locale === 'en' ? 'en-GB' : locale, { maximumFractionDigits: 1 });
  return (
    <section>
      <h3>{say.others}</h3>
      <p>{say.average(format.format(average))}</p>
      <p className="small soft">{words.map(({ word, players }) => say.players(showWord(word), players)).join(' · ')}</p>
    </section>
  );
}
