/** Texts of invitations to a table: making one, and following one. */
export const en = {
  sitDown: 'Sit down',
  full: 'Table is full',
  rules: 'Rules',
  invites: (host: string, game: string) => `${host} invites you to play ${game}`,
  invited: (game: string) => `You’re invited to play ${game}`,
  minutes: (n: number) => `about ${n} min`,
  address: 'Address',
  unreachable:
    'Only this computer can open this link: the server runs without a network address. Start it with --host 0.0.0.0 on a network to invite others.',
  now: 'Now',
  nowNote: 'No clock',
  correspondence: 'By correspondence',
  correspondenceNote: '3 days per move',
  custom: 'Custom',
  customNote: 'You choose',
  when: 'When do you play?',
};
