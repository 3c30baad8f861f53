import { SeatStone, useMessages } from '@sesame/ui';
import { signed } from '../board/signed.ts';
import type { Gain } from './gains.ts';
import { type AnalysisTexts, analysisTexts } from './texts.ts';

/** Gains of each seat with their parts. */
export function GainList({ gains, names }: { readonly gains: readonly Gain[]; readonly names: readonly string[] }) {
  const say = useMessages(analysisTexts);
  return (
    <ul className="gains">
      {gains.map((gain) => (
        <li key={gain.seat}>
          <SeatStone seat={gain.seat} size={14} />
          <span>
            {names[gain.seat]} <b>{signed(gain.total)}</b>
            <span className="soft">{madeOf(gain, say.parts)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

const PARTS = ['credits', 'tile', 'trophy'] as const;

/** " credits" for a single part, ": −8 credits, −3 tile" for several. */
const madeOf = (gain: Gain, say: AnalysisTexts['parts']): string => {
  const [only, ...rest] = PARTS.filter((part) => gain[part] !== 0);
  if (only === undefined) return '';
  if (rest.length === 0) return ` ${say[only]}`;
  return `: ${[only, ...rest].map((part) => `${signed(gain[part])} ${say[part]}`).join(', ')}`;
};
