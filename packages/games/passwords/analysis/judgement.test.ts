import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type Input, type MatchRecord, parseRecord } from '@sesame/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { pack } from '../dictionaries/pack.ts';
import { graphOf } from '../dictionaries/word-graph.ts';
import { cardsOf, type Grade, type Lexicon, lexiconOf, type Move } from '../rules/index.ts';
import { unpack } from '../rules/lexicon/unpack.ts';
import { answers, pass, prepareAll, proposes, says } from '../tests/play.ts';
import { isBest, type Judgement, judge, shareOf } from './judgement.ts';
import { replayedTurns } from './replayed-turns.ts';
import { closestOf, summariesOf } from './seat-summaries.ts';

beforeAll(prepareAll);

/** A two-player match on the circle G S E I R F I. */
const recordOf = (...inputs: readonly Input<Move>[]): MatchRecord => ({
  sesame: 1,
  game: 'passwords',
  rules: 1,
  options: { language: 'en', strict: true },
  seats: ['Ann', 'Bo'],
  inputs: [
    {
      at: 0,
      by: 'chance',
      move: { type: 'lay-out', circle: [...'GSEIRFI'], pile: cardsOf('en').slice(0, 45), starter: 0 },
    },
    ...inputs,
  ],
});

const judgedOf = (record: MatchRecord): readonly Judgement[] => {
  const match = replayedTurns(record);
  if (match === undefined) throw new Error('the record cannot be replayed');
  return match.turns.map((taken) => judge(lexiconOf(match.options.language), taken));
};

/** A dictionary of these graded words. */
const lexiconWith = (graded: Readonly<Record<string, Grade>>): Lexicon =>
  unpack('en', gunzipSync(pack(graphOf(new Map(Object.entries(graded))))));

/** Turns that lay five of seven stones, none, none, two, and all seven. */
const RECORD = recordOf(
  says(0, 'groupies', [0, 4, 3, 2, 1], 'anticlockwise'),
  says(1, 'groupies', [0, 4], 'anticlockwise'),
  pass(0),
  says(1, 'specific', [1, 2]),
  says(0, 'girlfriends', [0, 6, 5, 4, 3, 2, 1], 'anticlockwise'),
);

describe('a turn', () => {
  test('is compared with the best word of its position', () => {
    const [first, wrong, passed] = judgedOf(RECORD);
    expect(first).toMatchObject({ number: 1, result: { laid: 5 }, best: { laid: 7 }, better: { word: 'girlfriends' } });
    expect(wrong).toMatchObject({ turn: { type: 'wrong' }, result: { laid: 0 }, could: 0, best: { laid: 7 } });
    expect(passed).toMatchObject({ turn: { type: 'pass' }, result: { laid: 0 }, could: 0, best: { laid: 7 } });
    expect(first && shareOf(first)).toBeCloseTo(5 / 7);
    expect(wrong && shareOf(wrong)).toBe(0);
  });

  test('says how common its word and the best word are', () => {
    const [, , , , girlfriends] = judgedOf(RECORD);
    expect(girlfriends?.grade).toBe(2);
    const turns = recordOf(proposes(0, 'grifs'), answers(1, true), says(0, 'grifs', [0, 4], 'anticlockwise'));
    const judged = judgedOf(turns);
    expect(judged).toHaveLength(1);
    expect(judged[0]).toMatchObject({ turn: { word: 'grifs' }, grade: undefined, betterGrade: 2 });
    const lexicon = lexiconWith({ groupies: 4, grip: 2, specific: 3, girlfriends: 1 });
    const [taken] = replayedTurns(RECORD)?.turns ?? [];
    expect(taken && judge(lexicon, taken)).toMatchObject({ grade: 4, betterGrade: 1 });
  });

  test('with fewer stones than its word allows shows how many were possible', () => {
    expect(judgedOf(RECORD)[3]).toMatchObject({ result: { laid: 2 }, could: 5, best: { laid: 7 } });
  });

  test('with the most possible stones has no better word', () => {
    const last = judgedOf(RECORD)[4];
    expect(last).toMatchObject({ result: { laid: 7 }, best: { laid: 7 } });
    expect(last).not.toHaveProperty('better');
    expect(last && shareOf(last)).toBe(1);
  });

  test('is never compared with more stones than in hand or with a used word', () => {
    const judged = judgedOf(
      recordOf(
        says(0, 'girlfriends', [0, 6, 5, 4, 3, 2, 1], 'anticlockwise'),
        pass(1),
        says(0, 'specifying', [1, 2, 3, 5, 6, 0]),
        pass(1),
      ),
    );
    expect(judged[1]?.before.hand).toBe(20);
    expect(judged[2]?.before).toMatchObject({ hand: 13, used: ['girlfriends'] });
    expect(judged.slice(1).map(({ better }) => better?.word)).not.toContain('girlfriends');
  });

  test('with a grade 5 word is compared with all stones of that word', () => {
    const lexicon = lexiconWith({ groupies: 5, green: 1 });
    const [all, some] = [
      [0, 4, 3, 2, 1],
      [0, 4, 3],
    ].map((safes) => {
      const [taken] = replayedTurns(recordOf(says(0, 'groupies', safes, 'anticlockwise')))?.turns ?? [];
      return taken && judge(lexicon, taken);
    });
    expect(all).toMatchObject({ result: { laid: 5 }, could: 5, best: { laid: 5 } });
    expect(some).toMatchObject({ result: { laid: 3 }, could: 5, best: { laid: 5 } });
    expect(some).not.toHaveProperty('better');
  });

  test('is compared by what wins: a short word that locks a safe beats a long one that locks none', () => {
    const ann = says(0, 'rise', [4, 3], 'anticlockwise');
    const inputs = [ann, pass(1), says(0, 'rinse', [4, 3], 'anticlockwise'), pass(1), pass(0)];
    const last = replayedTurns(recordOf(...inputs))?.turns.at(-1);
    if (last === undefined) throw new Error('there is a turn');
    const judged = judge(lexiconWith({ ride: 1, gsef: 1 }), last);
    expect(judged.better).toMatchObject({ word: 'ride' });
    expect(judged.best).toMatchObject({ gone: 6, laid: 3 });
  });

  test('without any possible word has no share', () => {
    const [taken] = replayedTurns(recordOf(pass(0)))?.turns ?? [];
    if (taken === undefined) throw new Error('there is a turn');
    const judged = judge(lexiconWith({ zebra: 1 }), taken);
    expect(judged).toMatchObject({ result: { laid: 0 }, best: { laid: 0 } });
    expect(shareOf(judged)).toBeUndefined();
  });
});

