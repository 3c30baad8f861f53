import type { Seat } from '@sesame/kernel';
import type { Finished, Options, Race, Racer, State } from './state.ts';

/** FS7, FS8: whether everybody races in their own time. */
export const isApart = ({ apart, untimed }: Options): boolean => apart || untimed;

/** The seats that have not answered. */
export const racing = ({ racers }: Race): readonly Seat[] =>
  racers.flatMap(({ answer }, seat) => (answer === undefined ? [seat] : []));

/** FS5: when the time of a seat is up. */
export const endOf = ({ patience, untimed }: Options, { shownAt }: Racer): number | undefined =>
  shownAt === undefined || untimed ? undefined : shownAt + patience * 1000;

/** FS5: whether the round is decided. */
export const isDecided = ({ options }: State, race: Race): boolean =>
  racing(race).length === 0 || (!isApart(options) && race.racers.some(({ answer }) => answer?.right));

/** FS3, FS7, FS8: a finished round and who scores. */
export const finish = ({ options }: State, { deal, racers }: Race): Finished => {
  const answers = racers.map(({ answer }) => answer ?? null);
  const right = answers.flatMap((answer, seat) => (answer?.right ? [{ seat, ms: answer.ms }] : []));
  const least = Math.min(...right.map(({ ms }) => ms));
  const winners = right.filter(({ ms }) => options.untimed || ms === least).map(({ seat }) => seat);
  return { ...deal, answers, winners };
};
