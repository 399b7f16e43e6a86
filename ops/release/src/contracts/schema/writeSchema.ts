import * as z from 'zod';
import type { JsonSchema } from './jsonSchema.js';

/**
 * A schema in its stored form: `input` of requests, `output` of responses. Omits what no client relies on and what follows
 * from the rest, so that diffs are readable.
 */
export function writeSchema(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...jsonSchema } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override({ jsonSchema }) {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  return jsonSchema as JsonSchema;
}
