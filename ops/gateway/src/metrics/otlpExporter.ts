/** Spans that wait for their batch; further ones are lost. */
const MAX_PENDING = 2_000;
const EVERY_MS = 5_000;
const TIMEOUT_MS = 10_000;

export interface Collector {
  /** `http://collector:4318/v1/traces` */
  readonly url: string;
  readonly serviceName: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Share of the traces that begin here, 0 to 1; for others their caller decides. */
  readonly ratio: number;
}

/** A span as OTLP has it, in JSON. */
export interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: ReturnType<typeof attributesOf>;
  readonly status?: { readonly code: number };
}

/** Sends the spans of one service in batches. @returns adds spans, all or none; false: too many wait already */
export function otlpExporter({ url, serviceName, headers }: Omit<Collector, 'ratio'>) {
  let pending: Span[] = [];

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

  return (...spans: readonly Span[]): boolean => {
    if (pending.length + spans.length > MAX_PENDING) return false;
    if (pending.length === 0) setTimeout(() => void send(), EVERY_MS).unref();
    pending.push(...spans);
    return true;
  };
}

/** @param milliseconds since 1970 */
export const nanoseconds = (milliseconds: number) => `${Math.round(milliseconds * 1_000)}000`;

/** Milliseconds since 1970, with fractions. */
export const now = () => performance.timeOrigin + performance.now();

export function attributesOf(values: Readonly<Record<string, string | number | undefined>>) {
  return Object.entries(values).flatMap(([key, value]) =>
    value === undefined
      ? []
      : { key, value: typeof value === 'number' ? { intValue: value } : { stringValue: value } },
  );
}
