/** The part of JSON Schema that zod writes. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  /** Schema of a record's values; `true` and `false` are not part of the contract. */
  readonly additionalProperties?: JsonSchema | boolean;
  readonly propertyNames?: JsonSchema;
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** A schema of one kind of value; unions, lists of types and enums consist of several. */
export interface Alternative {
  /** `any`: unconstrained. */
  readonly kind: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null' | 'any';
  /** The only value. */
  readonly value?: string | number | boolean;
  readonly schema: JsonSchema;
}

/** @throws Error for schemas that zod never writes */
export function alternativesOf(schema: JsonSchema): Alternative[] {
  const { anyOf, oneOf, allOf } = schema;
  if (anyOf || oneOf) return (anyOf ?? oneOf ?? []).flatMap(alternativesOf);
  if (allOf) return alternativesOf(mergedOf(allOf));
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (values) return values.map((value) => ofValue(value, schema));
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? [impliedType(schema)]);
  return types.map((type) => ({ kind: kindOf(type), schema }));
}

/** Object types combined by `intersection`. */
function mergedOf(parts: readonly JsonSchema[]): JsonSchema {
  return {
    ...Object.assign({}, ...parts),
    properties: Object.assign({}, ...parts.map(({ properties }) => properties ?? {})),
    required: parts.flatMap(({ required = [] }) => required),
  };
}

function ofValue(value: unknown, schema: JsonSchema): Alternative {
  if (value === null) return { kind: 'null', schema };
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return { kind: kindOf(typeof value), value, schema };
  }
  throw new Error(`A value of the kind ${typeof value} can't be compared.`);
}

function impliedType({ properties, additionalProperties, items, prefixItems }: JsonSchema): string {
  if (properties || typeof additionalProperties === 'object') return 'object';
  return items || prefixItems ? 'array' : 'any';
}

const KINDS = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null', 'any'] as const;

function kindOf(type: string): Alternative['kind'] {
  const kind = KINDS.find((candidate) => candidate === type);
  if (kind) return kind;
  throw new Error(`The type ${type} can't be compared.`);
}
