import { type Outcome, type Seat, winnersOf } from '@sesame/kernel';
import { de, type Finale, type FinaleContext, makeTexts, type TextContext } from '@sesame/ui';
import type { Event, View } from '../rules/state.ts';
import { countTexts } from './count-texts.ts';
import { showWord } from './show-word.ts';

/** The end scene’s table: stones in hand, stones on the circle, then safes; and the word of the match. */
export const finale = (view: View, outcome: Outcome, { events, context }: FinaleContext<Event>): Finale => {
  const say = countTexts[context.locale];
  const { seats } = view;
  return {
    columns: [
      { label: say.parts.hand, of: (seat) => seats[seat]?.hand, from: 1 },
      { label: say.parts.circle, of: (seat) => seats[seat]?.circle, from: 2 },
      { label: say.left, of: (seat) => seats[seat]?.left, from: 2, className: 'total' },
      { label: say.safes, of: (seat) => seats[seat]?.cards.length, from: 3 },
    ],
    highlight: highlightOf(events, winnersOf(outcome), context),
    note: say.fewest,
  };
};

type Played = Extract<Event, { readonly type: 'password' }>;

/** The player’s own stones that left with a word. */
const goneWith = ({ seat, locked }: Played): number =>
  locked.flatMap(({ stones }) => stones).filter((owner) => owner === seat).length;

/** The word that got rid of the most stones, then locked the most safes, then laid the most. Ties go to the winner’s. */
const highlightOf = (
  events: readonly Event[],
  winners: readonly Seat[],
  { locale, names }: TextContext,
): string | undefined => {
  const worth = (played: Played) =>
    1000 * goneWith(played) +
    100 * played.locked.length +
    10 * played.safes.length +
    Number(winners.includes(played.seat));
  const best = events
    .filter((event) => event.type === 'password')
    .reduce<Played | undefined>((top, one) => (top === undefined || worth(one) > worth(top) ? one : top), undefined);
  if (best === undefined) return undefined;
  const word = { name: names[best.seat] ?? '', word: showWord(best.word) };
  const say = lines[locale];
  return best.locked.length === 0
    ? say.laid({ ...word, count: best.safes.length })
    : say.locked({ ...word, count: best.locked.length, gone: goneWith(best) });
};

interface PlayedWord {
  readonly name: string;
  readonly word: string;
  /** Safes locked, or stones laid. */
  readonly count: number;
}

const lines = makeTexts({
  en: {
    laid: ({ name, word, count }: PlayedWord) =>
      `${name} laid ${count === 1 ? '1 stone' : `${count} stones`} with ${word}.`,
    locked: ({ name, word, count, gone }: PlayedWord & { readonly gone: number }) =>
      `${name} locked ${count === 1 ? '1 safe' : `${count} safes`} with ${word} and got rid of ${gone === 1 ? '1 stone' : `${gone} stones`}.`,
  },
  fr: {
    laid: ({ name, word, count }) => `${name} a posé ${count === 1 ? '1 pierre' : `${count} pierres`} avec ${word}.`,
    locked: ({ name, word, count, gone }) =>
      `Le ${word} ${de(name)} : ${count === 1 ? '1 coffre verrouillé' : `${count} coffres verrouillés`} et ${gone === 1 ? '1 pierre' : `${gone} pierres`} en moins.`,
  },
  nl: {
    laid: ({ name, word, count }) => `${name} legde ${count === 1 ? '1 steen' : `${count} stenen`} met ${word}.`,
    locked: ({ name, word, count, gone }) =>
      `${name} deed met ${word} ${count === 1 ? '1 kluis' : `${count} kluizen`} op slot en raakte ${gone === 1 ? '1 steen' : `${gone} stenen`} kwijt.`,
  },
});
