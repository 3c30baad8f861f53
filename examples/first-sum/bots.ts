import { type Bot, type BotCard, fraction, makeText, normalDeviate } from '@sesame/kernel';
import { isRight, type Move, PAIRS, type View } from './rules/index.ts';

/** How a person plays: median time to find the pair, and how often they point at a wrong one. */
interface Habits {
  readonly medianMs: number;
  readonly slips: number;
}

/** Standard deviation of the logarithm of a person's times. */
const SPREAD = 0.45;
/** Nobody is faster. */
const FLOOR_MS = 900;

/** A bot sees the pair at once, as any program does: its strength is how long it waits, and how often it slips. */
const makeRacer = (id: string, { medianMs, slips }: Habits): Bot<View, Move> => ({
  id,
  play: ({ deal, may }, { rng }) => {
    if (may.includes('open')) return { type: 'open' };
    const isSlip = fraction(rng) < slips;
    const pairs = PAIRS.filter((one) => deal !== undefined && isRight(deal, one) !== isSlip);
    const pair = pairs[Math.floor(fraction(rng) * pairs.length)];
    return pair === undefined ? { type: 'pass' } : { type: 'point', ...pair };
  },
  takes: (_, move, { rng }) =>
    move.type === 'point' ? Math.max(FLOOR_MS, Math.round(medianMs * Math.exp(SPREAD * normalDeviate(rng)))) : FLOOR_MS,
});

export const bots: readonly Bot<View, Move>[] = [
  makeRacer('dreamer', { medianMs: 14_000, slips: 0.15 }),
  makeRacer('pupil', { medianMs: 8_000, slips: 0.08 }),
  makeRacer('calculator', { medianMs: 4_000, slips: 0.02 }),
];

/** The same bots as players meet them. */
export const cast: readonly BotCard[] = [
  {
    id: 'dreamer',
    name: makeText({ en: 'Dreamer' }),
    level: 1,
    line: makeText({ en: 'Adds on fingers while looking out of the window.' }),
    face: { crystal: 'pink', head: 'round', eyes: 'sleepy', mouth: 'smile', top: 'tufts' },
  },
  {
    id: 'pupil',
    name: makeText({ en: 'Pupil' }),
    level: 2,
    line: makeText({ en: 'Knows the tables, and is proud of it.' }),
    face: { crystal: 'green', head: 'square', eyes: 'open', mouth: 'grin', top: 'cap', extra: 'pencil' },
  },
  {
    id: 'calculator',
    name: makeText({ en: 'Calculator' }),
    level: 3,
    line: makeText({ en: 'Has the sum before you have read the number.' }),
    face: { crystal: 'blue', head: 'kite', eyes: 'narrow', mouth: 'flat', extra: 'glasses' },
  },
];
