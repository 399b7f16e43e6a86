import type { Direction, SchemaChange } from './compareSchemas.js';
import type { JsonSchema } from './jsonSchema.js';

type Bound =
  | 'minimum'
  | 'exclusiveMinimum'
  | 'minLength'
  | 'minItems'
  | 'maximum'
  | 'exclusiveMaximum'
  | 'maxLength'
  | 'maxItems';

const LOWER: readonly Bound[] = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'];
const UPPER: readonly Bound[] = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'];

/**
 * Lists incompatible changes of ranges, lengths and formats. Sizes of a response are not part of the contract; its format,
 * by which clients parse, is.
 */
export function rangeChanges(
  before: JsonSchema,
  now: JsonSchema,
  direction: Direction,
  path: string,
): SchemaChange[] {
  if (direction === 'output') {
    const isOther = before.format !== undefined && before.format !== now.format;
    return isOther ? [{ path, what: `is no longer written as ${before.format}` }] : [];
  }
  const isTighter = (bound: Bound, other: (a: number, b: number) => boolean) => {
    const [was, is] = [before[bound], now[bound]];
    return is !== undefined && (was === undefined || other(is, was));
  };
  const tighter = [
    ...LOWER.filter((bound) => isTighter(bound, (is, was) => is > was)),
    ...UPPER.filter((bound) => isTighter(bound, (is, was) => is < was)),
  ].map((bound) => ({
    path,
    what: `is held to ${bound} ${now[bound]}, where ${before[bound] ?? 'nothing'} was`,
  }));
  const shapes = (['format', 'pattern', 'multipleOf'] as const)
    .filter((shape) => now[shape] !== undefined && now[shape] !== before[shape])
    // A format implies its pattern, which is not reported again.
    .filter((shape) => shape !== 'pattern' || now.format === undefined || now.format === before.format)
    .map((shape) => ({
      path,
      what: `is held to ${shape} ${now[shape]}, where ${before[shape] ?? 'nothing'} was`,
    }));
  return [...tighter, ...shapes];
}
