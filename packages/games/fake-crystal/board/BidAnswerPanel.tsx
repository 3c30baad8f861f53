import { useLocale, useMessages, useName } from '@sesame/ui';
import type { Bid, May } from '../rules/state.ts';
import { offerAt, useBoard } from './board-context.ts';
import { ChoiceButton } from './ChoiceButton.tsx';
import { PanelTitle } from './PanelTitle.tsx';
import { tileName } from './piece-names.ts';
import { powerTexts } from './power-texts.ts';
import { worthOf } from './tile-worth.ts';

/** FC25: answer a bid for your tile, keep or sell. */
export function BidAnswerPanel({ bid, answer }: { readonly bid: Bid; readonly answer: NonNullable<May['answer']> }) {
  const { view, you = 0, send } = useBoard();
  const say = useMessages(powerTexts);
  const locale = useLocale();
  const name = useName();
  const purse = view.seats[you]?.purse ?? 0;
  const tile = offerAt(view, bid)?.tile;
  const bidder = name(bid.by);
  const { sum, keep } = answer;
  return (
    <>
      <PanelTitle>{say.answerTitle(bidder, sum)}</PanelTitle>
      {tile && <p className="small">{say.yourTile(`${tileName(tile, locale)}, ${worthOf(tile, locale)}`)}</p>}
      <ChoiceButton title={say.sell(sum)} sum={sum} isFirst onPress={send && (() => send({ type: 'sell' }))}>
        {say.sellText({ name: bidder, sum, from: purse, to: purse + sum })}
      </ChoiceButton>
      <ChoiceButton title={say.keep} sum={sum} onPress={keep && send ? () => send({ type: 'keep' }) : undefined}>
        {keep ? say.keepText({ name: bidder, sum, from: purse, to: purse - sum }) : say.cannotKeep(purse)}
      </ChoiceButton>
    </>
  );
}
