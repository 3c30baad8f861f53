import { expect, test } from 'vitest';
import type { Moves, Views } from '../../packages/client/index.ts';
import type { rules as crackTheCode } from '../../packages/games/crack-the-code/rules/index.ts';
import type { rules as crazyMix } from '../../packages/games/crazy-mix/rules/index.ts';
import type { rules as crystalCode } from '../../packages/games/crystal-code/rules/index.ts';
import type { rules as fakeCrystal } from '../../packages/games/fake-crystal/rules/index.ts';
import type { rules as passwords } from '../../packages/games/passwords/rules/index.ts';
import type { Rules } from '../../packages/kernel/index.ts';

type MoveOf<R> = R extends Rules<infer _State, infer Move, infer _View, infer _Options, infer _Event> ? Move : never;
type ViewOf<R> = R extends Rules<infer _State, infer _Move, infer View, infer _Options, infer _Event> ? View : never;

interface AllRules {
  readonly 'crack-the-code': typeof crackTheCode;
  readonly 'crazy-mix': typeof crazyMix;
  readonly 'crystal-code': typeof crystalCode;
  readonly 'fake-crystal': typeof fakeCrystal;
  readonly passwords: typeof passwords;
}

/** Whether a type can stand for another. */
type Fits<Given, Wanted> = [Given] extends [Wanted] ? true : false;
/** Of each game: whether the rules take the moves of the SDK, and whether views are the same. */
type Agreements = {
  readonly [Id in keyof AllRules]: readonly [
    Fits<Moves[Id], MoveOf<AllRules[Id]>>,
    Fits<Views[Id], ViewOf<AllRules[Id]>>,
    Fits<ViewOf<AllRules[Id]>, Views[Id]>,
  ];
};

test('the types of the SDK are those of the rules', () => {
  // The compiler checks it; a type that differs makes its entry `false`.
  const agreements: Agreements = {
    'crack-the-code': [true, true, true],
    'crazy-mix': [true, true, true],
    'crystal-code': [true, true, true],
    'fake-crystal': [true, true, true],
    passwords: [true, true, true],
  };
  expect(Object.keys(agreements)).toHaveLength(5);
});
