import { LOCALES } from '@sesame/kernel';
import { describe, expect, test } from 'vitest';
import { rules } from '../rules/index.ts';
import type { Blue, Count, Event, View } from '../rules/state.ts';
import { dealt, HANDS } from '../tests/play.ts';
import { ending } from './ending.ts';
import { finale } from './finale.ts';

const NAMES = ['Ann', 'Bo', 'Cleo'];

const OUTCOME: Count = {
  ranks: [1, 3, 2],
  scores: [81, 32, 60],
  detail: [
    { trophies: 30, tiles: 30, fakes: -9, credits: 30 },
    { trophies: 0, tiles: 12, fakes: 0, credits: 20 },
    { trophies: 12, tiles: 24, fakes: -3, credits: 27 },
  ],
};

const ended = (blue: Blue, outcome = OUTCOME): View => ({
  ...rules.view(dealt(HANDS), 0),
  end: { outcome, blue },
});

const finaleIn = (locale: (typeof LOCALES)[number], events: readonly Event[], blue: Blue = { crystals: [3, 1, 2] }) =>
  finale(ended(blue), OUTCOME, { viewer: 0, events, context: { locale, names: NAMES } });

const lie: Event = { type: 'bought', by: 0, seller: 1, column: 1, tile: 'gf', claim: 12, price: 6 };
const biggerLie: Event = { type: 'sold', by: 2, seller: 0, column: 0, tile: 'o1', claim: 18, sum: 12 };
const bargain: Event = { type: 'bought', by: 1, seller: 2, column: 0, tile: 'p3', claim: 18, price: 4 };
const banked: Event = { type: 'banked', by: 1, seller: 0, column: 0, tile: 'of', claim: 18, price: 9 };

describe('the moment of the match', () => {
  const highlights = (...events: readonly Event[]) => LOCALES.map((locale) => finaleIn(locale, events).highlight);

  test('is the bluff that earned its seller most', () => {
    expect(highlights(bargain, lie, biggerLie, banked)).toEqual([
      'Bluff of the match: Ann claimed 18 and sold Cleo 1 orange crystal for 12.',
      'Le bluff de la partie : Ann a annoncé 18 et vendu 1 cristal orange à Cleo pour 12.',
      'De bluf van de partij: Ann gaf 18 op en verkocht Cleo 1 oranje kristal voor 12.',
    ]);
  });

  test('without a bluff is the best bargain', () => {
    expect(highlights(banked, bargain)).toEqual([
      'Bargain of the match: Bo bought 3 pink crystals from Cleo for only 4.',
      'L’affaire de la partie : Bo a acheté 3 cristaux roses à Cleo pour seulement 4.',
      'De koop van de partij: Bo kocht 3 roze kristallen van Cleo voor maar 4.',
    ]);
  });

  test('is missing if nothing was sold', () => {
    expect(highlights(banked)).toEqual([undefined, undefined, undefined]);
  });
});

describe('the score table', () => {
  test('has the four parts and their total, with a real minus', () => {
    const { columns } = finaleIn('en', []);
    expect(columns.map(({ label }) => label)).toEqual(['Trophies', 'Tiles', 'Fakes', 'Credits', 'Total']);
    expect(columns.map(({ of }) => of(0, 9))).toEqual(['30', '30', '−9', '30', '81']);
    expect(columns.map(({ from }) => from)).toEqual([1, 2, 3, 4, 5]);
  });

  test.each([
    [{ crystals: [3, 1, 2], most: 0, second: 2 }, 'Ann has the most: 18 points. Cleo is second: 12 points.'],
    [{ crystals: [3, 1, 1], most: 0 }, 'Ann has the most: 18 points. Nobody is second alone'],
    [{ crystals: [2, 2, 1] }, 'Blue crystals: Ann (2), Bo (2), Cleo (1). Tie for most'],
    [{ crystals: [0, 0, 0] }, 'Nobody has any blue crystals.'],
  ] as const)('FC17: blue crystals %j are told', (blue, text) => {
    expect(finaleIn('en', [], blue).note).toContain(text);
    for (const locale of LOCALES) expect(finaleIn(locale, [], blue).note).not.toMatch(/undefined|NaN/);
  });
});

describe('the sentence at the end', () => {
  const sentence = (viewer: 0 | 1 | 'spectator', outcome = OUTCOME) =>
    LOCALES.map((locale) => ending(ended({ crystals: [] }, outcome), outcome, viewer, { locale, names: NAMES }));

  test('differs for the winner, the others and spectators', () => {
    expect(sentence(0)).toEqual([
      'You win with 81 points! Cleo has 60.',
      'Victoire ! 81 points pour vous, 60 pour Cleo.',
      'Je wint met 81 punten! Cleo heeft er 60.',
    ]);
    expect(sentence(1)).toEqual([
      'Ann wins with 81 points. You have 32.',
      'Ann gagne avec 81 points. Vous en avez 32.',
      'Ann wint met 81 punten. Jij hebt er 32.',
    ]);
    expect(sentence('spectator')[0]).toBe('Ann wins with 81 points.');
  });

  test('tells a shared win', () => {
    expect(sentence(0, { ...OUTCOME, ranks: [1, 3, 1], scores: [60, 32, 60] })[0]).toBe(
      'Ann and Cleo share the win with 60 points.',
    );
  });
});
