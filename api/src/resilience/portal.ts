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
export interface Counted {
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

/** Several API processes, asked in turn as a proxy would, over real HTTP. */
export class Portal {
  private counted: Counted = nothingYet();
  private next = 0;
  private readonly restUntil = new Map<string, number>();

  constructor(readonly urls: readonly string[]) {}

  /** Resets the counters. @returns their previous values */
  count(): Counted {
    const before = this.counted;
    this.counted = nothingYet();
    return before;
  }

  async call(call: Call, url = this.pick()): Promise<PortalAnswer> {
    const { counted } = this;
    const response = await send(url, call);
    if (response.status === 0) this.restUntil.set(url, Date.now() + REST);
    counted.calls += 1;
    counted.longest = Math.max(counted.longest, response.ms);
    if (response.status === 0 || response.status === 503) counted.failed += 1;
    else if (response.status !== 200)
      counted.unexpected.push(
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

function nothingYet(): Counted {
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
        // Limits are counted by address.
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