describe('a seat', () => {
  test('has its average share, and counts invalid words and passes', () => {
    const [ann, bo] = summariesOf(judgedOf(RECORD), 2);
    expect(ann).toMatchObject({ turns: 3, best: 1, wrong: 0, passes: 1, safes: 1 });
    expect(ann?.share).toBeCloseTo((5 / 7 + 0 + 1) / 3);
    expect(bo).toMatchObject({ turns: 2, best: 0, wrong: 1, passes: 0, safes: 0 });
    expect(bo?.share).toBeCloseTo(1 / 7);
  });

  test('is closest with the highest share; ties share it, and no seat is closest without stones', () => {
    const summaries = summariesOf(judgedOf(RECORD), 2);
    expect(closestOf(summaries)).toEqual([0]);
    expect(closestOf([...summaries, ...summaries])).toEqual([0, 2]);
    expect(closestOf(summariesOf(judgedOf(recordOf(pass(0), pass(1))), 2))).toEqual([]);
    expect(summariesOf([], 2)[0]?.share).toBeUndefined();
  });
});

test('a record of another game is rejected', () => {
  expect(replayedTurns({ ...RECORD, game: 'another' })).toBeUndefined();
});

const golden = new URL('../tests/golden/', import.meta.url);
const names = readdirSync(golden).filter((name) => !name.includes('.views.'));

test.each(names)('%s: every turn is judged, and safes add up', (name) => {
  const record = parseRecord(JSON.parse(readFileSync(new URL(name, golden), 'utf8')));
  if (!record.ok) throw new Error(record.error.message);
  const judged = judgedOf(record.value);
  const turns = record.value.inputs.filter(({ move }) => ['word', 'pass'].includes((move as Move).type)).length;
  // PW21: in a strict match, a declined word is a turn, too.
  const declined = name === 'english-3-proposals.json' ? 1 : 0;
  expect(judged).toHaveLength(turns + declined);
  for (const judgement of judged) {
    const { result, could, best, better } = judgement;
    expect(result.laid).toBeLessThanOrEqual(could);
    expect(result.worth).toBeLessThanOrEqual(best.worth);
    expect(result.gone).toBeLessThanOrEqual(best.gone);
    if (better !== undefined) expect(isBest(judgement)).toBe(false);
  }
  const safes = summariesOf(judged, record.value.seats.length).map((one) => one.safes);
  expect(safes).toEqual(record.value.outcome?.safes);
});
