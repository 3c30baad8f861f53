export const en = {
  none: 'No clock',
  perMove: (time: string) => `${time} a move`,
  perPlayer: (time: string) => `${time} each`,
  both: (bank: string, move: string) => `${bank} each and ${move} a move`,
  s: (n: number) => `${n} s`,
  min: (n: number) => `${n} min`,
  h: (n: number) => `${n} h`,
  days: (n: number) => (n === 1 ? '1 day' : `${n} days`),
};
