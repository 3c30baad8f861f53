import './line.css';
import { DrawnLine, drawn, Picture, useLocale, usePlayers } from '@sesame/ui';
import type { Card } from '../rules/pieces.ts';
import type { Event } from '../rules/state.ts';
import { cardName } from './card-words.ts';
import { describe } from './describe.ts';
import { MachineCard } from './MachineCard.tsx';

/** A line of the log, its machine cards drawn. */
export function Line({ event }: { readonly event: Event }) {
  const locale = useLocale();
  const { names } = usePlayers();
  const draw = (card: string) => (
    <Picture box="-52 -52 104 108" width={30} label={cardName(card as Card, locale)}>
      <MachineCard card={card as Card} />
    </Picture>
  );
  return (
    <span className="xc-line">
      <DrawnLine text={describe(event, { locale, names }, drawn) ?? ''} draw={draw} />
    </span>
  );
}
