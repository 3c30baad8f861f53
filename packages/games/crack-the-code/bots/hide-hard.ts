import { fraction } from '@sesame/kernel';
import { type Hider, hideAny } from './make-bot.ts';

/**
 * The chance to keep a random code, by how many of its crystals repeat a colour. The more colours a code has, the more
 * guesses good players need for it. Every code that could be hidden still can be, so nobody may leave one out.
 */
const KEEP_CHANCES = [1, 0.4, 0.2];
const LEAST_KEEP_CHANCE = 0.1;

/** A random code, the rarer the easier it is to find. */
export const hideHard: Hider = (options, rng) => {
  for (;;) {
    const code = hideAny(options, rng);
    const repeats = code.length - new Set(code).size;
    if (fraction(rng) < (KEEP_CHANCES[repeats] ?? LEAST_KEEP_CHANCE)) return code;
  }
};
