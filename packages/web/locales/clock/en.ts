export const en = {
  none: 'No clock',
  perMove: (time: string) => `${time} per move`,
  perPlayer: (time: string) => `${time} per player`,
  both: (bank: string, move: string) => `${bank} per player + ${move} per move`,
  s: (n: number) => `${n} s`,
  min: (n: number) => `${n} min`,
  h: (n: number) => `${n} h`,
  days: (n: number) => (n === 1 ? '1 day' : `${n} days`),
};
