import { type Checker, SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync';
import { type JsonSchema, NUMBER_PATTERN, refTo } from './json-schema.ts';

/**
 * Makes JSON schemas of TypeScript types. Types with a name become named schemas, which others refer to. Numbers are whole: games
 * count, and time is in milliseconds.
 */
export interface TypeSchemas {
  schemaOf(type: Type): JsonSchema;
  /** Gives a type the name that its schema must have. */
  add(name: string, type: Type): void;
  named(): Readonly<Record<string, JsonSchema>>;
}

export const makeTypeSchemas = (checker: Checker, nameOf: (name: string) => string): TypeSchemas => {
  const schemas = new Map<string, JsonSchema>();
  /** The type that has a name: another one of the same name is written where it is used. */
  const owners = new Map<string, number>();

  const plainNameOf = (type: Type): string | undefined => {
    const alias = type.getAliasSymbol();
    if (alias !== undefined) return type.getAliasTypeArguments().length > 0 ? undefined : alias.name;
    if (!type.isClassOrInterface()) return undefined;
    return type.getTypeParameters().length > 0 ? undefined : type.getSymbol()?.name;
  };

  const claim = (name: string, type: Type): boolean => {
    if (!owners.has(name)) owners.set(name, type.id);
    return owners.get(name) === type.id;
  };

  const schemaOf = (type: Type): JsonSchema => {
    const name = isComposed(type) ? plainNameOf(type) : undefined;
    if (name === undefined || !claim(name, type)) return inline(type);
    if (!schemas.has(name)) {
      // Taken before its parts are read, which may refer to it.
      schemas.set(name, {});
      schemas.set(name, inline(type));
    }
    return refTo(nameOf(name));
  };

  const inline = (type: Type): JsonSchema => {
    if (type.isUnionType()) return unionOf(type.getTypes());
    const simple = simpleSchema(checker, type);
    if (simple !== undefined) return simple;
    if (checker.isTupleType(type) && type.isTypeReference()) return tupleOf(checker.getTypeArguments(type));
    if (checker.isArrayType(type) && type.isTypeReference()) {
      const [item] = checker.getTypeArguments(type);
      return { type: 'array', items: item === undefined ? {} : itemOf(item) };
    }
    if (type.isObjectType() || type.isIntersectionType()) return objectOf(type);
    throw new Error(`JSON has no ${checker.typeToString(type)}.`);
  };

  const unionOf = (types: readonly Type[]): JsonSchema => {
    const given = types.filter(({ flags }) => !(flags & TypeFlags.Undefined));
    const texts = given.flatMap((one) => (one.isStringLiteralType() ? [one.value] : []));
    const numbers = given.flatMap((one) => (one.isNumberLiteralType() ? [one.value] : []));
    const flags = given.filter((one) => one.flags & TypeFlags.BooleanLiteral);
    const others = given.filter(
      (one) => !one.isStringLiteralType() && !one.isNumberLiteralType() && !(one.flags & TypeFlags.BooleanLiteral),
    );
    const all: readonly JsonSchema[] = [
      ...(texts.length > 0 ? [{ type: 'string' as const, enum: texts.toSorted() }] : []),
      ...(numbers.length > 0 ? [{ type: 'integer' as const, enum: numbers.toSorted((a, b) => a - b) }] : []),
      ...(flags.length === 2 ? [{ type: 'boolean' as const }] : flags.map(inline)),
      // The compiler may list them in any order.
      ...others.map(schemaOf).toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)),
    ];
    const [only] = all;
    return all.length === 1 && only !== undefined ? only : { anyOf: all };
  };

  /** JSON writes null where a list has nothing. */
  const itemOf = (type: Type): JsonSchema => {
    const hasGaps = type.isUnionType() && type.getTypes().some(({ flags }) => flags & TypeFlags.Undefined);
    return hasGaps ? { anyOf: [schemaOf(type), { type: 'null' }] } : schemaOf(type);
  };

  const tupleOf = (types: readonly Type[]): JsonSchema => {
    const prefixItems = types.map(itemOf);
    const [first] = prefixItems;
    const isUniform = new Set(prefixItems.map((item) => JSON.stringify(item))).size === 1 && first !== undefined;
    const size = { minItems: prefixItems.length, maxItems: prefixItems.length };
    return { type: 'array', ...(isUniform ? { items: first } : { prefixItems }), ...size };
  };

  const objectOf = (type: Type): JsonSchema => {
    const properties = checker.getPropertiesOfType(type).map((property) => {
      const own = checker.getTypeOfSymbol(property);
      if (own === undefined) throw new Error(`${property.name} has no type.`);
      const description = checker.getDocumentationCommentOfSymbol(property).replaceAll('\n', ' ').trim();
      const schema = schemaOf(own);
      // Nothing else may stand beside a reference in older readers of OpenAPI.
      const described = schema.$ref === undefined ? { description, ...schema } : { description, allOf: [schema] };
      return {
        name: property.name,
        isOptional: isOptional(property.flags),
        schema: description === '' ? schema : described,
      };
    });
    const [index] = checker.getIndexInfosOfType(type);
    const required = properties.filter((one) => !one.isOptional).map(({ name }) => name);
    return {
      type: 'object',
      properties: Object.fromEntries(properties.map(({ name, schema }) => [name, schema])),
      ...(required.length > 0 && { required }),
      additionalProperties: index === undefined ? false : schemaOf(index.valueType),
    };
  };

  return {
    schemaOf,
    add: (name, type) => {
      owners.set(name, type.id);
      schemas.set(name, {});
      schemas.set(name, inline(type));
    },
    named: () => Object.fromEntries([...schemas].map(([name, schema]) => [nameOf(name), schema])),
  };
};

/** The schema of a type without parts. */
const simpleSchema = (checker: Checker, type: Type): JsonSchema | undefined => {
  if (type.isStringLiteralType() || type.isNumberLiteralType()) return { const: type.value };
  if (type.flags & TypeFlags.BooleanLiteral) return { const: checker.typeToString(type) === 'true' };
  if (type.isTemplateLiteralType()) return { type: 'string', pattern: patternOf(type.texts, type.getTypes()) };
  if (type.flags & TypeFlags.String) return { type: 'string' };
  if (type.flags & TypeFlags.Number) return { type: 'integer' };
  if (type.flags & TypeFlags.Null) return { type: 'null' };
  return type.flags & (TypeFlags.Unknown | TypeFlags.Any) ? {} : undefined;
};

const patternOf = (texts: readonly string[], types: readonly Type[]): string => {
  const parts = types.map((type) => (type.flags & TypeFlags.Number ? NUMBER_PATTERN : '.*'));
  const escaped = texts.map((text) => text.replace(/[^\w]/g, '\\$&'));
  return `^${escaped.map((text, index) => text + (parts[index] ?? '')).join('')}$`;
};

const isOptional = (flags: number): boolean => (flags & SymbolFlags.Optional) !== 0;

/** Whether a type has parts: names of numbers and texts would say little. */
const isComposed = (type: Type): boolean =>
  type.isObjectType() || type.isIntersectionType() || (type.isUnionType() && !(type.flags & TypeFlags.Boolean));
