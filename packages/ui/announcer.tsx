import { useEffect, useState } from 'react';

/** Sentences for screen readers. One announcer is in the page; without it they are lost, which is allowed. */
let tell: ((text: string) => void) | undefined;

const announce = (text: string): void => tell?.(text);

/** Says a sentence politely: after whatever is being read. */
export const useAnnounce = (): ((text: string) => void) => announce;

/** The live region. Two places take turns, so that the same sentence twice is said twice. */
export function Announcer() {
  const [said, setSaid] = useState({ text: '', turn: 0 });
  useEffect(() => {
    tell = (text) => setSaid(({ turn }) => ({ text, turn: 1 - turn }));
    return () => {
      tell = undefined;
    };
  }, []);
  return (
    <div className="unseen" aria-live="polite">
      <p>{said.turn === 0 ? said.text : ''}</p>
      <p>{said.turn === 1 ? said.text : ''}</p>
    </div>
  );
}
