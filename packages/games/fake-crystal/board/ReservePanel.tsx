import { Button, useMessages } from '@sesame/ui';
import type { Spot } from '../rules/state.ts';
import { offerAt, useBoard } from './board-context.ts';
import { powerTexts } from './power-texts.ts';
import { stallTexts } from './stall-texts.ts';
import { transactionTexts } from './transaction-texts.ts';

/** The vanguard: an offer for nobody but you, which then must be dealt with. */
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

/** The match waits for a power: not this time. */
export function PassButton() {
  const { send } = useBoard();
  const { pass } = useMessages(powerTexts);
  return (
    <Button isDisabled={!send} onPress={() => send?.({ type: 'pass' })}>
      {pass}
    </Button>
  );
}
