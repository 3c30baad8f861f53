import { useEffect, useState } from 'react';

/** Set while an `Announcer` is mounted; without one, announcements are dropped. */
let speaker: ReturnType<typeof makeSpeaker> | undefined;

const announce = (text: string): void => speaker?.speak(text);

/** Announces a sentence to screen readers (polite). */
export const useAnnounce = (): ((text: string) => void) => announce;

/** Takes back a sentence that is no longer true. False if it has been spoken already. */
export const withdrawAnnouncement = (text: string): boolean => speaker?.withdraw(text) ?? false;

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
    if (gathered.length === 0) return;
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
      if (wait <= 0) queueMicrotask(flush);
      else timer ??= setTimeout(flush, wait);
    },
    withdraw: (text: string) => {
      const wasGathered = gathered.includes(text);
      gathered = gathered.filter((one) => one !== text);
      return wasGathered;
    },
    close: () => clearTimeout(timer),
  };
};

/** The live region. All sentences are new paragraphs, so that a repeated one is read again. */
export function Announcer() {
  const [spoken, setSpoken] = useState<{ readonly turn: number; readonly sentences: readonly string[] }>();
  useEffect(() => {
    const made = makeSpeaker((sentences) => setSpoken((before) => ({ turn: (before?.turn ?? 0) + 1, sentences })));
    speaker = made;
    document.addEventListener('keydown', made.acted, { capture: true });
    document.addEventListener('pointerdown', made.acted, { capture: true });
    return () => {
      speaker = undefined;
      made.close();
      document.removeEventListener('keydown', made.acted, { capture: true });
      document.removeEventListener('pointerdown', made.acted, { capture: true });
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
