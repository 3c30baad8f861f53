import { expect, test } from 'vitest';
import { makeGroupIndex } from './group-index.ts';

test('finds a member by each of its groups and no other', () => {
  const groups = makeGroupIndex<string>();
  groups.put('match', ['ann', 'bo']);
  groups.put('other', ['bo']);
  expect(groups.of('ann')).toEqual(['match']);
  expect(groups.of('bo')).toEqual(['match', 'other']);
  groups.put('match', ['cas']);
  expect([groups.of('ann'), groups.of('bo'), groups.of('cas')]).toEqual([[], ['other'], ['match']]);
  groups.remove('match');
  groups.remove('nothing');
  expect([groups.of('cas'), groups.of('bo')]).toEqual([[], ['other']]);
});
