import type { PushContext } from '../context.js';

type Parts = Pick<PushContext, 'models' | 'realNow' | 'withTransaction'>;

/** Keys that this process found planned, so that each is queried once. */
const plannedByModels = new WeakMap<Parts['models'], Set<string>>();

function plannedOf({ models }: Parts): Set<string> {
  const plannedKeys = plannedByModels.get(models) ?? new Set();
  plannedByModels.set(models, plannedKeys);
  return plannedKeys;
}

/** Those of these events for which not all messages are planned yet. */
export async function selectUnplanned(parts: Parts, names: readonly string[]): Promise<ReadonlySet<string>> {
  const plannedKeys = plannedOf(parts);
  const unknown = names.filter((name) => !plannedKeys.has(name));
  if (unknown.length === 0) return new Set();
  const rows = await parts.models.PushProgress.findAll({ where: { name: unknown }, raw: true });
  for (const { name } of rows) plannedKeys.add(name);
  return new Set(unknown.filter((name) => !plannedKeys.has(name)));
}

/** Notes that all messages of these events are planned; they never are again, also when the clock was set back. */
export async function markPlanned(parts: Parts, names: Iterable<string>): Promise<void> {
  const rows = [...names].map((name) => ({ name, value: parts.realNow() }));
  await parts.withTransaction((transaction) =>
    parts.models.PushProgress.bulkCreate(rows, { ignoreDuplicates: true, transaction }),
  );
  const plannedKeys = plannedOf(parts);
  for (const { name } of rows) plannedKeys.add(name);
}
