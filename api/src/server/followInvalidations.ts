import { inCompetition } from '../infra/inCompetition.js';
import type { Invalidation } from '../infra/redis/invalidations.js';
import { refreshSnapshot } from '../tournament/index.js';
import type { AppContext } from './context.js';

/** Reads again at once what another process publishes as changed. */
export function followInvalidations(context: AppContext, refreshClock: () => Promise<void>): void {
  const refreshGame = oneAtATime(async () => {
    await refreshClock();
    await refreshSnapshot(context);
    for (const { id, isDefault } of await context.competitions()) {
      const scoped = inCompetition(context, isDefault ? null : id);
      if (!isDefault) await refreshSnapshot(scoped);
      await scoped.live.refresh();
    }
  });
  context.invalidations.subscribe((changed) => {
    context.background.run(`hint: ${changed.what}`, () => refresh(changed));
  });

  function refresh(changed: Invalidation): Promise<void> {
    switch (changed.what) {
      case 'game':
        return refreshGame();
      case 'chat':
        return context.chat.lookAt(changed.leagueId);
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
