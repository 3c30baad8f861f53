export const en = {
  title: 'Open a table',
  inviteTitle: 'Invite a friend',
  inviteText: 'You’ll get a link to share. Anyone who opens it can join your table.',
  game: 'Game',
  seats: 'Seats',
  timeControl: 'Time control',
  listed: 'Show on the home page',
  listedHint: 'Otherwise only people with the link can find it.',
  open: 'Open table',
  change: 'Table settings',
  save: 'Save',
};
