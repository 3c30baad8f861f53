import { type InsightProps, useLocale, useMessages, useName } from '@sesame/ui';
import { backName } from '../board/piece-names.ts';
import { TilePicture } from '../board/TilePicture.tsx';
import type { View } from '../rules/state.ts';
import { type DoubtfulOffer, doubtfulOffers, recordOf } from './lie-detector.ts';
import { insightTexts } from './texts.ts';

/** The lie detector: what dealers claimed so far, and what the unseen tiles say about their offers. */
export function Insight({ view, seat }: InsightProps<View>) {
  const say = useMessages(insightTexts);
  const name = useName();
  const offers = doubtfulOffers(view, seat);
  return (
    <div className="stack">
      <p className="soft small">{say.lead}</p>
      {view.seats.map((_, dealer) => {
        if (dealer === seat) return null;
        const { claims, honest } = recordOf(view.trades, dealer);
        const own = offers.filter(({ seller }) => seller === dealer);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          <section key={dealer} className="stack close">
            <h3>{name(dealer)}</h3>
            <p className="small">{claims === 0 ? say.noRecord : say.record(honest, claims)}</p>
            {own.map((offer) => (
              <OfferOdds key={offer.column} offer={offer} />
            ))}
          </section>
        );
      })}
    </div>
  );
}

function OfferOdds({ offer: { colour, claim, odds } }: { readonly offer: DoubtfulOffer }) {
  const say = useMessages(insightTexts);
  const locale = useLocale();
  const percent = (share: number) => share.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <p className="line small">
      <TilePicture colour={colour} size={32} isOrnament />
      <span>
        {say.claimed(backName(colour, locale), claim)}
        {odds && ` ${say.odds(percent(odds.worthIt), percent(odds.fake))}`}
      </span>
    </p>
  );
}
