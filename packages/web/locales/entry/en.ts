/** Texts of the pages for people who may not enter, or who come with an invitation. */
export const en = {
  bannedTitle: 'You are banned from this server',
  bannedReason: (reason: string): string => `Reason: ${reason}`,
  bannedUntil: (time: string): string => `The ban ends on ${time}.`,
  bannedForGood: 'The ban has no end.',
  membersTitle: 'This server is for members',
  membersText: 'Sign in to play.',
  invitationText: 'To create an account you need an invitation link.',
  create: 'Create an account',
  joinTitle: 'You are invited',
  joinText: 'Create an account on this server.',
  accept: 'Continue',
};

export type EntryTexts = typeof en;
