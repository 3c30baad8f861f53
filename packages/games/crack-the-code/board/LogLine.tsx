import { useTextContext } from '@sesame/ui';
import type { Event } from '../rules/state.ts';
import { describe } from './describe.ts';
import { PinText, SmallCode } from './SmallCode.tsx';

/** One line of the log. Guesses are drawn as crystals and pins, other events are text. */
export function LogLine({ event }: { readonly event: Event }) {
  const context = useTextContext();
  if (event.type !== 'guessed') return describe(event, context);
  return (
    <span className="log-guess">
      <b>{context.names[event.seat]}</b> <SmallCode code={event.code} size={16} /> <PinText answer={event} />
    </span>
  );
}
