import { expect, test } from 'vitest';
import { TARGETS } from '../rules/pieces.ts';
import { SECONDARY_SIGNS } from '../rules/symbols.ts';
import { faceOf } from '../rules/targets.ts';
import { halfOfTry, halfShowing } from './claims.ts';

const shown = (mixed: boolean) => ({ targets: TARGETS.map((id) => ({ id, face: faceOf(id, mixed) })) });

test('every symbol is found in the half that shows it', () => {
  const view = shown(true);
  for (const sign of SECONDARY_SIGNS) {
    const half = halfShowing(view, sign);
    const { face } = view.targets[half?.place ?? -1] ?? {};
    expect(face?.kind === 'symbols' && face.symbols[half?.half ?? 0]).toBe(sign);
  }
});

test('a logo is found on its target, and nowhere after the mix', () => {
  expect(halfShowing(shown(false), 2)).toEqual({ place: TARGETS.indexOf('L2'), half: 0 });
  expect(halfShowing(shown(true), 2)).toBeUndefined();
});

test('a try is shown at the half it pointed at', () => {
  const view = shown(false);
  for (const [place, { face }] of view.targets.entries()) {
    if (face.kind !== 'symbols') continue;
    expect(halfOfTry(view, { target: place, symbol: face.symbols[0] })).toEqual({ place, half: 0 });
    expect(halfOfTry(view, { target: place, symbol: face.symbols[1] })).toEqual({ place, half: 1 });
  }
});
