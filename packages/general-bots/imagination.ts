import type { Rng, Rules, Seat } from '@sesame/kernel';

/** Rules that can turn a view into a state. Without that a bot, which sees a view only, cannot try moves. */
export type Imaginable<State, Move, View, Options, Event> = Rules<State, Move, View, Options, Event> &
  Required<Pick<Rules<State, Move, View, Options, Event>, 'imagine'>>;

export const isImaginable = <State, Move, View, Options, Event>(
  rules: Rules<State, Move, View, Options, Event>,
): rules is Imaginable<State, Move, View, Options, Event> => rules.imagine !== undefined;

/** Throws for rules without `imagine`, so that a game notices when its bots are made and not in a match. */
export const imaginable = <State, Move, View, Options, Event>(
  rules: Rules<State, Move, View, Options, Event>,
): Imaginable<State, Move, View, Options, Event> => {
  if (!isImaginable(rules)) throw new Error(`${rules.id} has no imagine(view, seat, rng): general bots cannot play it`);
  return rules;
};

/** Random states that a seat cannot tell from the real one. Made from its view alone. */
export const worldsOf = <State, Move, View, Options, Event>(
  rules: Imaginable<State, Move, View, Options, Event>,
  view: View,
  { seat, rng }: { readonly seat: Seat; readonly rng: Rng },
): (() => State) => {
  const imagined = rules.imagine(view, seat, rng);
  return () => rules.resample(imagined, seat, rng);
};
