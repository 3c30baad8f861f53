import type { Outcome, Viewer } from '@sesame/kernel';
import { listed, type TextContext } from '@sesame/ui';
import type { Event, Finished, View } from '../rules/index.ts';

const namesOf = (seats: readonly number[], viewer: Viewer, { names, locale }: TextContext): string =>
  listed(
    seats.map((seat) => (seat === viewer ? 'you' : (names[seat] ?? ''))),
    locale,
  );

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Who scored in a round. */
const finishedText = ({ winners, target }: Finished, viewer: Viewer, context: TextContext): string => {
  if (winners.length === 0) return `Nobody found ${target}.`;
  return `${capital(namesOf(winners, viewer, context))} found ${target}.`;
};

/** One line: what to do now. */
export const prompt = (view: View, viewer: Viewer, context: TextContext): string => {
  const { end, phase, may, deal, round, options, last } = view;
  if (end) return ending(view, end, viewer, context);
  if (may.includes('open')) return `Round ${round} of ${options.rounds}: open it when you are ready.`;
  if (may.includes('point') && deal) return `Which two cards add up to ${deal.target}?`;
  if (phase === 'race') return 'Wait until the others are through.';
  return `${last ? `${finishedText(last, viewer, context)} ` : ''}Get ready for round ${round} of ${options.rounds}.`;
};

/** A line of the log; undefined for events that are not logged. */
export const describe = (event: Event, context: TextContext): string | undefined => {
  switch (event.type) {
    case 'shown':
      return `Round ${event.round} is shown.`;
    case 'through':
      return undefined;
    case 'decided':
      return finishedText(event, 'spectator', context);
  }
};

/** The result in one line. */
export const ending = (_view: View, { ranks }: Outcome, viewer: Viewer, context: TextContext): string => {
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const isPlural = winners.length > 1 || winners[0] === viewer;
  return `${capital(namesOf(winners, viewer, context))} ${isPlural ? 'win' : 'wins'}.`;
};

const REFUSALS: ReadonlyMap<string, string> = new Map([
  ['not-now', 'Wait for the next round.'],
  ['through', 'You have had your try in this round.'],
  ['open-first', 'Open the round first.'],
  ['same-card', 'Point at two different cards.'],
]);

export const refusal = (code: string): string | undefined => REFUSALS.get(code);
