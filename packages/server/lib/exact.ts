/** Values without fields of their own. */
type Scalar = string | number | boolean | bigint | symbol | null | undefined;
type KeysOf<Union> = Union extends unknown ? keyof Union : never;
type ValueAt<Union, Key> = Union extends unknown ? (Key extends keyof Union ? Union[Key] : never) : never;
type ItemOf<Union> = Union extends readonly (infer Item)[] ? Item : never;

/** The names of fields, at any depth, that `Given` has and `Declared` has not. `never` if there are none. */
type Undeclared<Given, Declared> = unknown extends Declared
  ? never
  : Given extends Scalar
    ? never
    : Given extends readonly (infer Item)[]
      ? Undeclared<Item, ItemOf<Declared>>
      : {
          [Key in keyof Given]-?: Key extends KeysOf<Declared> ? Undeclared<Given[Key], ValueAt<Declared, Key>> : Key;
        }[keyof Given];

/** Makes a value with undeclared fields a type error: intersect it with the type of a parameter. */
export type NothingUndeclared<Given, Declared> = [Undeclared<Given, Declared>] extends [never]
  ? unknown
  : { readonly undeclaredFields: Undeclared<Given, Declared> };
