import type { MatchState } from '@sesame/client';
import { expect, test } from 'vitest';
import { isKeepable } from './correspondence.ts';

const ANN = { name: 'Ann', player: 'ann' };
const BO = { name: 'Bo', player: 'bo' };
const CAS_AT_BO = { name: 'Cas', player: 'cas', device: 'bo' };

const stateOf = (you: number | null, seats: MatchState['info']['seats']) =>
  ({ info: { you, seats, pace: { kind: 'none', perMove: 0, bank: 0 } } }) as MatchState;

test.each([
  ['our own match', 0, [ANN, BO], true],
  ['a match that we watch', null, [ANN, BO], false],
  ['a match in which others share a device', 0, [ANN, BO, CAS_AT_BO], true],
  ['a match in which we share our device', 1, [ANN, BO, CAS_AT_BO], false],
  ['the view of the player who has our device', 2, [ANN, BO, CAS_AT_BO], false],
])('%s is kept or not', (_, you, seats, isKept) => {
  expect(isKeepable(stateOf(you, seats))).toBe(isKept);
});
