/** What the account's page says of bots that one makes oneself, in English. */
export const en = {
  title: 'Your bots',
  text: 'A program of yours can play here. Give it a name, and the house gives it a token to come in with. Others see that it is a bot.',
  howTo: 'How it plays',
  name: 'Name of the bot',
  create: 'Make a bot',
  none: 'You have none yet.',
  limitReached: (most: number): string => `${most} bots are as many as one can have.`,
  lastConnected: (day: string): string => `Last here on ${day}`,
  neverConnected: 'Not been here yet',
  tokenRevoked: 'Locked out: it has no token',
  more: (name: string): string => `More about ${name}`,
  renew: 'New token',
  revoke: 'Revoke the token',
  remove: 'Remove the bot',
  revoked: (name: string): string => `${name} is locked out.`,
  removed: (name: string): string => `${name} is gone.`,
  tokenTitle: (name: string): string => `The token of ${name}`,
  tokenText:
    'Copy it now: it is shown this once. Whoever has it plays as this bot, and can do nothing else. It opens no account.',
  token: 'Token',
  copy: 'Copy the token',
  copied: 'The token is copied.',
  notCopied: 'Your browser did not let us copy. The token is marked: copy it by hand.',
  done: 'I have it',
  renewTitle: (name: string): string => `A new token for ${name}?`,
  renewText: 'The token it has is then good no more, and whoever plays with it is cut off at once.',
  removeTitle: (name: string): string => `Remove ${name}?`,
  removeText:
    'Its token is good no more, and its name goes. Matches stay with whom it played; those that run go on by the clock. This cannot be taken back.',
  cancel: 'Leave it as it is',
  own: (name: string): string => `${name} (yours)`,
};

export type BotTexts = typeof en;
