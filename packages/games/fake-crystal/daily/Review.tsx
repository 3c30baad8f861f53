import '../board/board.css';
import './daily.css';
import { type DailyReviewProps, Icon, useLocale, useMessages } from '@sesame/ui';
import { useVerdictText } from '../board/claim-verdict.ts';
import { signed } from '../board/signed.ts';
import { OpenTile } from '../board/TilePicture.tsx';
import { transactionTexts } from '../board/transaction-texts.ts';
import { KINDS } from '../rules/state.ts';
import { kindValue, type Odds } from './dealers.ts';
import type { DailyReview, DailyView, ReviewedOffer } from './index.ts';
import { dailyTexts } from './texts.ts';

/** Every offer: what it was, the odds, the best decision, and what others did. */
export function Review({ review }: DailyReviewProps<DailyView, DailyReview>) {
  const say = useMessages(dailyTexts);
  const { dealers, offers, others } = review;
  return (
    <div className="fake stack">
      <Totals review={review} />
      <h3>{say.offers}</h3>
      <ol className="fake-daily-offers">
        {offers.map((offer, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: offers are their place
          <Entry key={i} offer={offer} name={dealers[offer.dealer]?.name ?? ''} others={others} />
        ))}
      </ol>
    </div>
  );
}

function Totals({ review: { profit, byOdds, knowing, average } }: { readonly review: DailyReview }) {
  const { totals } = useMessages(dailyTexts);
  const rounded = useRounded();
  return (
    <dl className="fake-daily-totals">
      <dt>{totals.you}</dt>
      <dd className="number">{signed(profit)}</dd>
      <dt>{totals.byOdds}</dt>
      <dd className="number">{signed(byOdds)}</dd>
      <dt>{totals.knowing}</dt>
      <dd className="number">{signed(knowing)}</dd>
      {average !== undefined && (
        <>
          <dt>{totals.average}</dt>
          <dd className="number">{rounded(average)}</dd>
        </>
      )}
    </dl>
  );
}

/** "+3.4", in the reader's language. */
const useRounded = (): ((points: number) => string) => {
  const locale = useLocale();
  const format = new Intl.NumberFormat(locale === 'en' ? 'en-GB' : locale, {
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  return (points) => format.format(points).replace('-', '−');
};

interface EntryProps {
  readonly offer: ReviewedOffer;
  readonly name: string;
  readonly others: number;
}

function Entry({ offer, name, others }: EntryProps) {
  const { tile, claim, price, decision, gain, odds, expected, best, buyers } = offer;
  const say = useMessages(dailyTexts);
  const sayTrade = useMessages(transactionTexts);
  const verdict = useVerdictText({ tile, claim });
  const rounded = useRounded();
  const isBest = decision === best;
  return (
    <li>
      <OpenTile tile={tile} size={56} />
      <div>
        <p>
          <b>{name}</b> · {sayTrade[decision](price)} ·{' '}
          <span className={gain > 0 ? 'good' : 'bad'}>{signed(gain)}</span>
        </p>
        <p className="small">{verdict}</p>
        <OddsList odds={odds} />
        <p className={`small line ${isBest ? 'good' : 'bad'}`}>
          <Icon name={isBest ? 'check' : 'cross'} size={14} />
          {say.byOdds[best]}
        </p>
        <p className="small soft">{say.expects(rounded(expected.buy), rounded(expected.bank))}</p>
        {others > 0 && <p className="small soft">{say.boughtBy(Math.round((100 * buyers) / others))}</p>}
      </div>
    </li>
  );
}

/** How likely each value was. */
function OddsList({ odds }: { readonly odds: Odds }) {
  const say = useMessages(dailyTexts);
  return (
    <ul className="fake-daily-odds small" aria-label={say.odds}>
      {KINDS.map((kind) => (
        <li key={kind} className={odds[kind] < 0.005 ? 'soft' : undefined}>
          <span className="brass">{kind === 'f' ? say.fake : kindValue(kind)}</span> {Math.round(100 * odds[kind])}%
        </li>
      ))}
    </ul>
  );
}
