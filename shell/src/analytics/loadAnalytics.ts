import type { createAnalytics } from './createAnalytics.js';

/**
 * Sends events to the configured adapter. Its code is loaded once an adapter is configured, which keeps it out of other
 * portals' first screen; a failed load is retried at the next change of the settings.
 */
export function loadAnalytics(parts: Parameters<typeof createAnalytics>[0]): { end(): void } {
  let state: 'waiting' | 'loading' | 'over' = 'waiting';
  let analytics: { end(): void } | undefined;

  const load = async () => {
    if (state !== 'waiting' || parts.services.value.value?.analytics == null) return;
    state = 'loading';
    try {
      const { createAnalytics } = await import('./createAnalytics.js');
      if (state === 'loading') analytics = createAnalytics(parts);
    } catch {
      // Measuring must never disturb the page.
      if (state === 'loading') state = 'waiting';
    }
  };

  const subscription = parts.services.changes.subscribe(() => void load());
  void load();
  return {
    end() {
      state = 'over';
      subscription.unsubscribe();
      analytics?.end();
    },
  };
}
