import { expect, test } from 'vitest';
import { nextDecisions } from './decisions.ts';

const NONE = [undefined, undefined, undefined];

test.each([
  ['begins for who is newly awaited', NONE, { seq: 4, by: 2, awaits: [0, 1] }, [4, 4, undefined]],
  ['goes on while somebody else acts', [4, 4, undefined], { seq: 5, by: 0, awaits: [1] }, [undefined, 4, undefined]],
  ['is another one for who acts and is awaited still', [4, 4, 4], { seq: 5, by: 1, awaits: [0, 1, 2] }, [4, 5, 4]],
  [
    'goes on whatever chance does',
    [4, undefined, undefined],
    { seq: 6, by: 'chance', awaits: [0] },
    [4, undefined, undefined],
  ],
  ['ends for who is awaited no more', [4, 4, undefined], { seq: 5, by: 'clock', awaits: [] }, NONE],
] as const)('a decision %s', (_name, before, input, after) => {
  expect(nextDecisions(before, input)).toEqual(after);
});
