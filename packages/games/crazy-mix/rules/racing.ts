import type { Seat } from '@sesame/kernel';
import type { Options, Race, Racer, Round, State, Try } from './state.ts';

/** CM10: tries per seat and round. */
export const TRIES = 2;

export const triesOf = ({ tries }: Race, seat: Seat): readonly Try[] => tries.filter((one) => one.seat === seat);

/** CM10, CM24: whether a seat is finished with a race. */
export const isThrough = ({ racers, tries }: Race, seat: Seat): boolean => {
  if (racers[seat]?.out !== false) return true;
  let made = 0;
  for (const one of tries) {
    if (one.seat !== seat) continue;
    made += 1;
    if (one.right || made === TRIES) return true;
  }
  return false;
};

/** CM9, CM38: who gets the cards of a round: the winner or, untimed, all who were right. */
export const scorersIn = ({ winner, tries }: Pick<Round, 'winner' | 'tries'>): readonly Seat[] =>
  winner === undefined ? tries.filter(({ right }) => right).map(({ seat }) => seat) : [winner];

/** Seats still racing. */
export const racing = (race: Race): readonly Seat[] =>
  race.racers.flatMap((_, seat) => (isThrough(race, seat) ? [] : [seat]));

/** CM28, CM36: whether everyone plays rounds in their own time. */
export const isApart = ({ apart, untimed }: Options): boolean => apart || untimed;

/** CM21: when a seat's time is up; undefined before it opens the round, and without a clock (CM36). */
export const endOf = ({ patience, untimed }: Options, { shownAt }: Racer): number | undefined =>
  shownAt === undefined || untimed ? undefined : shownAt + patience * 1000;

/** Next time-out of a race; undefined if nobody has opened the round or no clock runs. */
export const nextEnd = ({ options }: State, race: Race): number | undefined => {
  const ends = racing(race).flatMap((seat) => {
    const racer = race.racers[seat];
    return (racer && endOf(options, racer)) ?? [];
  });
  return ends.length === 0 ? undefined : Math.min(...ends);
};

/** The race after these seats gave up or ran out of time. */
export const without = (race: Race, seats: readonly Seat[]): Race => ({
  ...race,
  racers: race.racers.map((racer, seat) => (seats.includes(seat) ? { ...racer, out: true } : racer)),
});
