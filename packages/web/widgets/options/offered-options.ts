import { type AnyOption, type AnyRules, type Locale, optionsOf } from '@sesame/kernel';

export type ChosenOptions = Readonly<Record<string, boolean | number | string>>;

/** The options that forms offer. */
export const offeredOptions = ({ options }: Pick<AnyRules, 'options'>): readonly (readonly [string, AnyOption])[] =>
  optionsOf(options).filter(([, { isHidden }]) => isHidden !== true);

/** A game's default options. A language option defaults to the player's language. */
export const defaultOptions = (
  rules: Pick<AnyRules, 'options'>,
  locale: Locale,
  { againstBots = false } = {},
): ChosenOptions =>
  Object.fromEntries(
    offeredOptions(rules).map(([name, option]) => {
      if (name === 'language' && hasValue(option, locale)) return [name, locale];
      return [name, (againstBots ? option.againstBots : undefined) ?? option.inForms ?? option.default];
    }),
  );

/** Whether it does not matter who is first in a race. The server does not rate such matches. */
export const isUntimed = ({ race }: Pick<AnyRules, 'race'>, options: ChosenOptions): boolean =>
  race !== undefined && options[race.untimed] === true;

const hasValue = (option: AnyOption, wanted: string): boolean =>
  option.kind === 'choice' && option.values.some(({ value }) => value === wanted);
