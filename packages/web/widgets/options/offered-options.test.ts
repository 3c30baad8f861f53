import type { AnyOption, AnyRules } from '@sesame/kernel';
import { expect, test } from 'vitest';
import { helpingOptions, isHelpOn, optionsWithHelp } from './help.ts';
import { defaultOptions, isUntimed, offeredOptions } from './offered-options.ts';

const label = { en: '', fr: '', nl: '' };
const flag = (more: Partial<Extract<AnyOption, { kind: 'flag' }>>): AnyOption => ({
  ...{ kind: 'flag', label, default: false },
  ...more,
});
const language = (...values: readonly string[]): AnyOption => ({
  ...{ kind: 'choice', label, default: 'en' },
  values: values.map((value) => ({ value, label })),
});
const RULES: Pick<AnyRules, 'options'> = {
  options: {
    plain: flag({}),
    recommended: flag({ inForms: true }),
    solo: flag({ inForms: true, againstBots: false, default: true }),
    hidden: flag({ isHidden: true }),
    easy: flag({ help: { value: true } }),
    strict: flag({ default: true, byEar: false, help: { value: false } }),
    language: language('en', 'nl'),
  },
};

test('forms offer all options but hidden ones, with what is recommended', () => {
  expect(offeredOptions(RULES).map(([name]) => name)).not.toContain('hidden');
  const common = { plain: false, recommended: true, easy: false, strict: true, language: 'nl' };
  expect(defaultOptions(RULES, 'nl')).toEqual({ ...common, solo: true });
  expect(defaultOptions(RULES, 'nl', { againstBots: true })).toEqual({ ...common, solo: false });
});

test('the language is the player’s if the game has it', () => {
  expect(defaultOptions(RULES, 'fr')).toMatchObject({ language: 'en' });
  expect(defaultOptions({ options: { other: language('en', 'nl') } }, 'nl')).toEqual({ other: 'en' });
});

test('help is as it was chosen, or else as for those who play by ear, or by default', () => {
  const on = (name: string, chosen: Parameters<typeof isHelpOn>[1]) => {
    const found = helpingOptions(RULES).find(([one]) => one === name);
    return found && isHelpOn(found, chosen);
  };
  expect(helpingOptions(RULES).map(([name]) => name)).toEqual(['easy', 'strict']);
  expect([on('easy', { byEar: false }), on('easy', { byEar: false, help: { easy: true } })]).toEqual([false, true]);
  expect([on('strict', { byEar: false }), on('strict', { byEar: true })]).toEqual([false, true]);
  expect(on('strict', { byEar: true, help: { strict: false } })).toBe(false);
});

test('a match against bots has the help that was chosen', () => {
  const options = (help: Readonly<Record<string, boolean>>) => optionsWithHelp(RULES, 'en', { help, byEar: false });
  expect(options({})).toMatchObject({ easy: false, strict: true, solo: false });
  expect(options({ easy: true, strict: true })).toMatchObject({ easy: true, strict: false });
});

test('a race is untimed only if its option says so', () => {
  const race = { untimed: 'untimed' } as NonNullable<AnyRules['race']>;
  expect([isUntimed({ race }, { untimed: true }), isUntimed({ race }, { untimed: false })]).toEqual([true, false]);
  expect(isUntimed({ race: undefined } as unknown as AnyRules, { untimed: true })).toBe(false);
});
