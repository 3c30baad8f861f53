import { sha256 } from '@noble/hashes/sha2.js';
import { makeHex } from './hex.ts';

/** SHA-256 of a text in UTF-8, as hexadecimal. */
export const digestOf = (text: string): string => makeHex(sha256(new TextEncoder().encode(text)));
