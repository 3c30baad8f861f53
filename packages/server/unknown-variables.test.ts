import { expect, test } from 'vitest';
import { describeUnknownVariables } from './unknown-variables.ts';

test('a mistyped variable is named with the nearest one', () => {
  const env = { SESAME_PROT: '81', SESAME_TRUSTED_PROXY: 'x', SESAME_WHATEVER_IT_IS: '1', PATH: '/bin' };
  expect(describeUnknownVariables(env)).toEqual([
    'SESAME_PROT is no setting of Sesame. Did you mean SESAME_PORT?',
    'SESAME_TRUSTED_PROXY is no setting of Sesame. Did you mean SESAME_TRUSTED_PROXIES?',
    'SESAME_WHATEVER_IT_IS is no setting of Sesame.',
  ]);
});

test('settings and variables of tests are known', () => {
  expect(describeUnknownVariables({ SESAME_PORT: '', SESAME_TEST_ENGINE: 'postgres', DATABASE_URL: '' })).toEqual([]);
});
