import { startDrag, useLocale, useMessages } from '@sesame/ui';
import type { Card } from '../rules/pieces.ts';
import type { BuildDraft, BuildEdit } from './build-draft.ts';
import type { Cell } from './build-plan.ts';
import { buildTexts } from './build-texts.ts';
import { cardName } from './card-name.ts';
import { MachineCard } from './MachineCard.tsx';

/** Value of `data-drop` for a cell. */
export const dropId = ({ x, y }: Cell): string => `${x} ${y}`;

const cellOfDropId = (drop: string): Cell => {
  const [x = 0, y = 0] = drop.split(' ').map(Number);
  return { x, y };
};

/** Cards in hand. A press picks a card up, another turns it; cards can also be dragged. */
export function CardHand(props: {
  readonly hand: readonly Card[];
  readonly draft?: BuildDraft;
  readonly edit?: (edit: BuildEdit) => void;
  /** After a card was pressed. */
  readonly onTaken?: () => void;
}) {
  const { hand, draft, edit, onTaken } = props;
  const say = useMessages(buildTexts);
  const locale = useLocale();
  if (hand.length === 0) return <p className="xc-hand small soft">{say.noHand}</p>;
  return (
    <ul className="xc-hand" style={{ '--cards': hand.length }}>
      {hand.map((card, i) => {
        const isHeld = draft?.card === card;
        const isMarked = draft?.swap?.includes(card) ?? false;
        return (
          <li key={card}>
            <button
              type="button"
              className={`xc-card${isHeld ? ' is-held' : ''}${isMarked ? ' is-marked' : ''}`}
              aria-label={say.card(i + 1, cardName(card, locale, isHeld ? draft.turn : 0))}
              data-focus-next={i === 0 || undefined}
              aria-pressed={isHeld || isMarked}
              disabled={edit === undefined}
              onClick={() => {
                edit?.({ type: 'take', card, isRead: true });
                onTaken?.();
              }}
              onPointerDown={(event) =>
                !draft?.swap && startDrag(event, (drop) => edit?.({ type: 'lay', card, at: cellOfDropId(drop) }))
              }
              onPointerMove={(event) => {
                // Picks the card up when a drag starts, so that its places light up.
                if (event.currentTarget.hasAttribute('data-lifted') && !isHeld) edit?.({ type: 'take', card });
              }}
            >
              <svg className="xc-card-piece" viewBox="-52 -52 104 108" aria-hidden="true">
                <MachineCard card={card} turn={isHeld ? draft.turn : 0} />
              </svg>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
