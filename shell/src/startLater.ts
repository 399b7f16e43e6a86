import { hintLinks } from './browser/hintLinks.js';
import type { Portal } from './portal/Portal.js';
import { findShellPage } from './routes/shellPages.js';

interface Parts extends Pick<Portal, 'history'> {
  readonly host: Pick<Portal['host'], 'hint' | 'match'>;
  readonly competition: Pick<Portal['competition'], 'addresses'>;
}

/** Starts what waits for the first screen. */
export async function startLater(page: Window, { host, history, competition }: Parts): Promise<void> {
  const { addresses } = competition;
  hintLinks(page, history, host.hint, addresses);
  // The gateway names the trace of a page that it traces; seldom any.
  const [navigation] = page.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const trace = navigation?.serverTiming?.find(({ name }) => name === 'traceparent');
  if (!navigation || !trace) return;
  const { reportPageLoad } = await import(/* webpackFetchPriority: "low" */ './portal/reportPageLoad.js');
  const pathname = addresses.pathOf(new URL(navigation.name).pathname) ?? '';
  const path = findShellPage(pathname)?.path ?? host.match(pathname)?.route.path ?? null;
  reportPageLoad(page, { traceparent: trace.description, path, release: SHELL_VERSION });
}
