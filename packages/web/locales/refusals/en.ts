/** The server refuses in English. Only codes whose sentence differs here, and refusals of the pages themselves. */
export const en: Readonly<Record<string, string>> = {
  unreachable: 'The house cannot be reached just now.',
  closed: 'The connection is closed.',
  failed: 'That did not work.',
  'not-host': 'Only whoever opened the table can do that.',
  'not-seated': 'Only who played can ask for a rematch.',
  nobody: 'Nobody is called that. Ask for the exact name they sign in with.',
  'too-many': 'So many friends nobody can have. Let one go first.',
  'not-saved': 'This could not be saved. If it does not appear on the table in a moment, please try again.',
  'too-fast': 'That was a lot at once. Wait a moment and try again.',
  'wrong-credentials': 'That is not right. Check the name and the password.',
  'passkey-cancelled': 'No passkey was used.',
  'passkey-known': 'This device has a passkey for you already.',
};
