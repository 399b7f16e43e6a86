import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as OTLP/HTTP brings it in JSON. */
export interface ReceivedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  /** Undefined for the root of a trace. */
  readonly parentSpanId?: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly isFailed: boolean;
  /** Nanoseconds since 1970. */
  readonly begin: bigint;
  readonly end: bigint;
}

export interface Collector {
  /** Where spans are sent to. */
  readonly url: string;
  readonly spans: ReceivedSpan[];
  /** Names of the services that sent. */
  readonly services: Set<unknown>;
  /** All that was sent, as text. */
  readonly bodies: string[];
  close(): void;
}

interface SentSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly Attribute[];
  readonly status: { readonly code: number };
}
interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}
interface ExportedSpan {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
  }[];
}

const FAILED = 2;

/** What receives spans: OTLP over HTTP, in JSON. */
export async function startCollector(): Promise<Collector> {
  const spans: ReceivedSpan[] = [];
  const services = new Set<unknown>();
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const text of request.setEncoding('utf8')) body += text;
    bodies.push(body);
    for (const { resource, scopeSpans } of (JSON.parse(body) as ExportedSpan).resourceSpans) {
      services.add(valuesOf(resource.attributes)['service.name']);
      spans.push(...scopeSpans.flatMap((scope) => scope.spans.map(received)));
    }
    response.setHeader('content-type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/traces`,
    spans,
    services,
    bodies,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function received(span: SentSpan): ReceivedSpan {
  const { name, traceId, spanId, parentSpanId, status } = span;
  return {
    ...{ name, traceId, spanId },
    ...(parentSpanId ? { parentSpanId } : {}),
    attributes: valuesOf(span.attributes),
    isFailed: status.code === FAILED,
    begin: BigInt(span.startTimeUnixNano),
    end: BigInt(span.endTimeUnixNano),
  };
}

function valuesOf(attributes: readonly Attribute[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}

/** A trace as lines, each below its parent and in the order of its beginning: what a guide shows. */
export function drawTrace(spans: readonly ReceivedSpan[], root: ReceivedSpan, depth = 0): string[] {
  const children = spans
    .filter(({ parentSpanId }) => parentSpanId === root.spanId)
    .sort((a, b) => Number(a.begin - b.begin));
  const ms = (Number(root.end - root.begin) / 1e6).toFixed(1);
  const line = `${`${'  '.repeat(depth)}${root.name}`.padEnd(44)}${ms.padStart(8)} ms`;
  return [line, ...children.flatMap((child) => drawTrace(spans, child, depth + 1))];
}
