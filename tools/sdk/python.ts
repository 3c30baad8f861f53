import * as protocol from '../../packages/protocol/index.ts';
import { type JsonSchema, nameIn, type Schemas } from './json-schema.ts';

type Route = protocol.Route;

/** The documents of routes and games as Python types, and a method for each route that a bot may call. */
export interface PythonCode {
  readonly types: string;
  readonly methods: string;
}

/** Names of the protocol, such as `Table`, by the JSON of their schema. */
const PROTOCOL_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(protocol).flatMap(([name, schema]) =>
    typeof schema === 'object' && 'properties' in schema ? [[JSON.stringify(schema), name] as const] : [],
  ),
);

export const printPython = (games: ReadonlyMap<string, Schemas>): PythonCode => {
  const types = makeTypes();
  for (const schemas of games.values()) {
    for (const [name, schema] of Object.entries(schemas)) types.define(pascal(name), schema);
  }
  const routes = Object.entries<Route>(protocol.ROUTES).filter(
    ([, { who, download }]) => (who === 'anyone' || who === 'player') && download === undefined,
  );
  const methods = routes.map(([name, route]) => printMethod(types, name, route));
  return { types: types.lines().join('\n'), methods: methods.join('\n\n') };
};

interface Types {
  define(name: string, schema: JsonSchema): void;
  /** The annotation of a schema. Objects get a name, which begins with the hint. */
  of(schema: JsonSchema, hint: string): string;
  lines(): readonly string[];
}

const makeTypes = (): Types => {
  const defined = new Map<string, string>();
  const names = new Map<string, string>();

  const define = (name: string, schema: JsonSchema): void => {
    defined.set(name, '');
    defined.set(name, isObject(schema) ? printObject(name, schema) : `${name} = ${quote(of(schema, name, name))}`);
  };
  const nameObject = (schema: JsonSchema, hint: string): string => {
    const json = JSON.stringify(schema);
    const known = names.get(json);
    if (known !== undefined) return known;
    const wanted = PROTOCOL_NAMES.get(json) ?? hint;
    let name = wanted;
    for (let count = 2; defined.has(name); count++) name = `${wanted}${count}`;
    names.set(json, name);
    define(name, schema);
    return name;
  };
  const of = (schema: JsonSchema, hint: string, owner?: string): string => {
    const { $ref, const: value, enum: values, anyOf, allOf, type } = schema;
    if ($ref !== undefined) return pascal(nameIn($ref));
    if (allOf !== undefined) return allOf.map((one) => of(one, hint)).at(0) ?? 'Any';
    if (anyOf !== undefined) {
      const members = anyOf.map((one, index) => of(one, `${owner ?? hint}${kindOf(one) ?? index + 1}`));
      return `Union[${[...new Set(members)].join(', ')}]`;
    }
    if (value !== undefined) return `Literal[${literal(value)}]`;
    if (values !== undefined) return `Literal[${values.map(literal).join(', ')}]`;
    if (type === 'array') return `List[${of(itemOf(schema), `${hint}Item`)}]`;
    if (isObject(schema)) return nameObject(schema, hint);
    if (type === 'object') return `Dict[str, ${of(valueSchema(schema), `${hint}Value`)}]`;
    return type === undefined ? 'Any' : SIMPLE[type];
  };
  const printObject = (name: string, { properties = {}, required = [] }: JsonSchema): string => {
    const fields = Object.entries(properties).map(([field, schema]) => {
      const annotation = of(schema, `${name}${pascal(field)}`);
      const given = required.includes(field) ? annotation : `NotRequired[${annotation}]`;
      return `    ${literal(field)}: ${quote(given)},${comment(schema.description)}`;
    });
    return [`${name} = TypedDict(${literal(name)}, {`, ...fields, '})'].join('\n');
  };
  return { define, of, lines: () => [...defined.values()] };
};

const printMethod = (types: Types, name: string, { method, path, summary, query, body, answer }: Route): string => {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, one = '']) => one);
  const hint = pascal(name);
  const request = [
    ...(query === undefined ? [] : [`query: Optional[${types.of(query as JsonSchema, `${hint}Query`)}] = None`]),
    ...(body === undefined ? [] : [`body: ${types.of(body as JsonSchema, `${hint}Body`)}`]),
  ];
  // What must be given comes first.
  const parameters = ['self', ...names.map((one) => `${one}: Union[str, int]`), ...request.toSorted(byNeed)];
  const sent = [...(query === undefined ? [] : ['query=query']), ...(body === undefined ? [] : ['body=body'])];
  const filled = path.replace(/:(\w+)/g, '{quote(str($1), safe="")}');
  const address = names.length > 0 ? `f'${filled}'` : literal(path);
  return [
    `    def ${snake(name)}(${parameters.join(', ')}) -> ${types.of(answer as JsonSchema, `${hint}Answer`)}:`,
    `        """${summary}."""`,
    `        return self.ask(${[literal(method), address, ...sent].join(', ')})`,
  ].join('\n');
};

const byNeed = (a: string, b: string): number => Number(a.endsWith('= None')) - Number(b.endsWith('= None'));

const SIMPLE = {
  string: 'str',
  number: 'float',
  integer: 'int',
  boolean: 'bool',
  null: 'None',
  array: 'List[Any]',
  object: 'Dict[str, Any]',
} as const;

/** An object whose keys are known. */
const isObject = ({ type, properties = {} }: JsonSchema): boolean =>
  type === 'object' && Object.keys(properties).length > 0;

/** Python's JSON has lists for tuples. */
const itemOf = ({ items = {}, prefixItems }: JsonSchema): JsonSchema =>
  prefixItems === undefined ? items : { anyOf: prefixItems };

const valueSchema = ({ additionalProperties, patternProperties = {} }: JsonSchema): JsonSchema =>
  typeof additionalProperties === 'object' ? additionalProperties : (Object.values(patternProperties)[0] ?? {});

/** The value of `type` in a union of moves or events, for the name of the member. */
const kindOf = ({ properties }: JsonSchema): string | undefined => {
  const kind = properties?.type?.const;
  return typeof kind === 'string' ? pascal(kind) : undefined;
};

const literal = (value: string | number | boolean): string =>
  typeof value === 'boolean' ? (value ? 'True' : 'False') : JSON.stringify(value);
const quote = (annotation: string): string => `'${annotation}'`;
const comment = (text?: string): string => (text === undefined ? '' : `  # ${text.replaceAll('\n', ' ')}`);
const pascal = (name: string): string =>
  name.replace(/(?:^|[^a-zA-Z0-9])+([a-zA-Z0-9])/g, (_, first: string) => first.toUpperCase());
const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
