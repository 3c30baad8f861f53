import { Button, useLocale, useMessages, useName } from '@sesame/ui';
import type { Choice, OfferView, Spot, Tile } from '../rules/state.ts';
import { PRIZES } from '../rules/trophies.ts';
import { BidForm } from './BidForm.tsx';
import { hasSpot, isSpot, useBoard } from './board-context.ts';
import { ChoiceButton } from './ChoiceButton.tsx';
import { PanelTitle } from './PanelTitle.tsx';
import { backName, tileName, trophyName } from './piece-names.ts';
import { PassButton, ReserveButton } from './ReservePanel.tsx';
import { worthOf } from './tile-worth.ts';
import { transactionTexts } from './transaction-texts.ts';
import { reachedWith } from './trophy-progress.ts';

/** The selected offer: possible actions with their costs and gains. */
export function ChosenOfferPanel({ spot, offer }: { readonly spot: Spot; readonly offer: OfferView }) {
  const { view, send } = useBoard();
  const say = useMessages(transactionTexts);
  const locale = useLocale();
  const name = useName();
  const choice = view.may.choose?.find((one) => isSpot(one, spot));
  return (
    <>
      <PanelTitle>{say.title(name(spot.seller), backName(offer.colour, locale), offer.claim)}</PanelTitle>
      {offer.tile && (
        <p className="small brass">{say.known(tileName(offer.tile, locale), worthOf(offer.tile, locale))}</p>
      )}
      {choice?.barred && <p className="small bad">{say.barred[choice.barred](name(offer.reservedBy ?? 0))}</p>}
      {choice && <BuyButton {...{ spot, offer, choice }} />}
      {choice && <BankButton {...{ spot, offer, choice }} />}
      {choice?.bid && <BidForm spot={spot} claim={offer.claim} range={choice.bid} />}
      {hasSpot(view.may.spy, spot) && (
        <Button variant="quiet" icon="eye" isDisabled={!send} onPress={() => send?.({ type: 'spy', ...spot })}>
          {choice && !choice.barred ? say.look : say.lookOnly}
        </Button>
      )}
      {hasSpot(view.may.reserve, spot) && <ReserveButton spot={spot} />}
      {view.may.pass && <PassButton />}
    </>
  );
}

interface ButtonProps {
  readonly spot: Spot;
  readonly offer: OfferView;
  readonly choice: Choice;
}

const KIND_BY_CLAIM = { 6: '1', 12: '2', 18: '3' } as const;

/** The tile if known, otherwise the tile it is claimed to be. */
const presumedTile = ({ tile, colour, claim }: OfferView): Tile => tile ?? `${colour}${KIND_BY_CLAIM[claim]}`;

function BuyButton({ spot, offer, choice }: ButtonProps) {
  const { view, you = 0, send } = useBoard();
  const say = useMessages(transactionTexts);
  const locale = useLocale();
  const name = useName();
  if (choice.buy === undefined) return null;
  const { price, payable } = choice.buy;
  const purse = view.seats[you]?.purse ?? 0;
  const theirs = view.seats[spot.seller]?.purse ?? 0;
  const seller = name(spot.seller);
  const reached = reachedWith(view, you, presumedTile(offer));
  const reach = offer.tile ? say.youReachKnown : say.youReach;
  const text = payable
    ? [
        say.buyText(seller, price, { name: '', from: purse, to: purse - price }),
        say.sellerGets({ name: seller, from: theirs, to: theirs + 2 * price }),
        offer.tile ? say.yoursKnown(worthOf(offer.tile, locale)) : say.yours(offer.claim),
        reached && reach(trophyName(reached, locale), PRIZES[reached].value),
      ]
    : [say.tooExpensive(purse)];
  return (
    <ChoiceButton
      title={say.buy(price)}
      sum={price}
      isFirst
      onPress={payable && send ? () => send({ type: 'buy', ...spot }) : undefined}
    >
      {text.filter(Boolean).join(' ')}
    </ChoiceButton>
  );
}

function BankButton({ spot, offer, choice }: ButtonProps) {
  const { view, you = 0, send } = useBoard();
  const say = useMessages(transactionTexts);
  const locale = useLocale();
  const name = useName();
  if (choice.bank === undefined) return null;
  const { stake } = choice.bank;
  const purse = view.seats[you]?.purse ?? 0;
  const seller = name(spot.seller);
  const reached = reachedWith(view, spot.seller, presumedTile(offer));
  const text = [
    say.bankText(seller, stake, { name: '', from: purse, to: purse + stake }),
    offer.tile ? say.theirsKnown(seller, worthOf(offer.tile, locale)) : say.theirs(seller),
    reached && say.theyReach(seller, trophyName(reached, locale), PRIZES[reached].value),
  ];
  return (
    <ChoiceButton title={say.bank(stake)} sum={stake} onPress={send && (() => send({ type: 'bank', ...spot }))}>
      {text.filter(Boolean).join(' ')}
    </ChoiceButton>
  );
}
