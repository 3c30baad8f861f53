import type { AnyOption, AnyRules, Locale } from '@sesame/kernel';
import type { Settings } from '../../data/settings.ts';
import { type ChosenOptions, defaultOptions, offeredOptions } from './offered-options.ts';

/** The name of hints beside the board among the kinds of help; the others are options. */
export const HINTS = 'hints';

type HelpByKind = Settings['help'][string];

/** A game’s options that make it easier. */
export const helpingOptions = (rules: Pick<AnyRules, 'options'>): readonly (readonly [string, AnyOption])[] =>
  offeredOptions(rules).filter(([, { help }]) => help !== undefined);

/** What the player has chosen: help by kind, and to play by ear. */
export interface ChosenHelp {
  readonly help?: HelpByKind | undefined;
  readonly byEar: boolean;
}

/** Whether an option helps, as chosen before or by default. */
export const isHelpOn = ([name, option]: readonly [string, AnyOption], { help = {}, byEar }: ChosenHelp): boolean =>
  help[name] ??
  ((byEar ? option.byEar : undefined) ?? option.againstBots ?? option.inForms ?? option.default) === option.help?.value;

/** The options of an unrated match against bots, with the help that was chosen. */
export const optionsWithHelp = (
  rules: Pick<AnyRules, 'options'>,
  locale: Locale,
  chosen: ChosenHelp,
): ChosenOptions => {
  const helped = helpingOptions(rules).map(([name, option]) => [
    name,
    isHelpOn([name, option], chosen) ? option.help?.value : option.default,
  ]);
  return { ...defaultOptions(rules, locale, { againstBots: true }), ...Object.fromEntries(helped) };
};
