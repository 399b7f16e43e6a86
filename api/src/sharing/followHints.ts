import { refreshCatalogue } from '../catalogue/index.js';
import type { AppContext } from '../context.js';
import type { Hint } from './hints.js';

/** Looks at once where another process says that something is new. */
export function followHints(context: AppContext, refreshClock: () => Promise<void>): void {
  const lookAtGame = oneAtATime(async () => {
    await refreshClock();
    await refreshCatalogue(context);
    await context.live.refresh();
  });
  context.hints.hear((said) => {
    context.background.run(`hint: ${said.what}`, () => look(said));
  });

  function look(said: Hint): Promise<void> {
    switch (said.what) {
      case 'game':
        return lookAtGame();
      case 'chat':
        return context.chat.lookAt(said.leagueId);
    }
  }
}

/** Whoever asks while somebody looks gets one more look after it, together with all others who ask. */
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
