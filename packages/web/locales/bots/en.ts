/** Texts about the player’s own bots, on the account page. */
export const en = {
  title: 'Your bots',
  text: 'Your own program can play here. Give it a name and you get a token it signs in with. Other players see that it is a bot.',
  howTo: 'How to write a bot',
  name: 'Bot name',
  create: 'Create bot',
  none: 'No bots yet.',
  limitReached: (most: number): string => `You can have at most ${most} bots.`,
  lastConnected: (day: string): string => `Last connected on ${day}`,
  neverConnected: 'Never connected',
  tokenRevoked: 'Token revoked: it can’t connect',
  more: (name: string): string => `More options for ${name}`,
  renew: 'New token',
  revoke: 'Revoke token',
  remove: 'Delete bot',
  revoked: (name: string): string => `The token of ${name} is revoked.`,
  removed: (name: string): string => `${name} was deleted.`,
  tokenTitle: (name: string): string => `Token of ${name}`,
  tokenText:
    'Copy it now: it is shown only once. Anyone who has it can play as this bot, but can’t access your account.',
  token: 'Token',
  copy: 'Copy token',
  copied: 'Token copied.',
  notCopied: 'Your browser blocked copying. The token is selected – press Ctrl+C.',
  done: 'Done',
  renewTitle: (name: string): string => `Create a new token for ${name}?`,
  renewText: 'The current token will stop working and open connections will be closed.',
  removeTitle: (name: string): string => `Delete ${name}?`,
  removeText:
    'Its token stops working and its name is removed. Past matches remain visible to its opponents; running matches will time out. This can’t be undone.',
  cancel: 'Cancel',
  own: (name: string): string => `${name} (yours)`,
};

export type BotTexts = typeof en;
