import type { RegistryStore } from '@euro/platform/host';
import type { PortalHistory } from '../browser/createHistory.js';

/** So old the registry may be when a step is made; it was fetched when the link was pointed at. Milliseconds. */
const STEP_AGE = 1_000;
/** Time in the background after which returning to the tab counts as a new visit, milliseconds. */
const AWAY = 60_000;

interface Following {
  readonly page: Pick<Window, 'document'>;
  readonly history: Pick<PortalHistory, 'steps'>;
  readonly registry: Pick<RegistryStore, 'catchUp'>;
  readonly now?: () => number;
}

/** Fetches the registry when a new release may be used: on navigation, and when the tab is shown again. */
export function followReleases({ page: { document }, history, registry, now = Date.now }: Following): void {
  let leftAt = now();
  history.steps.subscribe(({ from, to }) => {
    if (from.location.pathname !== to.location.pathname) void registry.catchUp(STEP_AGE);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leftAt = now();
    else if (now() - leftAt > AWAY) void registry.catchUp(0);
  });
}
