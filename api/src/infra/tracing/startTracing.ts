import { setTracer } from './tracing.js';

/** Destination of spans. */
export interface TracingSettings {
  /** Address of the collector: `http://collector:4318/v1/traces`. */
  readonly url: string;
  /** `OTEL_SERVICE_NAME` names it otherwise. */
  readonly serviceName: string;
}

/**
 * Begins to trace this process, once. Without settings nothing of it is loaded.
 * @returns what sends the last spans and ends it
 */
export async function startTracing(settings: TracingSettings | null): Promise<() => Promise<void>> {
  if (!settings) return async () => {};
  const { openTracer } = await import('./openTracer.js');
  const tracer = openTracer(settings);
  setTracer(tracer);
  return async () => {
    setTracer(null);
    // An unresponsive collector does not delay shutdown.
    await tracer.close().catch(() => {});
  };
}
