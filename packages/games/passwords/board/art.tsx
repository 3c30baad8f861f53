import './safe.css';
import { At } from '@sesame/ui';
import { SafeCard, type SafeCardProps } from './SafeCard.tsx';

const SAFES: readonly SafeCardProps[] = [
  { letter: 'E', spaces: 4, stones: [1, 4, 0, 2], fresh: 1, state: 'lock' },
  { letter: 'S', spaces: 3, stones: [3, 2], fresh: 1, state: 'stop' },
  { letter: 'A', spaces: 3, stones: [0] },
];

/** Picture on the game's card, 240 x 160, centred on (0,0). */
export default function Art() {
  return (
    <svg className="art" width="240" height="160" viewBox="-120 -80 240 160" aria-hidden="true">
      <path className="p-brass" d="M-112 84A132 132 0 0 1 112 84M0 40V30M-71 53-66 44" />
      <circle className="p-plate" cx="-71" cy="54" r="6" />
      <circle className="p-plate" cy="40" r="6" />
      {SAFES.map((safe, i) => (
        <At key={safe.letter} x={-78 + i * 78} y={i === 1 ? -18 : 0} k={0.66} turn={(i - 1) * 12}>
          <SafeCard {...safe} />
        </At>
      ))}
    </svg>
  );
}
