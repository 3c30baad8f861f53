import type { Outcome, Seat } from '@sesame/kernel';
import type { Finale, FinaleContext, TextContext } from '@sesame/ui';
import { scorersIn } from '../rules/racing.ts';
import type { Event, Round, View } from '../rules/state.ts';
import { finaleTexts } from './finale-texts.ts';
import { formatGap, formatTime } from './piece-names.ts';
import { nearMisses } from './RoundResult.tsx';
import { winningTime } from './WinnerFlag.tsx';

/** The end scene's table: rounds won, the fastest find, cards lost, then the cards that count (CM18). */
export const finale = (view: View, _outcome: Outcome, { context }: FinaleContext<Event>): Finale => {
  const say = finaleTexts[context.locale];
  const fastest = (seat: Seat): string => {
    const times = view.rounds.flatMap((round) => (round.winner === seat ? (winningTime(round) ?? []) : []));
    return times.length === 0 ? '–' : formatTime(Math.min(...times), context.locale);
  };
  const lost = (seat: Seat) =>
    view.rounds.flatMap(({ tries }) => tries.filter((one) => one.seat === seat && one.lost !== undefined)).length;
  return {
    columns: [
      { label: say.rounds, of: (seat) => view.rounds.filter((round) => scorersIn(round).includes(seat)).length },
      ...(view.untimed ? [] : [{ label: say.fastest, of: fastest, from: 1 }]),
      { label: say.lost, of: lost, from: 2 },
      { label: say.cards, of: (seat) => view.seats[seat]?.won.length ?? 0, from: 3, className: 'total' },
    ],
    highlight: highlightOf(view.rounds, context),
  };
};

/** The moment of the match: the closest round, or else the fastest find. */
const highlightOf = (rounds: readonly Round[], { locale, names }: TextContext): string | undefined => {
  const say = finaleTexts[locale];
  const name = (seat: Seat | undefined) => names[seat ?? -1] ?? '';
  // CM38: untimed rounds have no winner, and so no time.
  const closest = byLeast(rounds, (round) => {
    const [second] = nearMisses(round);
    const first = winningTime(round);
    return second === undefined || first === undefined ? undefined : second.time - first;
  });
  if (closest) {
    const [second] = nearMisses(closest.round);
    return say.closest(
      closest.number,
      name(closest.round.winner),
      name(second?.seat),
      formatGap(closest.value, locale),
    );
  }
  const fastest = byLeast(rounds, winningTime);
  return fastest && say.quickest(fastest.number, name(fastest.round.winner), formatTime(fastest.value, locale));
};

/** The round with the least value, with its number. */
const byLeast = (rounds: readonly Round[], measure: (round: Round) => number | undefined) =>
  rounds
    .flatMap((round, i) => {
      const value = measure(round);
      return value === undefined ? [] : [{ round, number: i + 1, value }];
    })
    .toSorted((one, other) => one.value - other.value)[0];
