import type { Locale, Seat } from '@sesame/kernel';
import { useLocale } from '@sesame/ui';
import type { Round, Try, View } from '../rules/state.ts';
import { isApart, isRacing, lastRound, useBoard } from './board-context.ts';
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
  const { taking, seats } = view;
  if (view.phase === 'over') return '';
  if (taking?.seat === seat) return say.chooses(taking.count);
  if (view.phase === 'ready') return seats[seat]?.ready ? say.isReady : say.notReady;
  if (view.phase === 'race') return raceNote(view, seat, locale);
  const last = lastRound(view);
  if (last === undefined) return '';
  return view.untimed ? untimedRoundNote(last, seat, locale) : roundNote(last, seat, locale);
};

/** During a race. Apart, others only see who is finished. */
const raceNote = (view: View, seat: Seat, locale: Locale): string => {
  const say = boardTexts[locale];
  const isThrough = view.seats[seat]?.through;
  const own = isRacing(view) ? view.tries.filter((one) => one.seat === seat).at(-1) : undefined;
  if (own !== undefined) return view.untimed ? untimedNote(own, locale) : tryNote(own, undefined, locale);
  if (isApart(view)) return isThrough ? say.through : say.toCome;
  return isThrough ? say.out : say.looking;
};

const roundNote = (round: Round, seat: Seat, locale: Locale): string => {
  const own = round.tries.filter((one) => one.seat === seat);
  const best = own.find(({ right }) => right) ?? own.at(-1);
  if (best === undefined) return boardTexts[locale].silent;
  if (round.winner === seat) return boardTexts[locale].first(formatTime(best.time, locale));
  return tryNote(best, winningTime(round), locale);
};

/** CM38: times do not matter. */
const untimedRoundNote = (round: Round, seat: Seat, locale: Locale): string => {
  const own = round.tries.filter((one) => one.seat === seat);
  const best = own.find(({ right }) => right) ?? own.at(-1);
  return best === undefined ? boardTexts[locale].silent : untimedNote(best, locale);
};

const untimedNote = ({ right, lost }: Try, locale: Locale): string => {
  const say = boardTexts[locale];
  return right ? say.right : lost === undefined ? say.wrong : say.wrongLost;
};

const tryNote = ({ right, time, lost }: Try, first: number | undefined, locale: Locale): string => {
  const say = boardTexts[locale];
  const at = formatTime(time, locale);
  if (right) return first === undefined ? at : say.late(at, formatGap(time - first, locale));
  return lost === undefined ? say.missed(at) : say.missedLost(at);
};
