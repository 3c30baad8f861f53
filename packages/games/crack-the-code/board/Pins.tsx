import { Picture, Pin, useMessages } from '@sesame/ui';
import type { Pins as Answer } from '../rules/state.ts';
import { kindsOf } from './pin-kinds.ts';
import { boardTexts } from './texts.ts';

/** The pins of a guess: one hole per place, filled from the left, black pins first. */
export function Pins({ answer, positions }: { readonly answer: Answer | undefined; readonly positions: number }) {
  const say = useMessages(boardTexts);
  const kinds = kindsOf(answer ?? { black: 0, white: 0 }, positions);
  const spoken = answer ? { role: 'img', 'aria-label': say.pins(answer) } : { 'aria-hidden': true };
  return (
    <span className="pins well" {...spoken}>
      {kinds.map((kind, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a hole is its index
        <span key={`${i} ${kind}`} className={`hole ${kind}`} style={{ '--i': i }}>
          <Picture width={14}>
            <Pin kind={kind} />
          </Picture>
        </span>
      ))}
    </span>
  );
}
