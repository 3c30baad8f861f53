import { Button, useMessages } from '@sesame/ui';
import type { Spot } from '../rules/state.ts';
import { offerAt, useBoard } from './board-context.ts';
import { powerTexts } from './power-texts.ts';
import { stallTexts } from './stall-texts.ts';
import { transactionTexts } from './transaction-texts.ts';

/** FC29: reserve an offer with the vanguard's token. */
export function ReserveButton({ spot }: { readonly spot: Spot }) {
  const { view, you = 0, send } = useBoard();
  const say = useMessages(transactionTexts);
  const { reserveTerms } = useMessages(powerTexts);
  const { price } = useMessages(stallTexts);
  const offer = offerAt(view, spot);
  return (
    <>
      <p className="small soft">
        {offer && `${capital(price(offer.price))}. `}
        {reserveTerms(view.seats[you]?.turnsLeft ?? 1)}
      </p>
      <Button icon="flag" isDisabled={!send} onPress={() => send?.({ type: 'reserve', ...spot })}>
        {say.reserve}
      </Button>
    </>
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Declines a power that the match waits for. */
export function PassButton() {
  const { send } = useBoard();
  const { pass } = useMessages(powerTexts);
  return (
    <Button isDisabled={!send} onPress={() => send?.({ type: 'pass' })}>
      {pass}
    </Button>
  );
}
