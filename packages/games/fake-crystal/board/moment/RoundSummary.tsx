import { SeatStone, useMessages, useTextContext } from '@sesame/ui';
import { verdictOf } from '../claim-verdict.ts';
import { signed } from '../signed.ts';
import { OpenTile } from '../TilePicture.tsx';
import { summaryLine } from './caption.ts';
import { momentTexts } from './moment-texts.ts';
import { creditChanges, type TradeEvent } from './round-summary.ts';

/** What was traded in the round that is over, and who won or lost how many credits. */
export function RoundSummary({ trades }: { readonly trades: readonly TradeEvent[] }) {
  const say = useMessages(momentTexts);
  const context = useTextContext();
  const { names } = context;
  return (
    <div className={`round-summary of-${trades.length}`}>
      <ul>
        {trades.map((trade) => (
          <li key={`${'seller' in trade ? trade.seller : trade.seat} ${trade.column}`}>
            <OpenTile tile={trade.tile} size={32} />
            <span>{summaryLine(trade, context)}</span>
            {'claim' in trade && <b className={`summary-claim is-${verdictOf(trade)}`}>{trade.claim}</b>}
          </li>
        ))}
      </ul>
      <p className="credit-changes">
        <span className="soft">{say.credits}</span>
        {creditChanges(trades, names.length).map((change, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          <span key={seat}>
            <SeatStone seat={seat} size={18} /> <span className="credit-name">{names[seat]}</span>{' '}
            <b>{signed(change)}</b>
          </span>
        ))}
      </p>
      <p className="soft small">{say.goOn}</p>
    </div>
  );
}
