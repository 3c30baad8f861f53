import type { Outcome, Viewer } from '@sesame/kernel';
import { listed, type TextContext } from '@sesame/ui';
import { type Bid, type Event, type Face, type Shown, type View, WILD } from '../rules/index.ts';

const NAMES = ['one', 'two', 'three', 'four', 'five', 'six'] as const;
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;

/** "fives", "sixes". */
export const faceText = (face: Face): string => `${NAMES[face - 1]}${face === 6 ? 'es' : 's'}`;

/** "one five", "eleven sixes" as "11 sixes". */
export const countText = ({ count, face }: Bid): string =>
  `${NUMBERS[count] ?? count} ${count === 1 ? NAMES[face - 1] : faceText(face)}`;

const nameOf = (seat: number, viewer: Viewer, { names }: TextContext): string =>
  seat === viewer ? 'you' : (names[seat] ?? '');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** One line: whose turn it is and what to do. */
export const prompt = (view: View, viewer: Viewer, context: TextContext): string => {
  const { turn, bids, end } = view;
  if (end) return ending(view, end, viewer, context);
  const last = bids.at(-1);
  if (turn !== viewer) return `${context.names[turn] ?? ''} is thinking.`;
  if (last === undefined) return 'You start the round: make a bid.';
  return `${context.names[last.seat] ?? ''} bids ${countText(last)}. Bid higher, or call them a liar.`;
};

/** What a round came to. */
export const shownText = ({ bid, doubter, found, loser }: Shown, { names }: TextContext): string => {
  const were = found === 1 ? 'There was' : 'There were';
  return `${names[doubter] ?? ''} doubted ${countText(bid)}. ${were} ${countText({ count: found, face: bid.face })}: ${names[loser] ?? ''} loses a die.`;
};

/** A line of the log; undefined for events that are not logged. */
export const describe = (event: Event, context: TextContext): string | undefined => {
  const name = (seat: number) => context.names[seat] ?? '';
  switch (event.type) {
    case 'rolled':
      return `Round ${event.round}: all dice are rolled.`;
    case 'bid':
      return `${name(event.seat)} bids ${countText(event)}.`;
    case 'shown':
      return shownText(event, context);
    case 'out':
      return `${name(event.seat)} is out.`;
  }
};

/** The result in one line. */
export const ending = (_view: View, { ranks }: Outcome, viewer: Viewer, context: TextContext): string => {
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [nameOf(seat, viewer, context)] : []));
  const verb = winners[0] === 'you' ? 'have' : 'has';
  return `${capital(listed(winners, context.locale))} ${verb} the last dice and ${winners[0] === 'you' ? 'win' : 'wins'}.`;
};

const REFUSALS: ReadonlyMap<string, string> = new Map([
  ['not-your-turn', 'It isn’t your turn yet.'],
  ['too-low', 'Bid more dice, or as many of a higher face.'],
  ['too-high', 'There aren’t that many dice on the table.'],
  ['no-bid', 'There is no bid to doubt yet.'],
]);

export const refusal = (code: string): string | undefined => REFUSALS.get(code);

export const isCounted = (face: Face, bid: Bid, isWild: boolean): boolean =>
  face === bid.face || (isWild && face === WILD);
