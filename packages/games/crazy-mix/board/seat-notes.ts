import type { Locale, Seat } from '@sesame/kernel';
import { useLocale } from '@sesame/ui';
import type { Round, Try, View } from '../rules/state.ts';
import { isRacing, lastRound, useBoard } from './board-context.ts';
import { formatGap, formatTime } from './piece-names.ts';
import { boardTexts } from './texts.ts';
import { winningTime } from './WinnerFlag.tsx';

/** Short note on what a player did in the current or last round. */
export const useSeatNote = (seat: Seat): string => {
  const { view } = useBoard();
  return seatNote(view, seat, useLocale());
};

export const seatNote = (view: View, seat: Seat, locale: Locale): string => {
  const say = boardTexts[locale];
  const { taking, options, seats } = view;
  if (view.phase === 'over') return '';
  if (taking?.seat === seat) return say.chooses(taking.count);
  if (view.phase === 'ready') return seats[seat]?.ready ? say.isReady : say.notReady;
  const isApart = view.phase === 'race' && options.apart;
  if (isRacing(view)) {
    const own = view.tries.filter((one) => one.seat === seat).at(-1);
    if (own !== undefined) return tryNote(own, undefined, locale);
    if (isApart) return seats[seat]?.through ? say.through : say.toCome;
    return seats[seat]?.through ? say.out : say.looking;
  }
  if (isApart) return seats[seat]?.through ? say.through : say.toCome;
  const last = lastRound(view);
  return last === undefined ? '' : roundNote(last, seat, locale);
};

const roundNote = (round: Round, seat: Seat, locale: Locale): string => {
  const own = round.tries.filter((one) => one.seat === seat);
  const best = own.find(({ right }) => right) ?? own.at(-1);
  if (best === undefined) return boardTexts[locale].silent;
  if (round.winner === seat) return boardTexts[locale].first(formatTime(best.time, locale));
  return tryNote(best, winningTime(round), locale);
};

const tryNote = ({ right, time, lost }: Try, first: number | undefined, locale: Locale): string => {
  const say = boardTexts[locale];
  const at = formatTime(time, locale);
  if (right) return first === undefined ? at : say.late(at, formatGap(time - first, locale));
  return lost === undefined ? say.missed(at) : say.missedLost(at);
};
