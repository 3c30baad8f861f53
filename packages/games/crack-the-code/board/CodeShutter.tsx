import { Icon, useAnnounce, useLocale, useMessages } from '@sesame/ui';
import { type PointerEvent, useRef, useState } from 'react';
import { lettersOf } from './crystal-colours.ts';
import { spoken } from './crystals.ts';
import { Sockets } from './Sockets.tsx';
import { boardTexts } from './texts.ts';

/** A press that lasts longer shows the code only as long as it lasts. */
const HOLD_MS = 400;

/** Covers your own code, so that people nearby cannot read it. A press shows it until the next one; or press and hold. */
export function CodeShutter({ code }: { readonly code: string }) {
  const [isOpen, setOpen] = useState(false);
  const pressed = useRef({ at: 0, wasOpen: false });
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
    pressed.current = { at: event.timeStamp, wasOpen: isOpen };
    look();
  };
  const release = ({ timeStamp }: PointerEvent) => {
    const { at, wasOpen } = pressed.current;
    if (wasOpen || timeStamp - at > HOLD_MS) close();
  };
  return (
    <span className={`shuttered${isOpen ? ' open' : ''}`}>
      <Sockets letters={lettersOf(code)} />
      <button
        type="button"
        className="shutter"
        aria-pressed={isOpen}
        aria-label={`${say.yourCode}: ${say.show}`}
        onPointerDown={press}
        onPointerUp={release}
        onPointerCancel={close}
        // Pointers are handled above; keys and screen readers click without one.
        onClick={({ detail }) => detail === 0 && (isOpen ? close() : look())}
        onBlur={close}
        onContextMenu={(event) => event.preventDefault()}
      >
        <span className="slats">
          <Icon name="eye" size={16} />
          {say.show}
        </span>
      </button>
    </span>
  );
}
