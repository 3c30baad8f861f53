import { expect, test } from 'vitest';
import { signName } from './symbol-names.ts';

test.each([
  ['rTBe', 'big empty red triangle', 'grand triangle rouge vide', 'grote lege rode driehoek'],
  ['oSsf', 'small full orange square', 'petit carré orange plein', 'klein vol oranje vierkant'],
  ['vCBf', 'big full violet circle', 'grand rond violet plein', 'grote volle paarse cirkel'],
] as const)('%s has a name in every language', (sign, en, fr, nl) => {
  expect(signName(sign, 'en')).toBe(en);
  expect(signName(sign, 'fr')).toBe(fr);
  expect(signName(sign, 'nl')).toBe(nl);
});
