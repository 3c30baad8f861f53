import './pieces.css';
import './finale.css';
import { winnersOf } from '@sesame/kernel';
import type { FinalePictureProps } from '@sesame/ui';
import { type Card, MIX } from '../rules/pieces.ts';
import type { View } from '../rules/state.ts';
import { CodeCard } from './CodeCards.tsx';
import { MarksProvider, useChosenMarks } from './colour-marks.tsx';
import { MixLogo } from './MixLogo.tsx';

const MAX_CARDS_SHOWN = 7;
const FAN_DEGREES = 11;

/** The viewer's cards: a fan held up by a winner, a small stack lying flat for the others. */
export function FinalePicture({ view, outcome, viewer, isNew }: FinalePictureProps<View>) {
  const winners = winnersOf(outcome);
  const seat = viewer === 'spectator' ? (winners[0] ?? 0) : viewer;
  const hasWon = winners.includes(seat);
  const won = view.seats[seat]?.won ?? [];
  const cards = won.slice(-(hasWon ? MAX_CARDS_SHOWN : 3));
  return (
    <MarksProvider marks={useChosenMarks()}>
      <svg
        className={`art mix-finale ${hasWon ? 'is-won' : 'is-lost'}${isNew ? ' is-new' : ''}`}
        width="240"
        height="160"
        viewBox="-120 -80 240 160"
        aria-hidden="true"
      >
        {hasWon && <circle r="78" fill="url(#glow-yellow)" />}
        {cards.length === 0 && <rect className="mix-no-card" x="-30" y="-30" width="60" height="60" rx="8" />}
        {cards.map((card, i) => (
          <g key={card} transform={poseOf(i, cards.length, hasWon)}>
            <g className="mix-finale-card" style={{ '--card': i }}>
              <CardFace card={card} />
            </g>
          </g>
        ))}
      </svg>
    </MarksProvider>
  );
}

const poseOf = (i: number, count: number, hasWon: boolean): string => {
  const from = i - (count - 1) / 2;
  return hasWon
    ? `rotate(${from * FAN_DEGREES} 0 150) translate(0 -14) scale(.74)`
    : `translate(${from * 26} ${18 + i * 3}) rotate(${from * 17}) scale(.6)`;
};

function CardFace({ card }: { readonly card: Card }) {
  return card === MIX ? <MixLogo logo={1} /> : <CodeCard card={card} />;
}
