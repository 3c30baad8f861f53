import { randomBytes } from 'node:crypto';

/** A name that nobody can guess: for people, and for what is reached by its link. */
export const makeId = (): string => randomBytes(12).toString('base64url');

/** 32 bytes in hexadecimal. */
export const makeSecret = (): string => randomBytes(32).toString('hex');
