import { type Outcome, type Viewer, winnersOf } from '@sesame/kernel';
import { listed, type TextContext } from '@sesame/ui';
import type { Event, View } from '../rules/state.ts';

/** The line above the board: what is going on and the one thing to do. */
export const prompt = (view: View, viewer: Viewer, context: TextContext): string => {
  if (view.end) return ending(view, view.end, viewer, context);
  if (view.may.includes('point')) return 'Which crystal has no twin?';
  // #if hidden
  if (view.may.includes('ready')) return `Round ${view.round} of ${view.rounds}: choose your stake when you are ready.`;
  // #else
  //: if (view.may.includes('ready')) return `Round ${view.round} of ${view.rounds}: say when you are ready.`;
  // #endif
  const waiting = context.names.filter((_, seat) => {
    const racer = view.racers[seat];
    return seat !== viewer && racer !== undefined && !racer.isDone;
  });
  return waiting.length === 0 ? `Round ${view.round}` : `Waiting for ${listed(waiting, context.locale)}.`;
};

/** A line of the log; undefined for events that are not logged. */
export const describe = (event: Event, { names, locale }: TextContext): string | undefined => {
  switch (event.type) {
    case 'ready':
      return undefined;
    case 'shown':
      return `Round ${event.round}.`;
    case 'missed':
      return `${names[event.seat]} pointed at a twin.`;
    case 'answered':
      return `${names[event.seat]} is done.`;
    case 'settled':
      return event.winners.length === 0
        ? `Nobody won round ${event.round}.`
        : `${namesOf(event.winners, { names, locale })} won round ${event.round}.`;
    case 'over':
      return `${namesOf(winnersOf(event.outcome), { names, locale })} won the match.`;
  }
};

/** The result in one line. */
export const ending = (_view: View, outcome: Outcome, viewer: Viewer, context: TextContext): string => {
  const winners = winnersOf(outcome);
  if (viewer !== 'spectator' && winners.includes(viewer))
    return winners.length === 1 ? 'You won!' : 'You share the victory!';
  return `${namesOf(winners, context)} won.`;
};

const namesOf = (seats: readonly number[], { names, locale }: TextContext): string =>
  listed(
    seats.map((seat) => names[seat] ?? ''),
    locale,
  );
