import { flag, object, oneOf, optional, type Parse, whole } from './parse.ts';
import { ok, type Result } from './result.ts';
import type { Text } from './text.ts';

/** An option of a game: label, allowed values and default. */
export type Option<Value> = {
  readonly label: Text;
  /** In a record that does not say otherwise, and in forms. */
  readonly default: Value;
  /** The default of forms for matches against bots only. */
  readonly againstBots?: Value;
  /** Set by the server and not offered in forms. */
  readonly isHidden?: true;
} & ([Value] extends [boolean]
  ? { readonly kind: 'flag' }
  : [Value] extends [number]
    ? { readonly kind: 'whole'; readonly min: Value; readonly max: Value }
    : { readonly kind: 'choice'; readonly values: readonly { readonly value: Value; readonly label: Text }[] });

export type OptionsSpec<Options> = { readonly [Name in keyof Options]: Option<Options[Name]> };

/** `Option` without type parameters, for forms and checks. */
export type AnyOption = { readonly label: Text; readonly isHidden?: true } & (
  | { readonly kind: 'flag'; readonly default: boolean; readonly againstBots?: boolean }
  | {
      readonly kind: 'whole';
      readonly default: number;
      readonly againstBots?: number;
      readonly min: number;
      readonly max: number;
    }
  | {
      readonly kind: 'choice';
      readonly default: string;
      readonly againstBots?: string;
      readonly values: readonly { readonly value: string; readonly label: Text }[];
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
