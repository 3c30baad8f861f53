import type { GameStatistics } from '@sesame/protocol';
import type { HeadToHeadTally, StatisticsTally } from '../../store/repositories/profiles.ts';

/** Head-to-head results in a game, with their total. */
export const withTotal = ({ game, won, drew, lost }: HeadToHeadTally) => ({
  game,
  matches: won + drew + lost,
  won,
  drew,
  lost,
});

export const sumHeadToHead = (tallies: readonly Omit<HeadToHeadTally, 'game'>[]) => {
  const sum = (what: 'won' | 'drew' | 'lost') => tallies.reduce((all, one) => all + one[what], 0);
  const [won, drew, lost] = [sum('won'), sum('drew'), sum('lost')];
  return { matches: won + drew + lost, won, drew, lost };
};

/** Statistics per game: overall, and by the number of players. */
export const makeStatistics = (tallies: readonly StatisticsTally[]): GameStatistics[] =>
  [...Map.groupBy(tallies, ({ game }) => game)].map(([game, parts]) => ({
    game,
    all: average(parts),
    bySeats: parts.map((part) => ({ seats: part.seats, ...average([part]) })),
  }));

const average = (tallies: readonly StatisticsTally[]): GameStatistics['all'] => {
  const sum = (what: Exclude<keyof StatisticsTally, 'game' | 'seats'>) =>
    tallies.reduce((all, tally) => all + tally[what], 0);
  const [matches, won, drew] = [sum('matches'), sum('won'), sum('drew')];
  const lost = matches - won - drew;
  return {
    matches,
    won,
    drew,
    lost,
    rank: sum('ranks') / matches,
    plies: sum('plies') / matches,
    took: sum('took') / matches,
  };
};
