import { Picture, useLocale, useMessages } from '@sesame/ui';
import { SIDES, type Side } from '../rules/pieces.ts';
import { cardAt } from '../rules/reading.ts';
import { useBoard } from './board-context.ts';
import { CodeCard } from './CodeCards.tsx';
import { CountdownRing } from './CountdownRing.tsx';
import { Counters } from './Counters.tsx';
import { describeSide } from './card-descriptions.ts';
import { MixAnnouncement } from './MixAnnouncement.tsx';
import { Pile } from './Pile.tsx';
import { boardTexts } from './texts.ts';

/** Centre of the board: the pile and the cards at its sides. */
export function Centre() {
  const { view, cardChoice } = useBoard();
  const say = useMessages(boardTexts);
  return (
    <section className="mix-centre" aria-label={say.centre} data-acted-on={cardChoice ? true : undefined}>
      <CountdownRing key={`${view.round} ${view.phase === 'ready'}`} />
      {SIDES.map((side, i) => (
        <SideCard key={side} side={side} number={i + 1} />
      ))}
      <Pile />
      <Counters />
      <MixAnnouncement />
    </section>
  );
}

function SideCard({ side, number }: { readonly side: Side; readonly number: number }) {
  const { view, cardChoice } = useBoard();
  const say = useMessages(boardTexts);
  const card = cardAt(view.sides, side);
  const name = describeSide(side, card, useLocale());
  const place = `mix-side at-${side}`;
  if (card === undefined) return <span className={`${place} bare`} role="img" aria-label={name} />;
  const drawing = (
    <Picture>
      <CodeCard card={card} />
    </Picture>
  );
  if (!cardChoice?.sides.includes(side)) {
    return (
      <span className={place} data-side={side} role="img" aria-label={name}>
        {drawing}
      </span>
    );
  }
  const isPicked = cardChoice.picked.includes(side);
  return (
    <button
      type="button"
      className={`${place} takable${isPicked ? ' picked' : ''}`}
      data-side={side}
      aria-label={isPicked ? `${name}, ${say.picked}` : name}
      aria-pressed={isPicked}
      data-focus-next={cardChoice.sides[0] === side || undefined}
      onClick={() => cardChoice.toggle(side)}
    >
      {drawing}
      <kbd className="mix-key">{number}</kbd>
    </button>
  );
}
