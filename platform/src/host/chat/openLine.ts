import { createClient, NetworkError } from 'graphql-sse';

export interface LineRequest {
  readonly url: string;
  readonly query: string;
  readonly variables: Record<string, unknown>;
  readonly headers: Record<string, string>;
  readonly fetch: typeof fetch;
  /** Closes the line. */
  readonly signal: AbortSignal;
  /** So many milliseconds without a byte, heartbeats included, and the line is dead. */
  readonly silence: number;
}

/** An answer that is no stream. */
export interface PlainAnswer {
  readonly status: number;
  readonly text: string;
}

/** Resolves when the line is over: with the server's answer when that was no stream, else with nothing. */
export async function openLine(
  request: LineRequest,
  hear: (result: unknown) => void,
): Promise<PlainAnswer | null> {
  const { url, query, variables, headers, signal, silence } = request;
  const dead = new AbortController();
  let patience = setTimeout(() => dead.abort(), silence);
  const alive = () => {
    clearTimeout(patience);
    patience = setTimeout(() => dead.abort(), silence);
  };
  const client = createClient({
    url,
    headers,
    retryAttempts: 0,
    async fetchFn(address: RequestInfo, init: RequestInit) {
      const signals = [signal, dead.signal, ...(init.signal ? [init.signal] : [])];
      const answer = await request.fetch(address, { ...init, signal: AbortSignal.any(signals) });
      return answer.ok && answer.body
        ? { ok: true, status: answer.status, body: chunksOf(answer.body, alive) }
        : answer;
    },
  });
  try {
    for await (const result of client.iterate({ query, variables })) hear(result);
    return null;
  } catch (error) {
    if (!(error instanceof NetworkError && error.response instanceof Response)) return null;
    const { status } = error.response;
    // Read before the line is aborted below, which would end a body that is still on its way; a body that breaks off is no answer.
    return await error.response.text().then(
      (text) => ({ status, text }),
      () => null,
    );
  } finally {
    clearTimeout(patience);
    dead.abort();
  }
}

/** The bytes of a stream; its end is a failure, because the protocol says itself when an operation is complete. */
async function* chunksOf(body: ReadableStream<Uint8Array>, alive: () => void): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) throw new Error('the line was cut');
    alive();
    yield value;
  }
}
