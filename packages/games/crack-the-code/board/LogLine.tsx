import { useGameWords } from '@sesame/ui';
import type { Event } from '../rules/state.ts';
import { describe } from './describe.ts';
import { PinText, SmallCode } from './SmallCode.tsx';

/** A line of the log: a guess in its crystals and pins, all else in words. */
export function Line({ event }: { readonly event: Event }) {
  const words = useGameWords();
  if (event.type !== 'guessed') return describe(event, words);
  return (
    <span className="log-guess">
      <b>{words.names[event.seat]}</b> <SmallCode code={event.code} size={16} /> <PinText answer={event} />
    </span>
  );
}
