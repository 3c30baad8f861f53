import { Button, useMessages } from '@sesame/ui';
import type { Spot } from '../rules/state.ts';
import { deals } from './deal-words.ts';
import { messages } from './messages.ts';
import { powers } from './power-words.ts';
import { offerAt, useTable } from './table.ts';

/** The vanguard: an offer for nobody but you, which then must be dealt with. */
export function Reserving({ spot }: { readonly spot: Spot }) {
  const { view, you = 0, send } = useTable();
  const say = useMessages(deals);
  const { reserveTerms } = useMessages(powers);
  const { price } = useMessages(messages);
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
  const { send } = useTable();
  const { pass } = useMessages(powers);
  return (
    <Button isDisabled={!send} onPress={() => send?.({ type: 'pass' })}>
      {pass}
    </Button>
  );
}
