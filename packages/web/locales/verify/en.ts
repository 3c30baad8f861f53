export const en = {
  title: 'Verify deals',
  none: 'No deals in this match',
  noneText: 'This game involves no luck: every move was made by a player, so there is nothing to verify.',
  honest: 'All deals verified',
  honestText: (n: number) =>
    n === 1
      ? 'The only deal of this match was recomputed in your browser and matches.'
      : `All ${n} deals of this match were recomputed in your browser and match.`,
  mismatch: 'Some deals do not match',
  committed: 'The secret matches the fingerprint shown before the match.',
  notCommitted: 'The secret does not match the fingerprint shown before the match.',
  deal: (ply: number) => `Deal at move ${ply}`,
  matches: 'verified',
  differs: 'mismatch',
  impossible: 'These deals can’t be verified',
  proves: 'What this proves',
  provesText:
    'Every deal follows from a secret that was fixed before the match and from the randomness of the players’ browsers. A player’s own browser also remembers what it was shown and what it added, so the server can’t swap either afterwards without this page showing it.',
  doesNotProve: 'What it does not prove',
  doesNotProveText:
    'That the server admin didn’t peek: an admin can read the server’s memory during a match. Nor that a player in league with the admin didn’t try out different randomness before sitting down last. Only play for stakes on a server you trust.',
  fingerprint: 'Fingerprint shown before the match',
  secret: 'Secret, revealed after the match',
  contributions: 'Randomness added by players',
  noContribution: 'none added',
};
