import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { endpoints, type PageLoad, pageLoad } from '@euro/api-contract';
import { declaredLength } from '../http/declaredLength.js';
import { plain } from '../http/sendText.js';
import { matches } from '../pages/preloads.js';
import { attributesOf, nanoseconds, now, type Span } from './otlpExporter.js';

/** Where browsers report how a traced page was loaded. */
export const PAGE_LOADS = '/page-loads';

/** Bytes of a report: twice one with all its calls. */
const MAX_BYTES = 4_096;
const INTERNAL = 1;
const CLIENT = 3;

interface Receiver {
  /** @returns false: too many wait already */
  readonly addPageLoad: (load: PageLoad) => boolean;
  /** Whether a kind of page, `/team/:id`, is one of the portal. */
  readonly isRoute: (path: string) => Promise<boolean>;
}

/** Takes a report from a page of the portal; of a kind of page that it doesn't have only the times. */
export async function receivePageLoad(
  request: IncomingMessage,
  response: ServerResponse,
  { addPageLoad, isRoute }: Receiver,
): Promise<void> {
  if (request.method !== 'POST') {
    response.setHeader('Allow', 'POST');
    return plain(response, 405, 'Only POST here.');
  }
  if (request.headers['sec-fetch-site'] !== 'same-origin')
    return plain(response, 403, 'Only pages of this portal may report how they were loaded.');
  // A body of undeclared length is refused as well.
  if (declaredLength(request) > MAX_BYTES) return plain(response, 413, 'The report is too large.');
  const load = read(await text(request).catch(() => ''));
  if (!load) return plain(response, 400, 'That is not a report of a page load.');
  const path = load.path !== null && (await isRoute(load.path)) ? load.path : null;
  if (!addPageLoad({ ...load, path })) return plain(response, 429, 'Too many reports right now.');
  response.writeHead(204).end();
}

function read(body: string): PageLoad | undefined {
  try {
    return pageLoad.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}

/** The span of a load, below the one of the request for its page, and below it the spans of its calls. */
export function spansOfLoad(load: PageLoad): Span[] {
  const [, traceId = '', parentSpanId = ''] = load.traceparent.split('-');
  const spanId = randomBytes(8).toString('hex');
  // By the clock of the gateway.
  const beganAt = now() - load.sentAt;
  const between = (startedAt: number, endedAt: number) => ({
    startTimeUnixNano: nanoseconds(beganAt + startedAt),
    endTimeUnixNano: nanoseconds(beganAt + endedAt),
  });
  const path = load.path ?? 'other';
  const attributes = attributesOf({
    'url.template': path,
    'euro.release': load.release,
    'euro.first_contentful_paint_ms': load.firstContentfulPaint,
    'euro.largest_contentful_paint_ms': load.largestContentfulPaint,
  });
  return [
    {
      ...{ traceId, spanId, parentSpanId, name: `load ${path}`, kind: INTERNAL },
      ...between(0, load.loadedAt),
      attributes,
    },
    ...load.calls.map((call) => {
      const route = routeOf(call.path);
      return {
        ...{ traceId, spanId: randomBytes(8).toString('hex'), parentSpanId: spanId },
        ...{ name: `call ${route}`, kind: CLIENT },
        ...between(call.startedAt, call.endedAt),
        attributes: attributesOf({ 'url.template': route }),
      };
    }),
  ];
}

/** Paths of all calls, without their methods: `team/{id}`. */
const routes = [...new Set(Object.keys(endpoints).map((name) => name.replace(/^\w+ /, '')))];

/** `/api/team/*` → `team/{id}` */
function routeOf(path: string): string {
  const exact = routes.find((route) => path === `/api/${route}`);
  return exact ?? routes.find((route) => matches(`/api/${route.replaceAll('{', ':')}`, path)) ?? 'other';
}
