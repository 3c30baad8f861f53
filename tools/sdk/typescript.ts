import { type JsonSchema, NUMBER_PATTERN, nameIn, type Schemas } from './json-schema.ts';

const HEADER = '// Written by `npm run sdk` from the types of the rules. Do not edit.\n';

/** A TypeScript module with the types of a game's moves, views and events. */
export const printGameTypes = (schemas: Schemas): string =>
  [
    HEADER,
    ...Object.entries(schemas).map(([name, schema]) => `export type ${typeName(name)} = ${print(schema)};\n`),
  ].join('\n');

/** The module with the types of all games, by the id of the game. */
export const printGameIndex = (games: readonly string[]): string => {
  const aliasOf = (game: string) => game.replace(/-./g, (hyphen) => hyphen.slice(1).toUpperCase());
  const mapOf = (type: string, what: string) =>
    `/** The ${what} of every built-in game, by its id. */\nexport interface ${type}s {\n${games
      .map((game) => `  readonly '${game}': ${aliasOf(game)}.${type};`)
      .join('\n')}\n}\n`;
  const imports = games.map((game) => `import type * as ${aliasOf(game)} from './${game}.ts';`).join('\n');
  return [HEADER, imports, '', mapOf('Move', 'moves'), mapOf('View', 'views'), mapOf('Event', 'events')].join('\n');
};

/** The name of a type without its game. */
const typeName = (name: string): string => name.slice(name.indexOf('.') + 1);

const IDENTIFIER = /^[a-zA-Z_$][\w$]*$/;
const INDENT = '  ';

const literal = (value: string | number | boolean): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : String(value);

const print = (schema: JsonSchema, indent = ''): string => {
  const { $ref, const: value, enum: values, anyOf, allOf, type, pattern } = schema;
  if ($ref !== undefined) return typeName(nameIn($ref));
  if (allOf !== undefined) return allOf.map((one) => print(one, indent)).join(' & ');
  if (anyOf !== undefined) return anyOf.map((one) => `\n${indent}${INDENT}| ${print(one, indent + INDENT)}`).join('');
  if (value !== undefined) return literal(value);
  if (values !== undefined) return values.map(literal).join(' | ');
  if (pattern?.endsWith(`${NUMBER_PATTERN}$`)) return `\`${pattern.slice(1, -NUMBER_PATTERN.length - 1)}\${number}\``;
  if (type === 'array') return printList(schema, indent);
  if (type === 'object') return printObject(schema, indent);
  return type === 'integer' ? 'number' : (type ?? 'unknown');
};

/** Lists of one length up to this are tuples. */
const MAX_TUPLE = 8;

const printList = ({ items = {}, prefixItems, minItems, maxItems }: JsonSchema, indent: string): string => {
  if (prefixItems !== undefined) return `readonly [${prefixItems.map((one) => print(one, indent)).join(', ')}]`;
  const item = print(items, indent);
  if (minItems !== undefined && minItems === maxItems && minItems <= MAX_TUPLE) {
    return `readonly [${Array.from({ length: minItems }, () => item).join(', ')}]`;
  }
  return `readonly ${/^\w+$/.test(item) ? item : `(${item})`}[]`;
};

const printObject = ({ properties = {}, required = [], additionalProperties }: JsonSchema, indent: string): string => {
  const inner = indent + INDENT;
  const fields = Object.entries(properties).flatMap(([name, schema]) => {
    const key = IDENTIFIER.test(name) ? name : literal(name);
    const field = `readonly ${key}${required.includes(name) ? '' : '?'}: ${print(schema, inner)};`;
    return schema.description === undefined ? [field] : [`/** ${schema.description.replaceAll('*/', '')} */`, field];
  });
  const others =
    typeof additionalProperties === 'object' ? [`readonly [name: string]: ${print(additionalProperties, inner)};`] : [];
  return `{\n${[...fields, ...others].map((line) => `${inner}${line}\n`).join('')}${indent}}`;
};
