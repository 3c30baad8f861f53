export const en = {
  title: (game: string) => `${game} of the day`,
  day: (day: number) => new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' }).format(day),
  lead: 'The same for everybody, once a day. Your time runs from the moment you open it.',
  open: 'Open it',
  solved: (ms: number) => `Solved in ${(ms / 1000).toFixed(1)} seconds.`,
  tries: (tries: number) => `With ${tries} tries.`,
  streak: (days: number) => (days === 1 ? 'One day in a row.' : `${days} days in a row.`),
  quickest: 'The quickest today',
  solvers: (count: number) =>
    count === 0 ? 'Nobody has solved it yet.' : count === 1 ? 'Solved by one' : `Solved by ${count}`,
  time: (ms: number) => `${(ms / 1000).toFixed(1)} s`,
  wrong: 'Not yet: look again.',
  link: 'Today’s deal',
};
