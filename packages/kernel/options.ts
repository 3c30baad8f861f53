import { flag, object, oneOf, optional, type Parse, whole } from './parse.ts';
import { ok, type Result } from './result.ts';
import { pick, type Rng } from './rng.ts';
import type { Text } from './text.ts';

/** A value of a choice that stands for one of the others, drawn when a match starts. */
export const RANDOM = 'random';

/** A value of a choice. */
interface ChoiceValue<Value> {
  readonly value: Value;
  readonly label: Text;
  /** One line on what it means. */
  readonly hint?: Text;
  /** The fewest players it can be chosen with. */
  readonly minSeats?: number;
}

/** A value of an option that makes the game easier, offered as a switch where a match against bots is started. */
interface Help<Value> {
  readonly value: Value;
  /** The label of the switch, if it is not the option's. */
  readonly label?: Text;
}

/** An option of a game: label, allowed values and default. */
export type Option<Value> = {
  readonly label: Text;
  /** In a record that does not say otherwise, and in forms. */
  readonly default: Value;
  /** In new matches that do not say otherwise, if it is not the default: what we recommend, while old records keep their meaning. */
  readonly inForms?: Value;
  /** The default of forms for matches against bots only. */
  readonly againstBots?: Value;
  /** The same for people who play by ear, with a screen reader. */
  readonly byEar?: Value;
  readonly help?: Help<Value>;
  /** Set by the server and not offered in forms. */
  readonly isHidden?: true;
} & ([Value] extends [boolean]
  ? { readonly kind: 'flag' }
  : [Value] extends [number]
    ? { readonly kind: 'whole'; readonly min: Value; readonly max: Value }
    : { readonly kind: 'choice'; readonly values: readonly ChoiceValue<Value | typeof RANDOM>[] });

export type OptionsSpec<Options> = { readonly [Name in keyof Options]: Option<Options[Name]> };

/** `Option` without type parameters, for forms and checks. */
export type AnyOption = { readonly label: Text; readonly isHidden?: true } & (
  | {
      readonly kind: 'flag';
      readonly default: boolean;
      readonly inForms?: boolean;
      readonly againstBots?: boolean;
      readonly byEar?: boolean;
      readonly help?: Help<boolean>;
    }
  | {
      readonly kind: 'whole';
      readonly default: number;
      readonly inForms?: number;
      readonly againstBots?: number;
      readonly byEar?: number;
      readonly help?: Help<number>;
      readonly min: number;
      readonly max: number;
    }
  | {
      readonly kind: 'choice';
      readonly default: string;
      readonly inForms?: string;
      readonly againstBots?: string;
      readonly byEar?: string;
      readonly help?: Help<string>;
      readonly values: readonly ChoiceValue<string>[];
    }
);

/** The options of any game as a list. */
export const optionsOf = (spec: OptionsSpec<unknown>): readonly (readonly [string, AnyOption])[] =>
  Object.entries(spec);

const parseOption = (option: AnyOption): Parse<boolean | number | string> => {
  switch (option.kind) {
    case 'flag':
      return flag;
    case 'whole':
      return whole(option.min, option.max);
    case 'choice':
      return oneOf(...option.values.map(({ value }) => value));
  }
};

/** Parses options from JSON and fills in defaults. */
export const parseOptions = <Options>(spec: OptionsSpec<Options>, json: unknown): Result<Options> => {
  const named = optionsOf(spec);
  const given = object(Object.fromEntries(named.map(([name, option]) => [name, optional(parseOption(option))])))(
    json,
    'options',
  );
  if (!given.ok) return given;
  const chosen: Readonly<Record<string, unknown>> = given.value;
  return ok(Object.fromEntries(named.map(([name, option]) => [name, chosen[name] ?? option.default])) as Options);
};

/** What we recommend for new matches, where it is not the default of records. */
export const recommendedOptions = (spec: OptionsSpec<unknown>): Chosen =>
  Object.fromEntries(
    optionsOf(spec).flatMap(([name, { inForms }]) => (inForms === undefined ? [] : [[name, inForms] as const])),
  );

type Chosen = Readonly<Record<string, boolean | number | string>>;

/** The values of a choice for so many players. */
export const valuesFor = (option: Extract<AnyOption, { kind: 'choice' }>, seats: number) =>
  option.values.filter(({ minSeats = 0 }) => minSeats <= seats);

/** Whether all chosen values can be played with so many players. */
export const areOptionsFor = (spec: OptionsSpec<unknown>, chosen: Chosen, seats: number): boolean =>
  optionsOf(spec).every(
    ([name, option]) =>
      option.kind !== 'choice' ||
      valuesFor(option, seats).some(({ value }) => value === (chosen[name] ?? option.default)),
  );

/** The options of a match: random values are drawn, and values for more players become the default. */
export const drawOptions = <Options extends Chosen>(
  spec: OptionsSpec<unknown>,
  chosen: Options,
  { seats, rng }: { readonly seats: number; readonly rng: Rng },
): Options => {
  const drawn = optionsOf(spec).flatMap(([name, option]) => {
    if (option.kind !== 'choice') return [];
    const values = valuesFor(option, seats).map(({ value }) => value);
    const value = String(chosen[name] ?? option.default);
    if (value === RANDOM)
      return [
        [
          name,
          pick(
            rng,
            values.filter((one) => one !== RANDOM),
          ),
        ] as const,
      ];
    return values.includes(value) ? [] : [[name, option.default] as const];
  });
  return { ...chosen, ...Object.fromEntries(drawn) };
};
