import { inCompetition } from '../infra/inCompetition.js';
import type { Invalidation } from '../infra/redis/invalidations.js';
import { refreshSnapshot } from '../tournament/index.js';
import type { AppContext } from './context.js';

/** Reads immediately what another process publishes as changed. */
export function followInvalidations(context: AppContext, refreshClock: () => Promise<void>): void {
  const refreshGame = oneAtATime(async () => {
    await refreshClock();
    await refreshSnapshot(context);
    for (const { id, isDefault } of await context.competitions()) {
      const scopedContext = inCompetition(context, isDefault ? null : id);
      if (!isDefault) await refreshSnapshot(scopedContext);
      await scopedContext.live.refresh();
    }
  });
  context.invalidations.subscribe((invalidation) => {
    context.background.run(`hint: ${invalidation.what}`, () => refresh(invalidation));
  });

  function refresh(invalidation: Invalidation): Promise<void> {
    switch (invalidation.what) {
      case 'game':
        return refreshGame();
      case 'chat':
        return context.chat.lookAt(invalidation.leagueId);
    }
  }
}

/** Calls while one runs coalesce into one more run after it. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const run = () => {
    running = work().finally(() => {
      running = null;
    });
    return running;
  };
  return () => {
    if (running === null) return run();
    next ??= running
      .catch(() => {})
      .then(() => {
        next = null;
        return run();
      });
    return next;
  };
}
