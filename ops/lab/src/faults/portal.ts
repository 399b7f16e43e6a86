/** An answer, or none: status 0. */
export interface PortalAnswer {
  readonly status: number;
  /** Milliseconds until it was whole. */
  readonly ms: number;
  // The shapes of answers are the contract's; who reads one knows which.
  readonly body: Readonly<Record<string, unknown>>;
  readonly cookies: readonly string[];
}

export interface Call {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  readonly token?: string;
  readonly key?: string;
}

/** Counts since the beginning of a fault. */
export interface CallCounts {
  calls: number;
  /** Without an answer, or 503. */
  failed: number;
  /** Milliseconds. */
  longest: number;
  /** Answers that no fault excuses. */
  readonly unexpected: string[];
}

/** A call that is not answered after so long never will be. */
const TIMEOUT_MS = 30_000;

/** Milliseconds for which a process that refuses connections is skipped. */
const REST = 500;

/** Several API processes, called in turn like by a proxy, over real HTTP. */
export class Portal {
  private counts: CallCounts = nothingYet();
  private next = 0;
  private readonly restUntil = new Map<string, number>();

  constructor(readonly urls: readonly string[]) {}

  /** Resets the counters. @returns their previous values */
  count(): CallCounts {
    const before = this.counts;
    this.counts = nothingYet();
    return before;
  }

  async call(call: Call, url = this.pick()): Promise<PortalAnswer> {
    const { counts } = this;
    const response = await send(url, call);
    if (response.status === 0) this.restUntil.set(url, Date.now() + REST);
    counts.calls += 1;
    counts.longest = Math.max(counts.longest, response.ms);
    if (response.status === 0 || response.status === 503) counts.failed += 1;
    else if (response.status !== 200)
      counts.unexpected.push(
        `${call.method} ${call.path}: ${response.status} ${JSON.stringify(response.body).slice(0, 200)}`,
      );
    return response;
  }

  private pick(): string {
    const usable = this.urls.filter((url) => (this.restUntil.get(url) ?? 0) <= Date.now());
    const urls = usable.length > 0 ? usable : this.urls;
    this.next += 1;
    return urls[this.next % urls.length] ?? '';
  }
}

function nothingYet(): CallCounts {
  return { calls: 0, failed: 0, longest: 0, unexpected: [] };
}

let callers = 0;

async function send(url: string, { method, path, body, token, key }: Call): Promise<PortalAnswer> {
  const start = performance.now();
  const ms = () => performance.now() - start;
  callers += 1;
  try {
    const response = await fetch(`${url}/api/${path}`, {
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        // Limits are counts by address.
        'x-forwarded-for': `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: token } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    return {
      status: response.status,
      ms: ms(),
      body: text.startsWith('{') ? JSON.parse(text) : {},
      cookies: response.headers.getSetCookie(),
    };
  } catch {
    return { status: 0, ms: ms(), body: {}, cookies: [] };
  }
}
