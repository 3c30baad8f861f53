import { randomBytes } from 'node:crypto';

/**
 * Random, unguessable id. It begins with the time in milliseconds, so that rows written together share index pages.
 */
export const makeId = (): string => {
  const time = Date.now().toString(36);
  return `${time}${randomBytes(12).toString('base64url')}`;
};

/** 32 bytes in hexadecimal. */
export const makeSecret = (): string => randomBytes(32).toString('hex');
