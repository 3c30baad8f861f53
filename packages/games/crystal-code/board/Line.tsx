import './line.css';
import { Picture, useLocale, usePlayers } from '@sesame/ui';
import { CARDS } from '../rules/cards.ts';
import type { Card } from '../rules/pieces.ts';
import type { Event } from '../rules/state.ts';
import { cardName } from './card-words.ts';
import { describe } from './describe.ts';
import { MachineCard } from './MachineCard.tsx';

/** Stands before and after a card that will be drawn. */
const MARK = '\uE000';

const isCard = (text: string): text is Card => CARDS.some((card) => card === text);

/** A line of the log, its machine cards drawn. */
export function Line({ event }: { readonly event: Event }) {
  const locale = useLocale();
  const { names } = usePlayers();
  const text = describe(event, { locale, names }, (card) => `${MARK}${card}${MARK}`) ?? '';
  return (
    <span className="xc-line">
      {[...text.split(MARK).entries()].map(([place, part]) =>
        isCard(part) ? (
          <Picture key={place} box="-52 -52 104 108" width={30} label={cardName(part, locale)}>
            <MachineCard card={part} />
          </Picture>
        ) : (
          part
        ),
      )}
    </span>
  );
}
