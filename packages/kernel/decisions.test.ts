import { expect, test } from 'vitest';
import { nextDecisions } from './decisions.ts';

const NONE = [undefined, undefined, undefined];

test.each([
  ['begins for a newly awaited seat', NONE, { seq: 4, by: 2, awaits: [0, 1] }, [4, 4, undefined]],
  ['continues while another seat acts', [4, 4, undefined], { seq: 5, by: 0, awaits: [1] }, [undefined, 4, undefined]],
  [
    'is a new one for a seat that acts and is awaited again',
    [4, 4, 4],
    { seq: 5, by: 1, awaits: [0, 1, 2] },
    [4, 5, 4],
  ],
  [
    'continues over chance moves',
    [4, undefined, undefined],
    { seq: 6, by: 'chance', awaits: [0] },
    [4, undefined, undefined],
  ],
  ['ends for a seat that is no longer awaited', [4, 4, undefined], { seq: 5, by: 'clock', awaits: [] }, NONE],
] as const)('a decision %s', (_name, before, input, after) => {
  expect(nextDecisions(before, input)).toEqual(after);
});
