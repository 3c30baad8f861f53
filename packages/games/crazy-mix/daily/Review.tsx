import '../board/pieces.css';
import './daily.css';
import { At, type DailyReviewProps, Picture, useLocale, useMessages } from '@sesame/ui';
import { CodeCard, DecoderCard, MixCard } from '../board/CodeCards.tsx';
import { describeRound } from '../board/card-descriptions.ts';
import { MarksProvider, useChosenMarks } from '../board/colour-marks.tsx';
import { MixMark } from '../board/MixLogo.tsx';
import { formatTime } from '../board/piece-names.ts';
import { SmallSign } from '../board/Sign.tsx';
import { NUMERALS } from '../board/shapes.ts';
import { signName } from '../board/symbol-names.ts';
import { boardTexts } from '../board/texts.ts';
import type { Picture as Cards, Side } from '../rules/pieces.ts';
import { ROUNDS } from './draw-rounds.ts';
import type { DailyReview, DailyView, ReviewedRound } from './index.ts';
import { dailyTexts } from './texts.ts';

/** Every round with its cards, its answer and the own time. */
export function Review({ review: { rounds } }: DailyReviewProps<DailyView, DailyReview>) {
  const say = useMessages(dailyTexts);
  const times = rounds.map(({ time }) => time);
  const noteOf = ({ time }: ReviewedRound) => {
    if (time === Math.min(...times)) return say.fastest;
    return time === Math.max(...times) ? say.slowest : undefined;
  };
  return (
    <MarksProvider marks={useChosenMarks()}>
      <div className="mix stack">
        <h3>{say.rounds}</h3>
        <ol className="mix-daily-rounds">
          {rounds.map((round, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rounds are their place
            <Entry key={i} round={round} number={i + 1} note={noteOf(round)} />
          ))}
        </ol>
      </div>
    </MarksProvider>
  );
}

function Entry(props: { readonly round: ReviewedRound; readonly number: number; readonly note: string | undefined }) {
  const { round, number, note } = props;
  const { picture, answer, misses, time, best } = round;
  const say = useMessages(dailyTexts);
  const sayBoard = useMessages(boardTexts);
  const locale = useLocale();
  const name =
    answer.symbol === undefined ? sayBoard.logo(NUMERALS[picture.logo ?? 1]) : signName(answer.symbol, locale);
  return (
    <li className={note === undefined ? undefined : 'is-noted'}>
      <RoundPicture cards={picture} />
      <div>
        <p className="soft tiny">{say.round(number, ROUNDS)}</p>
        <p className="line mix-daily-answer">
          {answer.symbol === undefined ? <MixMark /> : <SmallSign sign={answer.symbol} size={26} />}
          <span className="small">{say.answer(name)}</span>
        </p>
        <p className="line wraps">
          <b className="number">{formatTime(time, locale)}</b>
          {misses > 0 && <span className="bad small">{say.misses(misses)}</span>}
          {note !== undefined && <span className="brass small">{note}</span>}
        </p>
        {best !== undefined && <p className="soft small">{say.best(formatTime(best, locale))}</p>}
      </div>
    </li>
  );
}

const PLACES: Readonly<Record<Side, readonly [number, number]>> = {
  top: [0, -106],
  right: [106, 0],
  bottom: [0, 106],
  left: [-106, 0],
};

/** The cards of a round, as they lay. */
function RoundPicture({ cards }: { readonly cards: Cards }) {
  const { sides, decoder, logo } = cards;
  return (
    <Picture box="-158 -158 316 316" className="mix-daily-cards" label={describeRound(cards, useLocale())}>
      {sides.map(({ side, card }) => (
        <At key={side} x={PLACES[side][0]} y={PLACES[side][1]}>
          <CodeCard card={card} />
        </At>
      ))}
      {decoder ? <DecoderCard decoder={decoder} /> : logo && <MixCard logo={logo} />}
    </Picture>
  );
}
