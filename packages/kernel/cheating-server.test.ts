import { expect, test } from 'vitest';
import { makeHex } from './hex.ts';
import { commitmentOf, committedRng, type Luck, optionsRng } from './luck.ts';
import { drawOptions } from './options.ts';
import type { MatchRecord } from './record.ts';
import { makeRng, type Rng } from './rng.ts';
import type { AnyRules } from './rules.ts';
import { verify } from './verify.ts';
import { compareWitness, type Witness } from './witness.ts';

/** A game in which a die is rolled, with an option that may be drawn. Seat 0 is Ann, seat 1 is Bo, seat 2 is a bot. */
const dice = {
  id: 'dice',
  version: 1,
  seats: { min: 3, max: 3 },
  options: {
    lamp: {
      label: { en: '', fr: '', nl: '' },
      kind: 'choice',
      default: 'red',
      values: ['red', 'green', 'random'].map((value) => ({ value, label: { en: '', fr: '', nl: '' } })),
    },
  },
  setup: () => 0,
  parseMove: (move: unknown) => ({ ok: true, value: move }),
  awaits: (face: number) => (face === 0 ? { chance: true } : { seats: [0] }),
  draw: (_: number, rng: Rng) => 1 + (rng() % 6),
  apply: (_: number, { move }: { move: number }) => ({ ok: true, value: { state: move, events: [] } }),
  outcome: () => undefined,
  view: (state: unknown) => state,
} as unknown as AnyRules;

const WANTED = 6;
const ASKED = { lamp: 'random' };
const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);

const bytes = (rng: Rng) => makeHex(Uint8Array.from({ length: 32 }, () => rng() & 255));
const roll = (luck: Luck) => dice.draw(0, committedRng(luck, 0)) as number;
const lampOf = (luck: Luck) => drawOptions(dice.options, ASKED, { seats: 3, rng: optionsRng(luck) }).lamp;

/** The draw of a match as it was, with what Ann's and Bo's browsers have kept of it. */
interface Played {
  readonly luck: Luck;
  readonly seen: readonly [Witness, Witness];
  /** For a server that cheats. */
  readonly rng: Rng;
}

const play = (seed: number): Played => {
  const rng = makeRng(`draw ${seed}`);
  const luck = { secret: bytes(rng), contributions: [bytes(rng), bytes(rng), ''] };
  const shares = luck.contributions.map((share) => (share === '' ? '' : commitmentOf(share)));
  const witness: Witness = {
    draws: [{ commitment: commitmentOf(luck.secret), shares }],
    terms: { game: 'dice', options: ASKED },
    seals: [],
  };
  return { luck, seen: [witness, witness], rng };
};

const recordOf = (luck: Luck, change: Partial<MatchRecord> = {}): MatchRecord => ({
  sesame: 1,
  game: 'dice',
  rules: 1,
  options: { lamp: lampOf(luck) },
  seats: ['Ann', 'Bo', 'Bot'],
  inputs: [{ at: 0, by: 'chance', move: roll(luck) }],
  luck: { commitment: commitmentOf(luck.secret), ...luck },
  ...change,
});

/** Whether an honest browser finds nothing wrong with a record. */
const isTrusted = (record: MatchRecord, witness: Witness) => {
  const verdict = verify(dice, record);
  const checks = compareWitness(dice, record, witness);
  return verdict.ok && verdict.value.honest && checks.ok && checks.value.every(({ same }) => same);
};

/** Tries until the die shows what the server wants. */
const grind = (rng: Rng, make: (hex: string) => Luck): Luck => {
  for (;;) {
    const luck = make(bytes(rng));
    if (roll(luck) === WANTED) return luck;
  }
};

test('an honest draw is trusted by both browsers', () => {
  for (const seed of SEEDS) {
    const { luck, seen } = play(seed);
    expect(seen.map((witness) => isTrusted(recordOf(luck), witness))).toEqual([true, true]);
  }
});

test('a share that was fixed before the others were revealed chooses nothing', () => {
  const faces = SEEDS.flatMap((seed) => {
    const { luck, rng } = play(seed);
    // Bo, who knows the secret, had to fix his share before Ann's was revealed.
    return Array.from({ length: 20 }, () =>
      roll({ ...luck, contributions: [bytes(rng), ...luck.contributions.slice(1)] }),
    );
  });
  const counts = [1, 2, 3, 4, 5, 6].map((face) => faces.filter((one) => one === face).length);
  for (const count of counts) expect(Math.abs(count - faces.length / 6)).toBeLessThan(faces.length / 24);
});

interface Cheat {
  readonly record: MatchRecord;
  /** Whose browser must notice. */
  readonly by: 0 | 1;
  /** What that browser was shown besides. */
  readonly also?: Witness['draws'];
}

/** What a server does to get its favourite die. */
const CHEATS: Readonly<Record<string, (played: Played) => Cheat>> = {
  'another secret, tried out after the shares were revealed': ({ luck, rng }) => ({
    record: recordOf(grind(rng, (secret) => ({ ...luck, secret }))),
    by: 0,
  }),
  'another secret under the old commitment': ({ luck, rng }) => {
    const forged = grind(rng, (secret) => ({ ...luck, secret }));
    return { record: recordOf(forged, { luck: { ...forged, commitment: commitmentOf(luck.secret) } }), by: 0 };
  },
  'another share of Bo, who is in league with it': ({ luck, rng }) => ({
    record: recordOf(grind(rng, (share) => ({ ...luck, contributions: luck.contributions.with(1, share) }))),
    by: 0,
  }),
  'a share for the bot': ({ luck, rng }) => ({
    record: recordOf(grind(rng, (share) => ({ ...luck, contributions: luck.contributions.with(2, share) }))),
    by: 0,
  }),
  'Ann’s share left out': ({ luck }) => ({
    record: recordOf({ ...luck, contributions: luck.contributions.with(0, '') }),
    by: 0,
  }),
  'Bo’s share left out': ({ luck }) => ({
    record: recordOf({ ...luck, contributions: luck.contributions.with(1, '') }),
    by: 0,
  }),
  'the seats exchanged': ({ luck: { secret, contributions } }) => ({
    record: recordOf({ secret, contributions: [contributions[1] ?? '', contributions[0] ?? '', ''] }),
    by: 1,
  }),
  'another die than was drawn': ({ luck }) => ({
    record: recordOf(luck, { inputs: [{ at: 0, by: 'chance', move: (roll(luck) % 6) + 1 }] }),
    by: 1,
  }),
  'an option that was not drawn': ({ luck }) => ({
    record: recordOf(luck, { options: { lamp: lampOf(luck) === 'red' ? 'green' : 'red' } }),
    by: 0,
  }),
  'the draw before the last, which it liked better': ({ luck, rng }) => ({
    record: recordOf(luck),
    by: 0,
    also: [{ commitment: commitmentOf(bytes(rng)), shares: luck.contributions.map(() => '') }],
  }),
};

test.each(Object.entries(CHEATS))('an honest browser notices %s', (_, cheat) => {
  for (const seed of SEEDS) {
    const played = play(seed);
    const { record, by, also = [] } = cheat(played);
    const seen = played.seen[by];
    expect(isTrusted(record, { ...seen, draws: [...seen.draws, ...also] })).toBe(false);
  }
});
