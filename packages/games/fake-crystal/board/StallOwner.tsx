import type { Seat } from '@sesame/kernel';
import {
  Cube,
  Icon,
  Picture,
  PowerToken,
  SeatName,
  SeatStone,
  useLocale,
  useMessages,
  useNarrowScreen,
  usePlayers,
} from '@sesame/ui';
import type { SeatView, View } from '../rules/state.ts';
import { useBoard } from './board-context.ts';
import { powerName } from './piece-names.ts';
import { stallTexts } from './stall-texts.ts';
import { usePinnedOffer } from './use-pinned-offer.ts';

/** Header of a stall: name, purse, power token, status and clock. Highlighted while the match waits for the seat. */
export function StallOwner({ seat }: { readonly seat: Seat }) {
  const { view, isOffering } = useBoard();
  const say = useMessages(stallTexts);
  const { clock, you } = usePlayers();
  // On a phone your own clock is pinned to the bottom edge.
  const [isNarrow, isOfferPinned] = [useNarrowScreen(), usePinnedOffer()];
  const isClockPinned = seat === you && (isOffering ? isOfferPinned : isNarrow);
  const side = view.seats[seat];
  if (side === undefined) return null;
  const awaited = view.waiting.seats.includes(seat);
  return (
    <header className={`owner${awaited ? ' on' : ''}`}>
      <SeatStone seat={seat} size={26} />
      <h3 className="owner-name">
        <SeatName seat={seat} />
        {view.first === seat && view.phase !== 'over' && (
          <span className="starter" title={say.first}>
            <span aria-hidden="true">1</span>
            <span className="visually-hidden">{say.first}</span>
          </span>
        )}
      </h3>
      <Purse seat={seat} purse={side.purse} />
      <Power side={side} />
      <p className="owner-note tiny">
        <Note view={view} seat={seat} side={side} />
        {!isClockPinned && clock?.(seat)}
      </p>
    </header>
  );
}

/** Credits that are not staked. */
function Purse({ seat, purse }: { readonly seat: Seat; readonly purse: number }) {
  const say = useMessages(stallTexts);
  return (
    <span className="purse" data-purse={seat}>
      <Picture width={18}>
        <Cube kind="gold" />
      </Picture>
      <b aria-hidden="true">{purse}</b>
      <span className="visually-hidden">{say.credits(purse)}</span>
    </span>
  );
}

function Power({ side }: { readonly side: SeatView }) {
  const { power } = useBoard().view.options;
  const say = useMessages(stallTexts);
  const locale = useLocale();
  const label = `${say.about(say.tokens[side.token])} ${powerName(power, locale)}`;
  return (
    <span className={`power is-${side.token}`} title={label}>
      <Picture width={28} label={label}>
        <PowerToken power={power} isActive={side.token === 'active'} />
      </Picture>
    </span>
  );
}

interface NoteProps {
  readonly view: View;
  readonly seat: Seat;
  readonly side: SeatView;
}

/** The pending decision of a seat, or its progress in the round. */
function Note({ view, seat, side }: NoteProps) {
  const say = useMessages(stallTexts);
  const { waiting, phase } = view;
  if (waiting.seats.includes(seat) && waiting.for !== 'deal' && waiting.for !== 'nothing') {
    return (
      <span className="awaited">
        <Icon name="clock" size={14} />
        {say.awaited[waiting.for]}
      </span>
    );
  }
  if (phase === 'offer') return <span>{side.offered ? say.ready : say.inReserve(side.reserve)}</span>;
  return phase === 'exchange' && <span>{side.turnsLeft > 0 ? say.turnsLeft(side.turnsLeft) : say.noTurns}</span>;
}
