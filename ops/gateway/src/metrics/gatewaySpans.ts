import { randomBytes } from 'node:crypto';
import type { PageLoad } from '@euro/api-contract';
import type { RequestObserver } from '../http/requestObserver.js';
import { isStream, kindOf } from './gatewayMetrics.js';
import { attributesOf, type Collector, nanoseconds, now, otlpExporter } from './otlpExporter.js';
import { PAGE_LOADS, spansOfLoad } from './pageLoads.js';

/** W3C Trace Context: version, trace, parent, flags. */
const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;
const SERVER = 2;
const ERROR = 2;

/** Spans of the gateway, and of the browsers that load its pages. */
export interface GatewaySpans extends RequestObserver {
  /** @param load of a page that the portal has. @returns false: too many wait already */
  addPageLoad(load: PageLoad): boolean;
}

/**
 * A span for each request, sent by OTLP over HTTP in JSON, and its `traceparent` for the API, whose spans are below it,
 * and for the page in a browser, whose span of the load is. By hand: other repositories install the gateway.
 */
export function createGatewaySpans(collector: Collector): GatewaySpans {
  const add = otlpExporter(collector);
  // Anybody can report loads: however many, none takes the place of a request's span.
  const addOfBrowser = otlpExporter({ ...collector, serviceName: 'euromanager-browser' });

  return {
    addPageLoad: (load) => addOfBrowser(...spansOfLoad(load)),
    observe(request, response) {
      const { method = 'GET', url: address = '/' } = request;
      if (isStream(request) || address === PAGE_LOADS) return;
      const [, callerTrace, parentSpanId, flags] =
        TRACEPARENT.exec(String(request.headers.traceparent)) ?? [];
      const traceId = callerTrace ?? randomBytes(16).toString('hex');
      const spanId = randomBytes(8).toString('hex');
      const isSampled =
        flags === undefined ? Math.random() < collector.ratio : Number.parseInt(flags, 16) % 2 === 1;
      request.headers.traceparent = `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
      if (!isSampled) return;
      const kind = kindOf(address);
      // Not to the service worker, which stores pages.
      if (kind === 'page' && request.headers['sec-fetch-dest'] === 'document')
        response.setHeader('Server-Timing', `traceparent;desc="${request.headers.traceparent}"`);
      const startTimeUnixNano = nanoseconds(now());
      response.once('close', () => {
        const status = response.headersSent ? response.statusCode : 0;
        add({
          ...{ traceId, spanId, ...(parentSpanId && { parentSpanId }) },
          ...{ name: `${method} ${kind}`, kind: SERVER },
          ...{ startTimeUnixNano, endTimeUnixNano: nanoseconds(now()) },
          // Neither address nor query, which may name people.
          attributes: attributesOf({ 'http.request.method': method, 'http.response.status_code': status }),
          ...(status >= 500 && { status: { code: ERROR } }),
        });
      });
    },
  };
}

/**
 * The collector of the environment, by OpenTelemetry's own variables; null without one.
 * @param env OTEL_EXPORTER_OTLP_ENDPOINT, _HEADERS, OTEL_SERVICE_NAME, OTEL_TRACES_SAMPLER, _SAMPLER_ARG, OTEL_SDK_DISABLED
 */
export function collectorFrom(env: NodeJS.ProcessEnv): Collector | null {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint || env.OTEL_SDK_DISABLED === 'true') return null;
  const pairs = (env.OTEL_EXPORTER_OTLP_HEADERS ?? '').split(',').filter((pair) => pair.includes('='));
  const { OTEL_TRACES_SAMPLER: sampler = '' } = env;
  const always = sampler.endsWith('always_off') ? 0 : 1;
  return {
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    serviceName: env.OTEL_SERVICE_NAME || 'euromanager-gateway',
    headers: Object.fromEntries(
      pairs.map((pair) => [
        pair.split('=')[0]?.trim() ?? '',
        decodeURIComponent(pair.slice(pair.indexOf('=') + 1)),
      ]),
    ),
    ratio: sampler.endsWith('traceidratio') ? Number(env.OTEL_TRACES_SAMPLER_ARG ?? 1) : always,
  };
}
