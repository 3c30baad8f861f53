import { Icon, useAnnounce, useLocale, useMessages } from '@sesame/ui';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { lettersOf, spoken } from './crystals.ts';
import { Sockets } from './Sockets.tsx';
import { boardTexts } from './texts.ts';

/** Covers your own code, so that people nearby cannot read it. Press and hold to show it. */
export function CodeShutter({ code }: { readonly code: string }) {
  const [isOpen, setOpen] = useState(false);
  const say = useMessages(boardTexts);
  const locale = useLocale();
  const announce = useAnnounce();
  const close = () => setOpen(false);
  const look = () => {
    if (!isOpen) announce(`${say.yourCode}: ${spoken(code, locale)}.`);
    setOpen(true);
  };
  const press = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    look();
  };
  const isHolding = ({ key }: KeyboardEvent) => key === ' ' || key === 'Enter';
  const keyDown = (event: KeyboardEvent) => {
    if (!isHolding(event)) return;
    event.preventDefault();
    look();
  };
  return (
    <span className={`shuttered${isOpen ? ' open' : ''}`}>
      <Sockets letters={lettersOf(code)} />
      <button
        type="button"
        className="shutter"
        aria-pressed={isOpen}
        aria-label={`${say.yourCode}: ${say.holdToShow}`}
        onPointerDown={press}
        onPointerUp={close}
        onPointerCancel={close}
        onKeyDown={keyDown}
        onKeyUp={(event) => isHolding(event) && close()}
        onBlur={close}
        onContextMenu={(event) => event.preventDefault()}
      >
        <span className="slats">
          <Icon name="eye" size={16} />
          {say.holdToShow}
        </span>
      </button>
    </span>
  );
}
