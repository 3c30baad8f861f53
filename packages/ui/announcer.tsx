import { useEffect, useState } from 'react';

/** Set while an `Announcer` is mounted; without one, announcements are dropped. */
let speak: ((text: string) => void) | undefined;

const announce = (text: string): void => speak?.(text);

/** Announces a sentence to screen readers (polite). */
export const useAnnounce = (): ((text: string) => void) => announce;

/** What nobody asked for is gathered for so long: many sentences one by one cannot be listened to. */
const GATHER_MS = 2000;

/** Speaks at once in answer to the user. Sentences that follow without another action are gathered, none is lost. */
const makeSpeaker = (say: (sentences: readonly string[]) => void) => {
  let hasActed = true;
  let spokenAt = Number.NEGATIVE_INFINITY;
  let gathered: readonly string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    hasActed = false;
    spokenAt = performance.now();
    say(gathered);
    gathered = [];
  };
  return {
    acted: () => {
      hasActed = true;
    },
    speak: (text: string) => {
      gathered = [...gathered, text];
      const wait = hasActed ? 0 : spokenAt + GATHER_MS - performance.now();
      if (wait <= 0) queueMicrotask(() => gathered.length > 0 && flush());
      else timer ??= setTimeout(flush, wait);
    },
    close: () => clearTimeout(timer),
  };
};

/** The live region. All sentences are new paragraphs, so that a repeated one is read again. */
export function Announcer() {
  const [spoken, setSpoken] = useState<{ readonly turn: number; readonly sentences: readonly string[] }>();
  useEffect(() => {
    const speaker = makeSpeaker((sentences) => setSpoken((before) => ({ turn: (before?.turn ?? 0) + 1, sentences })));
    speak = speaker.speak;
    document.addEventListener('keydown', speaker.acted, { capture: true });
    document.addEventListener('pointerdown', speaker.acted, { capture: true });
    return () => {
      speak = undefined;
      speaker.close();
      document.removeEventListener('keydown', speaker.acted, { capture: true });
      document.removeEventListener('pointerdown', speaker.acted, { capture: true });
    };
  }, []);
  return (
    <div className="visually-hidden" aria-live="polite">
      {spoken?.sentences.map((sentence, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is its place in what is spoken
        <p key={`${spoken.turn} ${i}`}>{sentence}</p>
      ))}
    </div>
  );
}
