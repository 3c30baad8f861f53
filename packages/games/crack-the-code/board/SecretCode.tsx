import { Crystal, Keyhole, Picture, useLocale, useMessages } from '@sesame/ui';
import type { ReactNode } from 'react';
import { colourOf, lettersOf } from './crystal-colours.ts';
import { spoken } from './crystals.ts';
import { Sockets } from './Sockets.tsx';
import { boardTexts } from './texts.ts';

/** Labelled frame for the code below the guesses. */
export function SecretCode(props: { readonly label: string; readonly isOn?: boolean; readonly children: ReactNode }) {
  return (
    <div className={`secret${props.isOn ? ' on' : ''}`}>
      <span className="small soft">{props.label}</span>
      {props.children}
    </div>
  );
}

/** A code that the viewer cannot see: keyholes, or empty sockets until it is hidden. */
export function HiddenCode({ positions, isHidden }: { readonly positions: number; readonly isHidden: boolean }) {
  const say = useMessages(boardTexts);
  if (!isHidden) {
    return (
      <>
        <span className="visually-hidden">{say.notHiddenYet}</span>
        <Sockets letters={Array.from({ length: positions }, () => undefined)} />
      </>
    );
  }
  return (
    <span className="sockets locked" role="img" aria-label={say.hidden}>
      {Array.from({ length: positions }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is its index
        <i key={i} className="socket">
          <Lock />
        </i>
      ))}
    </span>
  );
}

/** A code revealed at the end. If it was revealed just now, its locks lift one by one. */
export function RevealedCode({ code, isFresh }: { readonly code: string; readonly isFresh: boolean }) {
  const locale = useLocale();
  return (
    <span className={`sockets opened${isFresh ? ' fresh' : ''}`} role="img" aria-label={spoken(code, locale)}>
      {lettersOf(code).map((letter, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is its index
        <i key={i} className="socket" style={{ '--i': i }}>
          <Crystal colour={colourOf(letter)} />
          {isFresh && (
            <span className="lid">
              <Lock />
            </span>
          )}
        </i>
      ))}
    </span>
  );
}

function Lock() {
  return (
    <Picture className="lock">
      <Keyhole />
    </Picture>
  );
}
