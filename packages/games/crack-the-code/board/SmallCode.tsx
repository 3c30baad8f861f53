import './small-code.css';
import { Crystal, Picture, Pin, useLocale, useMessages } from '@sesame/ui';
import type { Pins } from '../rules/state.ts';
import { colourOf, lettersOf } from './crystal-colours.ts';
import { spoken } from './crystals.ts';
import { kindsOf } from './pin-kinds.ts';
import { boardTexts } from './texts.ts';

/** A code as inline crystals. */
export function SmallCode({ code, size = 18 }: { readonly code: string; readonly size?: number }) {
  const locale = useLocale();
  return (
    <span className="small-code" role="img" aria-label={spoken(code, locale)}>
      {lettersOf(code).map((letter, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is its index
        <Crystal key={i} colour={colourOf(letter)} size={size} glow={false} />
      ))}
    </span>
  );
}

/** Pins as inline pictures, without the empty holes. */
export function PinText({ answer }: { readonly answer: Pins }) {
  const say = useMessages(boardTexts);
  return (
    <span className="small-code" role="img" aria-label={say.pins(answer)}>
      {kindsOf(answer, answer.black + answer.white).map((kind, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pin is its index
        <Picture key={i} width={11}>
          <Pin kind={kind} />
        </Picture>
      ))}
    </span>
  );
}
