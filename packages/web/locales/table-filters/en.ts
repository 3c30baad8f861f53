export const en = {
  game: 'Game',
  timeControl: 'Time control',
  live: 'Live',
  correspondence: 'Correspondence',
  noClock: 'No clock',
  noneFits: 'No open tables match',
  showAll: 'Show all tables',
};
