import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { systemCode } from '../errors.js';
import type { TracingSettings } from './startTracing.js';
import type { OpenSpan, SpanOptions, Tracer } from './tracing.js';

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT };

/**
 * Sends spans by OTLP over HTTP, as JSON. Variables of the specification set the rest: sampler, headers, resource,
 * batches.
 * @returns the tracer, and what sends the last spans and ends it
 */
export function openTracer({ url, serviceName }: TracingSettings): Tracer & { close(): Promise<void> } {
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': serviceName }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url }))],
  });
  provider.register();
  const source = provider.getTracer('euromanager');
  const begin = ({ name, kind, attributes = {}, parent }: SpanOptions) =>
    source.startSpan(
      name,
      { attributes, kind: kind ? KINDS[kind] : SpanKind.INTERNAL },
      parent === undefined
        ? context.active()
        : propagation.extract(context.active(), { traceparent: parent }),
    );
  return {
    begin: (options) => openSpan(begin(options)),
    hasCurrent: () => trace.getActiveSpan() !== undefined,
    async run(options, work) {
      const span = begin(options);
      const open = openSpan(span);
      try {
        const result = await context.with(trace.setSpan(context.active(), span), () => work(open));
        open.end();
        return result;
      } catch (error) {
        open.end(error);
        throw error;
      }
    },
    async close() {
      await provider.shutdown();
      trace.disable();
      context.disable();
      propagation.disable();
    },
  };
}

function openSpan(span: Span): OpenSpan {
  let isOpen = true;
  return {
    rename: (name) => void span.updateName(name),
    set: (attributes) => void span.setAttributes(attributes),
    end(failure) {
      if (!isOpen) return;
      isOpen = false;
      if (failure !== undefined && failure !== null) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        span.setAttribute('error.type', kindOf(failure));
      }
      span.end();
    },
  };
}

function kindOf(failure: unknown): string {
  return systemCode(failure) || (failure instanceof Error ? failure.name : typeof failure);
}
