import { type AnyRules, makeRng, parseOptions, seatsOf } from '@sesame/kernel';
import fc from 'fast-check';
import { deepFreeze } from './plain-json.ts';
import type { MatchSetting } from './random-match.ts';
import { arbitraryOptions } from './random-options.ts';

/** Settings that cover every number of seats: first with default options, then with random ones. */
export const settingsOf = (
  rules: AnyRules,
  { matches, seed, maxPlies }: { matches: number; seed: string; maxPlies: number },
): readonly MatchSetting[] => {
  const counts = seatsOf(rules.seats.max - rules.seats.min + 1).map((more) => rules.seats.min + more);
  const defaults = parseOptions(rules.options, {});
  const any = fc.sample(arbitraryOptions(rules.options), { numRuns: matches, seed: makeRng(seed)() | 0 });
  return Array.from({ length: Math.max(matches, counts.length) }, (_, i) => ({
    seats: counts[i % counts.length] ?? rules.seats.min,
    options: deepFreeze(i < counts.length && defaults.ok ? defaults.value : any[i % any.length]),
    seed: `${seed} ${i}`,
    maxPlies,
  }));
};
