import { expect, test } from 'vitest';
import type { Chair, PersonChair, StoredTable } from '../../store/store.ts';
import { isSoloTable } from './seating.ts';

const person = (player: string, more: Partial<PersonChair> = {}): Chair => ({
  kind: 'person',
  player,
  name: player,
  ...more,
});
const at = (network: string, browser: string) => ({ source: { network, browser } });

const isSolo = (...seats: readonly Chair[]) => isSoloTable({ seats } as Pick<StoredTable, 'seats'> as StoredTable);

test.each([
  ['strangers', false, [person('ann', at('n1', 'b1')), person('bo', at('n2', 'b2'))]],
  ['people from nowhere known', false, [person('ann'), person('bo', { source: {} }), person('cleo', { source: {} })]],
  ['neighbours in one network', true, [person('ann', at('n1', 'b1')), person('bo', at('n1', 'b2'))]],
  [
    'the first and the last in one browser',
    true,
    [person('ann', at('n1', 'b1')), person('bo', at('n2', 'b2')), person('cleo', at('n3', 'b1'))],
  ],
  [
    'the last two in one network',
    true,
    [person('ann', at('n1', 'b1')), person('bo', at('n2', 'b2')), person('cleo', at('n2', 'b3'))],
  ],
  ['somebody and their own bot', true, [person('ann'), person('robo', { owner: 'ann' })]],
  ['two bots of one owner', true, [person('robo', { owner: 'ann' }), person('rob', { owner: 'ann' })]],
  ['somebody and a built-in bot', false, [person('ann', at('n1', 'b1')), { kind: 'bot', bot: 'master' } as const]],
])('whether somebody may be playing against themselves: %s', (_, isAlone, seats) => {
  expect(isSolo(...seats)).toBe(isAlone);
});
