import type { Invalidation } from '../infra/redis/invalidations.js';
import { refreshSnapshot } from '../tournament/index.js';
import type { AppContext } from './context.js';

/** Reads again at once what another process publishes as changed. */
export function followInvalidations(context: AppContext, refreshClock: () => Promise<void>): void {
  const refreshGame = oneAtATime(async () => {
    await refreshClock();
    await refreshSnapshot(context);
    await context.live.refresh();
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
