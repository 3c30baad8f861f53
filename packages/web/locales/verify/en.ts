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
    'The server fixed its secret before anyone sat down, and each player’s browser then added its own randomness. So nobody, not even the server, could choose a deal.',
  doesNotProve: 'What it does not prove',
  doesNotProveText:
    'That the server admin didn’t peek: an admin can read the server’s memory during a match. Only play for stakes on a server you trust.',
  fingerprint: 'Fingerprint shown before the match',
  secret: 'Secret, revealed after the match',
  contributions: 'Randomness added by players',
  noContribution: 'none added',
};
