import { Button, Cubes, useLocale, useMessages, useName } from '@sesame/ui';
import { useState } from 'react';
import type { Chosen, May, Tile } from '../rules/state.ts';
import { offerAt, useBoard } from './board-context.ts';
import { PanelTitle } from './PanelTitle.tsx';
import { backName } from './piece-names.ts';
import { powerTexts } from './power-texts.ts';
import { PassButton } from './ReservePanel.tsx';
import { TileChoice } from './TileChoice.tsx';
import { transactionTexts } from './transaction-texts.ts';

/** FC28: buy the chosen offer in another player's place and give them a tile, or pass. */
export function PreemptPanel({
  chosen,
  preempt,
}: {
  readonly chosen: Chosen;
  readonly preempt: NonNullable<May['preempt']>;
}) {
  const { view, you = 0, send } = useBoard();
  const say = useMessages(powerTexts);
  const { title, yours } = useMessages(transactionTexts);
  const locale = useLocale();
  const name = useName();
  const offer = offerAt(view, chosen);
  const [gift, setGift] = useState<Tile>();
  const give = preempt.give.find((tile) => tile === gift);
  const purse = view.seats[you]?.purse ?? 0;
  const { price } = preempt;
  const change = { sum: price, from: purse, to: purse - price };
  return (
    <>
      <PanelTitle>{say.preemptTitle(name(chosen.by))}</PanelTitle>
      {offer && (
        <p className="small brass">{title(name(chosen.seller), backName(offer.colour, locale), offer.claim)}</p>
      )}
      <p className="small soft">
        {say.preemptText({ ...change, name: name(chosen.by), seller: name(chosen.seller) })}{' '}
        {offer && yours(offer.claim)}
      </p>
      <TileChoice
        label={say.give(name(chosen.by))}
        tiles={[...new Set(preempt.give)]}
        value={give}
        onChange={setGift}
      />
      <div className="wraps">
        <Button
          variant="primary"
          isDisabled={!send || give === undefined}
          onPress={() => give && send?.({ type: 'preempt', give })}
        >
          {say.preempt(price)}
          {price > 0 && <Cubes sum={price} size={16} />}
        </Button>
        <PassButton />
      </div>
      {give === undefined && <p className="tiny soft">{say.chooseGift}</p>}
    </>
  );
}
