import { Button, Cubes, IconButton, SliderField, useMessages, useName } from '@sesame/ui';
import { useState } from 'react';
import type { Claim, Range, Spot } from '../rules/state.ts';
import { useBoard } from './board-context.ts';
import { stallTexts } from './stall-texts.ts';
import { transactionTexts } from './transaction-texts.ts';

/** FC24: bid for an offer with a token. Starts at half the claim, the fair sum if it is honest. */
export function BidForm(props: { readonly spot: Spot; readonly claim: Claim; readonly range: Range }) {
  const { spot, claim, range } = props;
  const { view, you = 0, send } = useBoard();
  const say = useMessages(transactionTexts);
  const { credits } = useMessages(stallTexts);
  const name = useName();
  const [wanted, setWanted] = useState(claim / 2);
  const sum = Math.max(range.least, Math.min(range.most, wanted));
  const purse = view.seats[you]?.purse ?? 0;
  const theirs = view.seats[spot.seller]?.purse ?? 0;
  const seller = name(spot.seller);
  return (
    <div className="bid stack close">
      <p className="small">{say.bidText(seller)}</p>
      <div className="line">
        <IconButton
          icon="minus"
          label={`${say.sum}: −1`}
          isDisabled={sum <= range.least}
          onPress={() => setWanted(sum - 1)}
        />
        <span className="grow">
          <SliderField
            label={say.sum}
            value={sum}
            min={range.least}
            max={Math.max(range.least, range.most)}
            onChange={setWanted}
            format={credits}
          />
        </span>
        <IconButton
          icon="plus"
          label={`${say.sum}: +1`}
          isDisabled={sum >= range.most}
          onPress={() => setWanted(sum + 1)}
        />
      </div>
      <p className="small soft">
        {say.ifSold({ name: '', from: purse, to: purse - sum })}{' '}
        {theirs < sum ? say.mustSell(seller, theirs) : say.ifKept(seller, { name: '', from: purse, to: purse + sum })}
      </p>
      <Button variant="primary" isDisabled={!send} onPress={() => send?.({ type: 'bid', ...spot, sum })}>
        {say.bid(sum)}
        {sum > 0 && <Cubes sum={sum} size={16} />}
      </Button>
    </div>
  );
}
