/** Attributes of a span: names, numbers and outcomes, never values of people, statements or secrets. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanOptions {
  readonly name: string;
  /** `server`: a request; `client`: another server is asked. */
  readonly kind?: 'server' | 'client';
  readonly attributes?: SpanAttributes;
  /** `traceparent` of a request (W3C Trace Context): the span below which this one is; an invalid one is ignored. */
  readonly parent?: string | undefined;
}

/** A span that is open. */
export interface OpenSpan {
  rename(name: string): void;
  set(attributes: SpanAttributes): void;
  /**
   * @param failure what it failed for: its kind is recorded, not its message, which may hold values; ending twice
   * changes nothing
   */
  end(failure?: unknown): void;
}

/** Creates spans. */
export interface Tracer {
  /** Runs work in a span, below the current one if there is one. */
  run<T>(options: SpanOptions, work: (span: OpenSpan) => Promise<T>): Promise<T>;
  /** A span below the current one; null where there is none. */
  begin(options: SpanOptions): OpenSpan | null;
  readonly hasCurrent: () => boolean;
}

const NO_SPAN: OpenSpan = { rename: () => {}, set: () => {}, end: () => {} };

/** The tracer of this process; null: tracing is off and its code is not loaded. */
let tracer: Tracer | null = null;

export function setTracer(newTracer: Tracer | null): void {
  tracer = newTracer;
}

export function isTracing(): boolean {
  return tracer !== null;
}

/** Runs work in a span: a request, a settlement. */
export function inSpan<T>(options: SpanOptions, work: (span: OpenSpan) => Promise<T>): Promise<T> {
  return tracer ? tracer.run(options, work) : work(NO_SPAN);
}

/** Runs work in a span below the current one; without a current span there is none. */
export function inStep<T>(options: SpanOptions, work: () => Promise<T>): Promise<T> {
  return tracer?.hasCurrent() ? tracer.run(options, work) : work();
}

/** Begins a span of a part; end it. @param describe is called only when there is one */
export function beginStep(describe: () => SpanOptions): OpenSpan {
  return tracer?.hasCurrent() ? (tracer.begin(describe()) ?? NO_SPAN) : NO_SPAN;
}
