import type { Seat } from '@sesame/kernel';
import { Icon, SeatName, SeatStone, Slab, useMessages, useNarrowScreen, usePlayers } from '@sesame/ui';
import { memo } from 'react';
import type { SeatView } from '../rules/state.ts';
import { useBoard } from './board-context.ts';
import { boardTexts } from './texts.ts';

/** The players with the stones they have left, their safes and clocks. Fewest stones wins. The player to move is highlighted. */
export const Players = memo(function Players() {
  const { view } = useBoard();
  const say = useMessages(boardTexts);
  return (
    <Slab as="section" className="pw-players two-line-names" aria-label={say.players}>
      <ul>
        {view.seats.map((side, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          <Player key={seat} seat={seat} side={side} />
        ))}
      </ul>
      <p className="tiny soft pw-pile">{say.pile(view.pile)}</p>
    </Slab>
  );
});

function Player({ seat, side }: { readonly seat: Seat; readonly side: SeatView }) {
  const { view, you, composer } = useBoard();
  const say = useMessages(boardTexts);
  const { clock } = usePlayers();
  // On a phone your own clock is beside the word you type.
  const isClockBelow = useNarrowScreen() && composer !== undefined;
  const fewest = Math.min(...view.seats.map(({ left }) => left));
  return (
    <li className={`chip pw-player${view.turn === seat ? ' on' : ''}`}>
      <SeatStone seat={seat} size={30} />
      <div>
        <b>
          <SeatName seat={seat} />
          {seat === you && <small className="soft"> {say.you}</small>}
        </b>
        <span className="soft tiny">{say.stones(side.hand, side.circle)}</span>
      </div>
      <span className="pw-end">
        {!(isClockBelow && seat === you) && clock?.(seat)}
        <span className={`pw-count${side.left === fewest ? ' leads' : ''}`}>
          <b>{side.left}</b> <span className="tiny">{say.left}</span>
        </span>
        <span className="pw-won tiny" data-cards={seat} title={side.cards.join(' ')}>
          <Icon name="lock" size={14} />
          <span aria-hidden="true">{side.cards.length}</span>
          <span className="visually-hidden">
            {[say.safesWon(side.cards.length), side.cards.join(', ')].filter(Boolean).join(': ')}
          </span>
        </span>
      </span>
    </li>
  );
}
