import { randomBytes } from 'node:crypto';
import type { RequestObserver } from '../http/requestObserver.js';
import { isStream, kindOf } from './gatewayMetrics.js';

/** Spans that wait for their batch; further ones are lost. */
const MAX_PENDING = 2_000;
const EVERY_MS = 5_000;
const TIMEOUT_MS = 10_000;
/** W3C Trace Context: version, trace, parent, flags. */
const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;
const SERVER = 2;
const ERROR = 2;

interface Collector {
  /** `http://collector:4318/v1/traces` */
  readonly url: string;
  readonly serviceName: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Share of the traces that begin here, 0 to 1; for others their caller decides. */
  readonly ratio: number;
}

/**
 * A span for each request, sent by OTLP over HTTP in JSON, and its `traceparent` for the API, whose spans are below it.
 * By hand: a span per request is all there is, and other repositories install the gateway.
 */
export function createGatewaySpans({ url, serviceName, headers, ratio }: Collector): RequestObserver {
  let pending: object[] = [];

  async function send(): Promise<void> {
    const spans = pending;
    pending = [];
    const resource = { attributes: attributesOf({ 'service.name': serviceName }) };
    const scopeSpans = [{ scope: { name: 'euromanager' }, spans }];
    // A collector that is away costs spans, nothing else.
    await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ resourceSpans: [{ resource, scopeSpans }] }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => {});
  }

  function add(span: object): void {
    if (pending.length >= MAX_PENDING) return;
    pending.push(span);
    if (pending.length === 1) setTimeout(() => void send(), EVERY_MS).unref();
  }

  return {
    observe(request, response) {
      if (isStream(request)) return;
      const [, callerTrace, parentSpanId, flags] =
        TRACEPARENT.exec(String(request.headers.traceparent)) ?? [];
      const traceId = callerTrace ?? randomBytes(16).toString('hex');
      const spanId = randomBytes(8).toString('hex');
      const isSampled = flags === undefined ? Math.random() < ratio : Number.parseInt(flags, 16) % 2 === 1;
      request.headers.traceparent = `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
      if (!isSampled) return;
      const { method = 'GET', url: address = '/' } = request;
      const kind = kindOf(address);
      const startTimeUnixNano = nanoseconds();
      response.once('close', () => {
        const status = response.headersSent ? response.statusCode : 0;
        add({
          ...{ traceId, spanId, ...(parentSpanId && { parentSpanId }) },
          ...{ name: `${method} ${kind}`, kind: SERVER, startTimeUnixNano, endTimeUnixNano: nanoseconds() },
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

const nanoseconds = () => `${Math.round((performance.timeOrigin + performance.now()) * 1_000)}000`;

function attributesOf(values: Readonly<Record<string, string | number>>) {
  return Object.entries(values).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: value } : { stringValue: value },
  }));
}
