import type { IncomingMessage } from 'node:http';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { placeInApi } from '../api/apiPlaces.js';
import { STAND_INS } from '../api/standInsProxy.js';
import { EMBED } from '../embeds/embedRoutes.js';
import type { RequestObserver } from '../http/requestObserver.js';
import { REMOTES } from '../releases/releaseRoutes.js';

/** The metrics of a gateway, for Prometheus. */
export interface GatewayMetrics extends RequestObserver {
  readonly registry: Registry;
}

/** @param processMetrics also memory, event loop and garbage collection of this process */
export function createGatewayMetrics(processMetrics: boolean): GatewayMetrics {
  const registry = new Registry();
  if (processMetrics) collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'gateway_request_duration_seconds',
    help: 'Time to answer, by kind of address and status; streams are left out',
    labelNames: ['kind', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  return {
    registry,
    observe(request, response) {
      if (isStream(request)) return;
      const kind = kindOf(request.url ?? '/');
      const beganAt = performance.now();
      response.once('close', () => {
        // A client that left before the response began has no status.
        const status = response.headersSent ? String(response.statusCode) : 'left';
        requests.observe({ kind, status }, (performance.now() - beganAt) / 1_000);
      });
    },
  };
}

/** Few words, whatever addresses are requested. */
export function kindOf(address: string): string {
  const [pathname = '/'] = address.split(/[?#]/, 1);
  if (isBelow(pathname, '/api') || placeInApi(address) !== null) return 'api';
  if (isBelow(pathname, REMOTES)) return 'release';
  if (isBelow(pathname, EMBED)) return 'embed';
  return isBelow(pathname, STAND_INS) ? 'stand-in' : 'page';
}

const isBelow = (pathname: string, folder: string) =>
  pathname === folder || pathname.startsWith(`${folder}/`);

/** Browsers ask for streams of events by this header. */
export const isStream = ({ headers }: IncomingMessage) =>
  headers.accept?.startsWith('text/event-stream') === true;
