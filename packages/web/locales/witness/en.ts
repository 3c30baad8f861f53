/** Texts of the comparison of a record with what this browser saw. */
export const en = {
  title: 'Compared with what this browser saw',
  same: 'The record agrees with what this browser saw during the match.',
  different: 'The record does not agree with what this browser saw during the match. The server has changed it.',
  nothing:
    'This browser didn’t see the match being played, so the record could only be checked against itself. A player’s own browser can do more.',
  commitment: 'Fingerprint of the secret, shown before the match',
  contribution: 'The randomness this browser added',
  seal: (name: string): string => `${name}: the hidden code is the one that was sealed`,
  matches: 'same',
  differs: 'different',
  download: 'Save what this browser saw',
};
