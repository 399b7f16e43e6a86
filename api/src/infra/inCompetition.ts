import type { GameContext } from './context.js';

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
