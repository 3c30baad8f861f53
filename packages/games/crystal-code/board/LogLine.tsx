import './log-line.css';
import { InlinePieces, inlinePiece, Picture, useTextContext } from '@sesame/ui';
import type { Card } from '../rules/pieces.ts';
import type { Event } from '../rules/state.ts';
import { cardName } from './card-name.ts';
import { describe } from './describe.ts';
import { MachineCard } from './MachineCard.tsx';

/** A log line with machine cards drawn inline. */
export function LogLine({ event }: { readonly event: Event }) {
  const context = useTextContext();
  const draw = (card: string) => (
    <Picture box="-52 -52 104 108" width={30} label={cardName(card as Card, context.locale)}>
      <MachineCard card={card as Card} />
    </Picture>
  );
  return (
    <span className="xc-line">
      <InlinePieces text={describe(event, context, inlinePiece) ?? ''} draw={draw} />
    </span>
  );
}
