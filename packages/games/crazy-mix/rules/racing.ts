import type { Seat } from '@sesame/kernel';
import type { Options, Race, Racer, State, Try } from './state.ts';

/** CM10. */
export const TRIES = 2;

export const triesOf = ({ tries }: Race, seat: Seat): readonly Try[] => tries.filter((one) => one.seat === seat);

/** CM10, CM24: whether a seat has nothing more to do in a race. */
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

/** The seats that a race waits for. */
export const racing = (race: Race): readonly Seat[] =>
  race.racers.flatMap((_, seat) => (isThrough(race, seat) ? [] : [seat]));

/** CM21: when the time of a seat is up; undefined until it has opened the round. */
export const endOf = ({ patience }: Options, { shownAt }: Racer): number | undefined =>
  shownAt === undefined ? undefined : shownAt + patience * 1000;

/** When the clock strikes next in a race; undefined if nobody has opened the round. */
export const nextEnd = ({ options }: State, race: Race): number | undefined => {
  const ends = racing(race).flatMap((seat) => {
    const racer = race.racers[seat];
    return (racer && endOf(options, racer)) ?? [];
  });
  return ends.length === 0 ? undefined : Math.min(...ends);
};

/** The race without these seats: they gave up, or their time was up. */
export const without = (race: Race, seats: readonly Seat[]): Race => ({
  ...race,
  racers: race.racers.map((racer, seat) => (seats.includes(seat) ? { ...racer, out: true } : racer)),
});
