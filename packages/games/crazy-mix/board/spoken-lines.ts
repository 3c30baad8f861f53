import type { Seat } from '@sesame/kernel';
import type { TextContext } from '@sesame/ui';
import type { Event, View } from '../rules/state.ts';
import { isApart } from './board-context.ts';
import { describeRound } from './card-descriptions.ts';
import { describe, scoreLine } from './describe.ts';

/**
 * What is announced of an event. Each thing is said once: the prompt tells the next round and how the viewer's own try
 * went in their own time, the end scene tells the result.
 */
export const spokenLines = (
  event: Event,
  { view, you }: { readonly view: View; readonly you: Seat | undefined },
  context: TextContext,
): readonly string[] => {
  switch (event.type) {
    case 'shown':
      return [describeRound(view, context.locale)];
    case 'decided':
      return [describe(event, context), scoreLine(event.decided, context)].flatMap((line) => line ?? []);
    case 'ready':
    case 'scored':
    case 'over':
      return [];
    case 'pointed':
      if (isApart(view) && event.seat === you) return [];
      break;
    default:
      break;
  }
  const line = describe(event, context);
  return line === undefined ? [] : [line];
};
