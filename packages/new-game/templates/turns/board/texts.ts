import { type Outcome, type Viewer, winnersOf } from '@sesame/kernel';
import { listed, type TextContext } from '@sesame/ui';
import type { Event, View } from '../rules/state.ts';

/** The line above the board: whose turn it is and the one thing to do. */
export const prompt = (view: View, viewer: Viewer, context: TextContext): string => {
  if (view.end) return ending(view, view.end, viewer, context);
  // #if hidden
  if (view.mayFavour) return 'Choose your favourite colour. Only you will know it.';
  if (view.turn === undefined) return 'Waiting until everybody has chosen a favourite.';
  // #else
  //: if (view.turn === undefined) return '';
  // #endif
  if (view.turn !== viewer) return `${context.names[view.turn]} is choosing.`;
  if (view.may.length === 0) return 'The market is being filled.';
  return view.may.includes('swap')
    ? 'Your turn: take a crystal, or select one of yours to swap it.'
    : 'Your turn: take a crystal from the market.';
};

/** A line of the log. */
export const describe = (event: Event, { names, locale }: TextContext): string => {
  switch (event.type) {
    // #if hidden
    case 'favoured':
      return `${names[event.seat]} chose a favourite.`;
    // #endif
    // #if chance
    case 'dealt':
      return `New on the market: ${listed(event.colours, locale)}.`;
    // #endif
    case 'took':
      return `${names[event.seat]} took ${event.colour}.`;
    case 'swapped':
      return `${names[event.seat]} swapped ${event.gave} for ${event.got}.`;
    case 'claimed':
      return `${names[event.seat]} claimed ${event.colour}.`;
    case 'over':
      return `${winnersText(event.outcome, { names, locale })} won.`;
  }
};

/** The result in one line. */
export const ending = (_view: View, outcome: Outcome, viewer: Viewer, context: TextContext): string => {
  const winners = winnersOf(outcome);
  if (viewer !== 'spectator' && winners.includes(viewer))
    return winners.length === 1 ? 'You won!' : 'You share the victory!';
  return `${winnersText(outcome, context)} won.`;
};

const winnersText = (outcome: Outcome, { names, locale }: TextContext): string =>
  listed(
    winnersOf(outcome).map((seat) => names[seat] ?? ''),
    locale,
  );
