export const en = {
  title: 'Open a table',
  inviteTitle: 'Invite a friend',
  inviteText: 'You get a link to send. Whoever opens it can sit down with you.',
  game: 'Game',
  seats: 'Seats',
  timeControl: 'Pace',
  listed: 'Listed on the home page',
  listedHint: 'Otherwise only those who have the link find it.',
  open: 'Open the table',
  change: 'Change the table',
  save: 'Keep these',
};
