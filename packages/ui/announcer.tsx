import { useEffect, useState } from 'react';

/** Set while an `Announcer` is mounted; without one, announcements are dropped. */
let speak: ((text: string) => void) | undefined;

const announce = (text: string): void => speak?.(text);

/** Announces a sentence to screen readers (polite). */
export const useAnnounce = (): ((text: string) => void) => announce;

/** The live region. Two paragraphs alternate, so that a repeated sentence is read again. */
export function Announcer() {
  const [spoken, setSpoken] = useState({ text: '', turn: 0 });
  useEffect(() => {
    speak = (text) => setSpoken(({ turn }) => ({ text, turn: 1 - turn }));
    return () => {
      speak = undefined;
    };
  }, []);
  return (
    <div className="visually-hidden" aria-live="polite">
      <p>{spoken.turn === 0 ? spoken.text : ''}</p>
      <p>{spoken.turn === 1 ? spoken.text : ''}</p>
    </div>
  );
}
