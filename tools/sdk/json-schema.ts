/** The part of JSON Schema that types of games and routes need. */
export interface JsonSchema {
  readonly description?: string;
  readonly $ref?: string;
  readonly type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';
  readonly const?: string | number | boolean;
  readonly enum?: readonly (string | number)[];
  readonly pattern?: string;
  readonly anyOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly patternProperties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
}

/** Named schemas. They refer to each other as in an OpenAPI document: `#/components/schemas/NAME`. */
export type Schemas = Readonly<Record<string, JsonSchema>>;

/** A number in a text. */
export const NUMBER_PATTERN = '-?\\d+(\\.\\d+)?';

const PREFIX = '#/components/schemas/';

export const refTo = (name: string): JsonSchema => ({ $ref: PREFIX + name });

/** The name that a schema refers to. */
export const nameIn = (ref: string): string => ref.slice(PREFIX.length);
