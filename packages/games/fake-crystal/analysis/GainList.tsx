import { SeatStone, useMessages } from '@sesame/ui';
import type { Gain } from './gains.ts';
import { type AnalysisTexts, analysisTexts, signed } from './texts.ts';

/** What a transaction brought to each side, and what that is made of. */
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

/** " credits" where it is one thing, ": −8 credits, −3 tile" where it is several. */
const madeOf = (gain: Gain, say: AnalysisTexts['parts']): string => {
  const [only, ...rest] = PARTS.filter((part) => gain[part] !== 0);
  if (only === undefined) return '';
  if (rest.length === 0) return ` ${say[only]}`;
  return `: ${[only, ...rest].map((part) => `${signed(gain[part])} ${say[part]}`).join(', ')}`;
};
