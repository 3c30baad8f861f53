export const en = {
  title: 'Check the deals',
  none: 'Nothing was dealt in this match',
  noneText: 'This game has no luck: every input was made by a player, so there is nothing to check.',
  honest: 'Every deal is as it had to be',
  honestText: (n: number) =>
    n === 1
      ? 'The one deal of this match was computed again in your browser, and is the same.'
      : `All ${n} deals of this match were computed again in your browser, and are the same.`,
  mismatch: 'These deals are not as they had to be',
  committed: 'The secret has the fingerprint that was shown before the match.',
  notCommitted: 'The secret does not have the fingerprint that was shown before the match.',
  deal: (ply: number) => `Deal at move ${ply}`,
  matches: 'as it had to be',
  differs: 'should have been otherwise',
  impossible: 'This cannot be checked',
  proves: 'What this proves',
  provesText:
    'The house fixed its secret before anybody sat down, and every player’s browser added its own luck after that. So nobody, the house included, could choose a deal.',
  doesNotProve: 'What it does not prove',
  doesNotProveText:
    'That the host did not look. Whoever runs the house can read its memory while a match is on. Play for honour with people whose house you trust.',
  fingerprint: 'Fingerprint shown before the match',
  secret: 'The secret, shown now',
  contributions: 'Luck added by the players',
  noContribution: 'added nothing',
};
