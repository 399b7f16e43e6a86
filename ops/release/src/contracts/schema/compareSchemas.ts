import { rangeChanges } from './compareRanges.js';
import { type Alternative, alternativesOf, type JsonSchema } from './jsonSchema.js';

/**
 * `output`: values that our side sends; it may add fields, but not remove any or send unknown values. `input`: values that our
 * side receives; every value that was valid must stay valid.
 */
export type Direction = 'output' | 'input';

export interface SchemaChange {
  /** `answer.team.players[].name` */
  readonly path: string;
  /** `was removed` */
  readonly what: string;
}

/**
 * Changes of a schema that break clients of its previous version; empty when compatible.
 * @param path name of the value: `answer`, `body`
 */
export function compareSchemas(
  before: JsonSchema,
  now: JsonSchema,
  direction: Direction,
  path: string,
): SchemaChange[] {
  const [earlier, today] = [alternativesOf(before), alternativesOf(now)];
  // Every possible value must be accepted: of an output today's values by earlier readers, of an input the other way.
  const [may, accepted] = direction === 'output' ? [today, earlier] : [earlier, today];
  return unique(may.flatMap((alternative) => fitInto(alternative, accepted, direction, path)));
}

/** Incompatibilities of one kind of value with all accepted kinds, by the closest one. */
function fitInto(
  alternative: Alternative,
  accepted: readonly Alternative[],
  direction: Direction,
  path: string,
): readonly SchemaChange[] {
  const candidates = accepted.filter((other) => isSameKind(alternative, other));
  if (candidates.length === 0) return [notKnown(alternative, accepted, direction, path)];
  const sameCase = candidates.filter((other) => isSameCase(alternative, other));
  return (sameCase.length > 0 ? sameCase : candidates)
    .map((other) => {
      const [before, now] = direction === 'output' ? [other, alternative] : [alternative, other];
      return compareOfKind(before, now, direction, path);
    })
    .reduce((best, next) => (next.length < best.length ? next : best));
}

function isSameKind(narrow: Alternative, wide: Alternative): boolean {
  if (wide.kind === 'any') return true;
  const isKind = narrow.kind === wide.kind || (narrow.kind === 'integer' && wide.kind === 'number');
  if (wide.value !== undefined) return isKind && narrow.value === wide.value;
  return isKind || (Number.isInteger(narrow.value) && wide.kind === 'integer');
}

/** Objects of a union are distinguished by a field with one value, such as `status`. */
function isSameCase({ schema: { properties: fields = {} } }: Alternative, { schema }: Alternative): boolean {
  return Object.entries(fields).every(([name, { const: value }]) => {
    const other = schema.properties?.[name]?.const;
    return value === undefined || other === undefined || value === other;
  });
}

function notKnown(
  alternative: Alternative,
  accepted: readonly Alternative[],
  direction: Direction,
  path: string,
): SchemaChange {
  const which =
    alternative.value === undefined ? describeAlternative(alternative) : JSON.stringify(alternative.value);
  if (direction === 'output') {
    const others = [...new Set(accepted.map(describeAlternative))].join(' or ');
    return { path, what: `may now be ${which}, where it was ${others}` };
  }
  return { path, what: `may no longer be ${which}` };
}

function describeAlternative({ kind, value }: Alternative): string {
  if (kind === 'null' || kind === 'any') return kind === 'any' ? 'anything' : 'null';
  if (value !== undefined) return 'one of a list';
  return /^[aeiou]/.test(kind) ? `an ${kind}` : `a ${kind}`;
}

function compareOfKind(
  { schema: before, kind }: Alternative,
  { schema: now, kind: kindNow }: Alternative,
  direction: Direction,
  path: string,
): SchemaChange[] {
  const changes = rangeChanges(before, now, direction, path);
  if (kind === 'object' && kindNow === 'object') {
    return [...changes, ...compareFields(before, now, direction, path)];
  }
  if (kind === 'array' && kindNow === 'array') {
    return [...changes, ...compareItems(before, now, direction, path)];
  }
  return changes;
}

function compareFields(
  before: JsonSchema,
  now: JsonSchema,
  direction: Direction,
  path: string,
): SchemaChange[] {
  const { properties: fields = {}, required = [] } = before;
  const { properties: fieldsNow = {}, required: requiredNow = [] } = now;
  const values = valuesOf(now);
  const ofFields = Object.entries(fields).flatMap(([name, field]) => {
    const fieldNow = fieldsNow[name] ?? values;
    const at = `${path}.${name}`;
    if (!fieldNow)
      return [{ path: at, what: direction === 'output' ? 'was removed' : 'is no longer looked at' }];
    const isLost = direction === 'output' && required.includes(name) && !requiredNow.includes(name);
    return [
      ...(isLost ? [{ path: at, what: 'may now be missing' }] : []),
      ...compareSchemas(field, fieldNow, direction, at),
    ];
  });
  const newRequiredNames = requiredNow.filter((name) => direction === 'input' && !required.includes(name));
  const earlierValues = valuesOf(before);
  return [
    ...ofFields,
    ...newRequiredNames.map((name) => ({ path: `${path}.${name}`, what: 'must now be there' })),
    ...(earlierValues ? compareSchemas(earlierValues, values ?? {}, direction, `${path}.*`) : []),
  ];
}

/** Schema of the values of a record. */
function valuesOf({ additionalProperties }: JsonSchema): JsonSchema | undefined {
  return typeof additionalProperties === 'object' && Object.keys(additionalProperties).length > 0
    ? additionalProperties
    : undefined;
}

function compareItems(
  before: JsonSchema,
  now: JsonSchema,
  direction: Direction,
  path: string,
): SchemaChange[] {
  const places = Math.max(before.prefixItems?.length ?? 0, now.prefixItems?.length ?? 0);
  const ofPlaces = Array.from({ length: places }, (_, at) =>
    compareSchemas(
      before.prefixItems?.[at] ?? before.items ?? {},
      now.prefixItems?.[at] ?? now.items ?? {},
      direction,
      `${path}[${at}]`,
    ),
  ).flat();
  return [...ofPlaces, ...compareSchemas(before.items ?? {}, now.items ?? {}, direction, `${path}[]`)];
}

function unique(changes: readonly SchemaChange[]): SchemaChange[] {
  return [...new Map(changes.map((change) => [`${change.path} ${change.what}`, change])).values()];
}
