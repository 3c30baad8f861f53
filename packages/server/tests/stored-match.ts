import { type AnyRules, parseOptions } from '@sesame/kernel';
import { gameOf } from '@sesame/registry';
import type { StoredMatch } from '../store/store.ts';

/** A match of Crack the Code between Ann and Bo, as a store has it. */
export const STORED_DUEL: StoredMatch = {
  id: 'm',
  table: 't',
  game: 'crack-the-code',
  rules: 1,
  options: {},
  pace: { kind: 'none', perMove: 0, bank: 0 },
  rated: false,
  seats: [
    { name: 'Ann', player: 'ann' },
    { name: 'Bo', player: 'bo' },
  ],
  secret: '00',
  contributions: ['', ''],
  epoch: 0,
  startedAt: 0,
};

/** The same with the default options, and its rules. */
export const loadDuel = async (): Promise<{ readonly rules: AnyRules; readonly stored: StoredMatch }> => {
  const rules = await gameOf('crack-the-code')?.rules();
  const chosen = rules && parseOptions(rules.options, {});
  if (rules === undefined || !chosen?.ok) throw new Error('no rules');
  return { rules, stored: { ...STORED_DUEL, options: chosen.value as StoredMatch['options'] } };
};
