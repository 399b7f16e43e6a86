import type { PageLoad } from '@euro/api-contract';

/** Milliseconds after the load: the largest paint is seldom later. */
const UNTIL_PAINTED = 3_000;
/** Most calls in a report: `MAX_LOAD_CALLS` of the contract, whose schemas are not in the shell's scripts. */
const MAX_CALLS = 20;
const LARGEST = 'largest-contentful-paint';

type TracedPage = Pick<PageLoad, 'traceparent' | 'path' | 'release'>;
type Timed = Pick<PerformanceResourceTiming, 'name' | 'initiatorType' | 'startTime' | 'responseEnd'>;

/** What the browser measured, in milliseconds since the navigation began. */
interface Measured {
  readonly now: number;
  /** End of the load event. */
  readonly loadedAt: number;
  readonly firstContentfulPaint: number | undefined;
  readonly largestContentfulPaint: number | undefined;
  readonly resources: readonly Timed[];
  /** Of the portal: `https://euromanager.example`. */
  readonly origin: string;
}

/** Reports to the gateway, once and without the user's identity, how the page was loaded; failures are ignored. */
export function reportPageLoad(page: Window, traced: TracedPage): void {
  const { performance, document } = page;
  const ended = new AbortController();
  let largest: number | undefined;
  const observer = new PerformanceObserver((list) => {
    largest = list.getEntries().at(-1)?.startTime;
  });
  if (PerformanceObserver.supportedEntryTypes.includes(LARGEST))
    observer.observe({ type: LARGEST, buffered: true });

  const send = () => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // A page that is left before it was loaded has no span.
    if (ended.signal.aborted || !navigation?.loadEventEnd) return;
    ended.abort();
    observer.disconnect();
    const load = describePageLoad(traced, {
      now: performance.now(),
      loadedAt: navigation.loadEventEnd,
      firstContentfulPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      largestContentfulPaint: largest,
      resources: performance.getEntriesByType('resource') as PerformanceResourceTiming[],
      origin: page.location.origin,
    });
    page
      .fetch('/page-loads', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(load),
        credentials: 'omit',
        // Goes out although the page may be closing.
        keepalive: true,
      })
      .catch(() => {});
  };
  page.addEventListener('pagehide', send, { signal: ended.signal });
  const sendSoon = () => setTimeout(send, UNTIL_PAINTED);
  if (document.readyState === 'complete') sendSoon();
  else page.addEventListener('load', sendSoon, { signal: ended.signal });
}

/** The report of a load: calls of the API that began before its end, by paths without ids and codes. */
export function describePageLoad(traced: TracedPage, measured: Measured): PageLoad {
  const { loadedAt, firstContentfulPaint, largestContentfulPaint, resources, origin } = measured;
  const api = `${origin}/api/`;
  const calls = resources.filter(
    ({ name, initiatorType, startTime, responseEnd }) =>
      initiatorType === 'fetch' && name.startsWith(api) && startTime < loadedAt && responseEnd >= startTime,
  );
  return {
    ...traced,
    loadedAt: Math.round(loadedAt),
    sentAt: Math.round(measured.now),
    ...(firstContentfulPaint !== undefined && { firstContentfulPaint: Math.round(firstContentfulPaint) }),
    ...(largestContentfulPaint !== undefined && {
      largestContentfulPaint: Math.round(largestContentfulPaint),
    }),
    calls: calls.slice(0, MAX_CALLS).map(({ name, startTime, responseEnd }) => ({
      path: withoutValues(new URL(name).pathname),
      startedAt: Math.round(startTime),
      endedAt: Math.round(responseEnd),
    })),
  };
}

/** `/api/team/12` → `/api/team/*`: only plain words of a path are no ids or codes. */
function withoutValues(pathname: string): string {
  return pathname
    .split('/')
    .map((part) => (part === '' || /^[a-z]+(-[a-z]+)*$/.test(part) ? part : '*'))
    .join('/');
}
