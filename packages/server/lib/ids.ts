import { randomBytes } from 'node:crypto';

/**
 * A name that nobody can guess: for people, and for what is reached by its link. It begins with the time, to the
 * millisecond, so that what happens together lies together on disk and is written in few pages.
 */
export const makeId = (): string => {
  const time = Date.now().toString(36);
  return `${time}${randomBytes(12).toString('base64url')}`;
};

/** 32 bytes in hexadecimal. */
export const makeSecret = (): string => randomBytes(32).toString('hex');
