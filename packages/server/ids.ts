import { randomBytes } from 'node:crypto';

/**
 * A name that nobody can guess: for people, and for what is reached by its link. It begins with the time, so that
 * what happens together lies together on disk.
 */
export const makeId = (): string => {
  const seconds = Math.floor(Date.now() / 1000).toString(36);
  return `${seconds}${randomBytes(12).toString('base64url')}`;
};

/** 32 bytes in hexadecimal. */
export const makeSecret = (): string => randomBytes(32).toString('hex');
