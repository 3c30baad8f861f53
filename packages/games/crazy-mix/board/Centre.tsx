import { Picture, useLocale, useMessages } from '@sesame/ui';
import { SIDES, type Side } from '../rules/pieces.ts';
import { cardAt } from '../rules/reading.ts';
import { useTable } from './board-context.ts';
import { CodeCard } from './CodeCards.tsx';
import { Ring } from './CountdownRing.tsx';
import { Corners } from './Counters.tsx';
import { sideText } from './card-descriptions.ts';
import { Mixing } from './MixAnnouncement.tsx';
import { Pile } from './Pile.tsx';
import { boardTexts } from './texts.ts';

/** In the middle of the targets: the pile, and a card at each of its sides. */
export function Pit() {
  const { view } = useTable();
  const say = useMessages(boardTexts);
  return (
    <section className="mix-pit" aria-label={say.centre}>
      <Ring key={view.round} />
      {SIDES.map((side, i) => (
        <SideCard key={side} side={side} number={i + 1} />
      ))}
      <Pile />
      <Corners />
      <Mixing />
    </section>
  );
}

function SideCard({ side, number }: { readonly side: Side; readonly number: number }) {
  const { view, taking } = useTable();
  const say = useMessages(boardTexts);
  const card = cardAt(view.sides, side);
  const name = sideText(side, card, useLocale());
  const place = `mix-side at-${side}`;
  if (card === undefined) return <span className={`${place} bare`} role="img" aria-label={name} />;
  const drawing = (
    <Picture>
      <CodeCard card={card} />
    </Picture>
  );
  if (!taking?.sides.includes(side)) {
    return (
      <span className={place} data-side={side} role="img" aria-label={name}>
        {drawing}
      </span>
    );
  }
  const isPicked = taking.picked.includes(side);
  return (
    <button
      type="button"
      className={`${place} takable${isPicked ? ' picked' : ''}`}
      data-side={side}
      aria-label={isPicked ? `${name}, ${say.picked}` : name}
      aria-pressed={isPicked}
      onClick={() => taking.toggle(side)}
    >
      {drawing}
      <kbd className="mix-key">{number}</kbd>
    </button>
  );
}
