/** Refusals of the pages themselves, and codes for which the page says more than the server's sentence. */
export const en: Readonly<Record<string, string>> = {
  unreachable: 'Can’t reach the server right now.',
  closed: 'The connection is closed.',
  failed: 'Something went wrong. Please try again.',
  'not-host': 'Only the host can do that.',
  'not-seated': 'Only players of this match can ask for a rematch.',
  nobody: 'No account has that name. Ask for the exact name they show.',
  'too-many': 'Your friends list is full. Remove someone first.',
  'not-saved': 'This could not be saved. If it doesn’t appear on the board in a moment, please try again.',
  'too-fast': 'Too many requests. Wait a moment and try again.',
  'wrong-credentials': 'Wrong name or password.',
  'passkey-cancelled': 'No passkey was used.',
  'passkey-known': 'This device already has a passkey for you.',
};
