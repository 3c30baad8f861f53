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
    'Every deal follows from a secret of the server and a share from each player’s browser. All of them were fixed before any share was revealed, so nobody could choose the luck: not the server, not a player, not both together. A player’s own browser remembers what it was shown, so nothing can be swapped afterwards without this page showing it.',
  doesNotProve: 'What it does not prove',
  doesNotProveText:
    'That the server admin didn’t peek: an admin can read the server’s memory during a match. Bots and players who were away when the match began add no share; a player whose own browser was away has to trust the others. And anybody can leave before the match begins and try again: your browser counts how often a draw was repeated. Only play for stakes on a server you trust.',
  fingerprint: 'Fingerprint shown before the match',
  secret: 'Secret, revealed after the match',
  contributions: 'Players’ shares',
  noContribution: 'none added',
};
