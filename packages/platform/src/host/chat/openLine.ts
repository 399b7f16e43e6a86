import { createClient, NetworkError } from 'graphql-sse';

export interface LineRequest {
  readonly url: string;
  readonly query: string;
  readonly variables: Record<string, unknown>;
  readonly headers: Record<string, string>;
  readonly fetch: typeof fetch;
  /** Closes the connection. */
  readonly signal: AbortSignal;
  /** Milliseconds without a byte, heartbeats included, after which the connection is dead. */
  readonly silence: number;
}

/** A response that is no stream. */
export interface PlainAnswer {
  readonly status: number;
  readonly text: string;
}

/** Resolves when the connection ends: with the server's response when that is no stream, else with null. */
export async function openLine(
  request: LineRequest,
  onMessage: (result: unknown) => void,
): Promise<PlainAnswer | null> {
  const { url, query, variables, headers, signal, silence } = request;
  const dead = new AbortController();
  let timeout = setTimeout(() => dead.abort(), silence);
  const restartTimeout = () => {
    clearTimeout(timeout);
    timeout = setTimeout(() => dead.abort(), silence);
  };
  const client = createClient({
    url,
    headers,
    retryAttempts: 0,
    async fetchFn(address: RequestInfo, init: RequestInit) {
      const signals = [signal, dead.signal, ...(init.signal ? [init.signal] : [])];
      const answer = await request.fetch(address, { ...init, signal: AbortSignal.any(signals) });
      return answer.ok && answer.body
        ? { ok: true, status: answer.status, body: chunksOf(answer.body, restartTimeout) }
        : answer;
    },
  });
  try {
    for await (const result of client.iterate({ query, variables })) onMessage(result);
    return null;
  } catch (error) {
    if (!(error instanceof NetworkError && error.response instanceof Response)) return null;
    const { status } = error.response;
    // Read before the abort below, which would cut a body in transit; a truncated body is no response.
    return await error.response.text().then(
      (text) => ({ status, text }),
      () => null,
    );
  } finally {
    clearTimeout(timeout);
    dead.abort();
  }
}

/** The bytes of a stream; its end is a failure, because the protocol announces the completion of an operation. */
async function* chunksOf(
  body: ReadableStream<Uint8Array>,
  restartTimeout: () => void,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) throw new Error('the line was cut');
    restartTimeout();
    yield value;
  }
}
