import { below, pick, type Rng } from '@sesame/kernel';
import { mutateText, mutateValue, randomValue } from './mutate.ts';
import { NASTY_TEXTS } from './nasty-values.ts';

/** The subset of JSON Schema that the OpenAPI document uses. */
export interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: unknown;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly minLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** A route of the OpenAPI document. */
export interface Route {
  readonly method: string;
  /** With parameters in braces. */
  readonly path: string;
  readonly body?: Schema;
}

interface Operation {
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Schema } } };
}
export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

export const routesOf = ({ paths }: OpenApiDocument): readonly Route[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]) => {
      const body = requestBody?.content['application/json'].schema;
      return { method: method.toUpperCase(), path, ...(body !== undefined && { body }) };
    }),
  );

/** Texts that match the patterns in the schemas. */
const PATTERN_SAMPLES: readonly string[] = [
  'abcdefgh',
  'a'.repeat(43),
  '0'.repeat(64),
  'a'.repeat(87),
  'a'.repeat(22),
  'chat:x',
];

/** A value that matches a schema, or nearly. */
const sampleOf = (schema: Schema, ids: readonly string[], rng: Rng): unknown => {
  const { anyOf, properties = {}, items, minimum = 0, pattern } = schema;
  if (schema.const !== undefined) return schema.const;
  if (anyOf !== undefined) return sampleOf(pick(rng, anyOf), ids, rng);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [name, sampleOf(property, ids, rng)]),
      );
    case 'array':
      return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () => sampleOf(items ?? {}, ids, rng));
    case 'integer':
    case 'number':
      return minimum + below(rng, 3);
    case 'boolean':
      return below(rng, 2) === 0;
    case 'string': {
      const fits = pattern === undefined ? () => true : (text: string) => new RegExp(pattern, 'u').test(text);
      return [...ids.filter(() => below(rng, 3) === 0), ...PATTERN_SAMPLES].find(fits) ?? 'abcdefgh';
    }
    default:
      return randomValue(rng);
  }
};

/** A body that is probably invalid. */
export const mutatedBody = (schema: Schema, ids: readonly string[], rng: Rng): string => {
  let body = sampleOf(schema, ids, rng);
  for (let times = below(rng, 3); times > 0; times--) body = mutateValue(body, rng);
  const text = JSON.stringify(body) ?? '';
  return below(rng, 4) === 0 ? mutateText(text, rng) : text;
};

/** A body that is certainly invalid: no object, an extra or missing field, or a field of the wrong type. */
export const invalidBody = (schema: Schema, ids: readonly string[], rng: Rng): string => {
  const body = Object(sampleOf(schema, ids, rng));
  const [needed] = schema.required ?? [];
  switch (below(rng, 4)) {
    case 0:
      if (schema.additionalProperties === false)
        return JSON.stringify({ ...body, [`x${below(rng, 9)}`]: randomValue(rng) });
      break;
    case 1:
      if (needed !== undefined) return JSON.stringify({ ...body, [needed]: undefined });
      break;
    case 2:
      if (needed !== undefined && schema.properties?.[needed]?.type === 'string')
        return JSON.stringify({ ...body, [needed]: { $ne: '' } });
      break;
  }
  return pick(rng, ['[]', '"text"', '7', 'true', '{', `[${JSON.stringify(body)}]`, `${JSON.stringify(body)}}`]);
};

/** The path of a route with its parameters filled in, sometimes with a query. */
export const pathOf = ({ path }: Route, ids: readonly string[], rng: Rng): string => {
  const filled = path.replace(/\{\w+\}/g, () => {
    const text =
      below(rng, 3) > 0 ? pick(rng, ids) : below(rng, 2) === 0 ? String(below(rng, 20)) : pick(rng, NASTY_TEXTS);
    return below(rng, 20) === 0 ? pick(rng, ['%', '%zz', '%00', '%ff', '..', '.', '%2e%2e%2f']) : encode(text);
  });
  if (below(rng, 50) === 0) return `${filled}/nowhere`;
  return below(rng, 4) === 0
    ? `${filled}?${encode(pick(rng, ['name', 'game', 'which', 'before', 'since', '__proto__']))}=${encode(pick(rng, NASTY_TEXTS))}`
    : filled;
};

const encode = (text: string): string => encodeURIComponent(text.toWellFormed().slice(0, 500));
