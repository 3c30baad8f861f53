import { parse, type Result } from '@sesame/kernel';
import type { Move } from './state.ts';

/** Longer than any code: a code that is too long gets its own refusal instead of `malformed`. */
const code = parse.text(32);

/** CC19: 32 bytes in hexadecimal. */
const salt = parse.hex(64);

const move = parse.byType({
  hide: { code, salt: parse.optional(salt) },
  guess: { code },
  resign: {},
  forfeit: { seat: parse.whole(0, 1) },
});

export const parseMove = (json: unknown): Result<Move> => move(json);
