import type { BaseContext, GameContext } from './context.js';

/** A context that knows what of it belongs to a competition: its clock, its live stream. */
export interface ScopedContext extends GameContext {
  /** Those parts for a competition. */
  readonly partsOf?: (competitionId: number) => object;
}

const scopedContexts = new WeakMap<object, Map<number, object>>();

/**
 * The context in which work on one competition is done. Null is the default competition, whose context is the one
 * without a competition: whatever is kept by competition has one entry for it.
 */
export function inCompetition<C extends ScopedContext>(context: C, competitionId: number | null): C {
  if (competitionId === null) return context;
  const contextsById = scopedContexts.get(context) ?? new Map<number, object>();
  scopedContexts.set(context, contextsById);
  const scopedContext = contextsById.get(competitionId) ?? {
    ...context,
    ...context.partsOf?.(competitionId),
    competitionId,
  };
  contextsById.set(competitionId, scopedContext);
  return scopedContext as C;
}

/**
 * Finds the contexts of competitions by the ids that rows have, also of one that is imported a moment later. Call it
 * before a transaction begins: it may read the list of competitions on another connection.
 */
export async function contextsOfRows<C extends BaseContext>(
  context: C,
): Promise<(competitionId: number) => C> {
  const entries = await context.competitions();
  return (competitionId) => {
    const isDefault = entries.find(({ id }) => id === competitionId)?.isDefault ?? entries.length === 0;
    return inCompetition(context, isDefault ? null : competitionId);
  };
}
