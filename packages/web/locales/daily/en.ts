export const en = {
  day: (day: number) => new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' }).format(day),
  lead: 'Everyone gets the same puzzle, once a day. Your time starts when you open it.',
  open: 'Open puzzle',
  solved: (ms: number) => `Solved in ${(ms / 1000).toFixed(1)} seconds.`,
  tries: (tries: number) => `In ${tries} tries.`,
  streak: (days: number) => (days === 1 ? 'Streak: 1 day.' : `Streak: ${days} days.`),
  quickest: 'Fastest today',
  solvers: (count: number) =>
    count === 0 ? 'Nobody has solved it yet.' : count === 1 ? 'Solved by 1 player' : `Solved by ${count} players`,
  time: (ms: number) => `${(ms / 1000).toFixed(1)} s`,
  wrong: 'Not quite. Try again.',
  poster: {
    time: 'Time',
    place: 'Place',
    streak: 'Streak',
    placeOf: (place: number, solvers: number) => `${place} of ${solvers}`,
    days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  },
};
