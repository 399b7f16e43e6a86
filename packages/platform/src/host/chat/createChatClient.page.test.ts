import { chatOperations } from '@euro/api-contract';
import type { ApiFailure } from '../../contract/api.js';
import { createChatClient } from './createChatClient.js';

const comment = (id: number) => ({ id, comment: `bericht ${id}` });
const changes = (revision: number, ...ids: number[]) => ({
  data: { comment_changes: { revision, whole: false, online: 1, comments: ids.map(comment) } },
});
const problem = (code: string, status: number, details?: object) => ({
  errors: [{ message: `(${code})`, extensions: { code, status, ...(details ? { details } : {}) } }],
});
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const refusal = (code: string, status: number) => json({ error: { code, message: `(${code})` } }, status);

/** A stream of events in the hand of the test. */
function streamed() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(source) {
      controller = source;
    },
  });
  const write = (text: string) => controller?.enqueue(new TextEncoder().encode(text));
  return {
    answer: new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    next: (result: object) => write(`event: next\ndata: ${JSON.stringify(result)}\n\n`),
    beat: () => write(':\n\n'),
    complete: () => write('event: complete\ndata:\n\n'),
    cut: () => controller?.close(),
    fail: (reason: unknown) => controller?.error(reason),
  };
}
type Line = ReturnType<typeof streamed>;

const ends: (() => void)[] = [];
beforeAll(() => import('./followChat.js'));
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  for (const end of ends.splice(0)) end();
  jest.useRealTimers();
});
const settle = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);

function setUp(
  options: { answers?: (Response | ((signal: AbortSignal) => Response))[]; renewal?: ApiFailure } = {},
) {
  const sent: {
    headers: Record<string, string>;
    body: { query: string; variables: object };
    signal: AbortSignal;
  }[] = [];
  const answers = [...(options.answers ?? [])];
  const lines: Line[] = [];
  const reports: unknown[] = [];
  let token: string | null = 'een';
  let renewals = 0;
  let isOffline = false;
  const client = createChatClient({
    base: '/api',
    locale: () => 'nl',
    page: window,
    pause: () => 1,
    random: () => 0.5,
    report: (error) => reports.push(error),
    session: {
      token: async () => token,
      async renew() {
        renewals += 1;
        if (options.renewal) return { error: options.renewal };
        token = 'twee';
        return { data: token };
      },
    },
    async fetch(url, init = {}) {
      expect([String(url), init.method, init.credentials]).toEqual(['/api/graphql', 'POST', 'same-origin']);
      const signal = init.signal ?? new AbortController().signal;
      sent.push({
        headers: init.headers as Record<string, string>,
        body: JSON.parse(String(init.body)),
        signal,
      });
      if (isOffline) throw new TypeError('Failed to fetch');
      const answer = answers.shift();
      if (answer) return typeof answer === 'function' ? answer(signal) : answer;
      const line = streamed();
      lines.push(line);
      signal.addEventListener('abort', () => line.fail(signal.reason));
      return line.answer;
    },
  });
  const received: unknown[] = [];
  let seen = 0;
  const listen = () => {
    const stop = client.subscribe(chatOperations.changes, () => ({ key_id: 3, after: seen }), {
      next({ comment_changes }) {
        seen = comment_changes.revision;
        received.push(comment_changes.comments.map(({ id }) => id));
      },
      status: (status) => received.push(status),
      ended: ({ code, message }) => received.push({ code, message }),
    });
    ends.push(stop);
    return stop;
  };
  return {
    ...{ client, sent, lines, reports, received, listen },
    line: (place = -1) => {
      const line = lines.at(place);
      if (!line) throw new Error('no line was opened');
      return line;
    },
    renewals: () => renewals,
    offline: (next: boolean) => {
      isOffline = next;
    },
  };
}

describe('a call to the chat', () => {
  const insert = { key_id: 3, comment: 'Hallo', key: 'druk-1' };

  it('sends JSON with the session’s token, and resolves with its data', async () => {
    const { client, sent } = setUp({ answers: [json({ data: { insert_comment: comment(7) } })] });
    const answer = await client.call(chatOperations.insert, insert);
    expect(answer).toEqual({ data: { insert_comment: comment(7) } });
    expect(sent[0]?.body).toEqual({ query: chatOperations.insert.text, variables: insert });
    expect(sent[0]?.headers).toEqual({
      ...{ Accept: 'application/json', 'Accept-Language': 'nl', Authorization: 'een' },
      'Content-Type': 'application/json',
    });
  });

  it('renews an expired token, and retries', async () => {
    const { client, sent, renewals } = setUp({
      answers: [refusal('session-expired', 401), json({ data: { vote_comment: comment(7) } })],
    });
    expect(await client.call(chatOperations.vote, { id: 7, voted: true })).toMatchObject({ data: {} });
    expect([renewals(), sent.map(({ headers }) => headers.Authorization)]).toEqual([1, ['een', 'twee']]);
  });

  it('fails like every call of the API', async () => {
    const { client } = setUp({ answers: [json(problem('too-many-requests', 429, { retryAfter: 4 }))] });
    const { error } = await client.call(chatOperations.delete, { id: 7 });
    expect(error).toEqual({
      ...{ code: 'too-many-requests', message: '(too-many-requests)', status: 429 },
      details: { retryAfter: 4 },
    });
  });

  it.each([[{ data: null }], [{}], ['text'], [{ errors: [] }], [{ errors: ['x'] }]])(
    'rejects %j as an unreadable response',
    async (body) => {
      const { client } = setUp({ answers: [json(body)] });
      expect((await client.call(chatOperations.delete, { id: 7 })).error?.code).toBe('unreadable-answer');
    },
  );

  it('with a key is retried after a network failure', async () => {
    const answers = () => [refusal('not-available', 503), json({ data: { insert_comment: comment(7) } })];
    const keyed = setUp({ answers: answers() });
    const answer = keyed.client.call(chatOperations.insert, insert);
    await settle(1);
    expect(await answer).toMatchObject({ data: {} });
    const bare = setUp({ answers: answers() });
    const { error } = await bare.client.call(chatOperations.insert, { key_id: 3, comment: 'Hallo' });
    expect([error?.code, bare.sent.length]).toEqual(['not-available', 1]);
  });
});

describe('a subscription', () => {
  it('delivers messages in order', async () => {
    const { listen, line, received, sent } = setUp();
    listen();
    await settle();
    expect(sent[0]?.headers).toMatchObject({ accept: 'text/event-stream', Authorization: 'een' });
    line().next(changes(1, 7));
    line().next(changes(2, 8, 9));
    await settle();
    expect(received).toEqual(['connecting', 'open', [7], [8, 9]]);
  });

  it('reconnects after an interruption, with its current variables', async () => {
    const { listen, line, lines, received, sent } = setUp();
    listen();
    await settle();
    line().next(changes(4, 7));
    line().cut();
    await settle();
    expect(lines).toHaveLength(1);
    await settle(1_000);
    line().next(changes(5, 8));
    await settle();
    expect(sent.map(({ body }) => body.variables)).toEqual([
      { key_id: 3, after: 0 },
      { key_id: 3, after: 4 },
    ]);
    expect(received.slice(3)).toEqual([[8]]);
  });

  it('reports a longer interruption as connecting', async () => {
    const { listen, line, received, offline } = setUp();
    listen();
    await settle();
    line().next(changes(4, 7));
    await settle();
    offline(true);
    line().cut();
    await settle(2_900);
    expect(received).toEqual(['connecting', 'open', [7]]);
    await settle(200);
    expect(received).toEqual(['connecting', 'open', [7], 'connecting']);
  });

  it('retries with growing delays, up to a minute', async () => {
    const { listen, offline, sent } = setUp();
    offline(true);
    listen();
    const moments: number[] = [];
    for (let second = 0; second < 200; second += 1) {
      await settle(1_000);
      while (moments.length < sent.length - 1) moments.push(second + 1);
    }
    expect(moments).toEqual([1, 3, 7, 15, 31, 63, 123, 183]);
  });

  it('reconnects with a new token when the old one expired', async () => {
    const { listen, line, received, sent } = setUp({ answers: [refusal('session-expired', 401)] });
    listen();
    await settle(1_000);
    line().next(changes(1, 7));
    await settle();
    expect(sent.map(({ headers }) => headers.Authorization)).toEqual(['een', 'twee']);
    expect(received).toEqual(['connecting', 'open', [7]]);
  });

  it.each([
    ['in the stream', undefined, { code: 'forbidden', message: '(forbidden)' }],
    ['before it', [refusal('forbidden', 403)], { code: 'forbidden', message: '(forbidden)' }],
  ])('ends when it is refused %s', async (_, answers, ended) => {
    const { listen, lines, line, received, sent } = setUp({ answers });
    listen();
    await settle();
    if (lines.length > 0) {
      line().next(problem('forbidden', 403));
      line().complete();
    }
    await settle(600_000);
    expect([received.at(-1), sent.length]).toEqual([ended, 1]);
  });

  it('awaits the body of a refusal', async () => {
    const late = (signal: AbortSignal) => {
      const body = new ReadableStream<Uint8Array>({
        async start(controller) {
          signal.addEventListener('abort', () => controller.error(signal.reason));
          await new Promise((resolve) => setTimeout(resolve, 100));
          if (signal.aborted) return;
          controller.enqueue(
            new TextEncoder().encode(JSON.stringify({ error: { code: 'session-expired', message: '' } })),
          );
          controller.close();
        },
      });
      return new Response(body, { status: 401 });
    };
    const { listen, sent, line, received, renewals } = setUp({ answers: [late] });
    listen();
    await settle(2_000);
    line().next(changes(1, 1));
    await settle();
    expect([sent.length, renewals(), received]).toEqual([2, 1, ['connecting', 'open', [1]]]);
  });

  it('ends with the session', async () => {
    const renewal = { code: 'session-expired', status: 401, message: '' } as const;
    const { listen, received } = setUp({ answers: [refusal('session-expired', 401)], renewal });
    listen();
    await settle(5_000);
    expect(received.at(-1)).toEqual({ code: 'session-expired', message: expect.stringContaining('sessie') });
  });

  it('retries after the delay that the server requests, and after server errors', async () => {
    const { listen, line, sent } = setUp();
    listen();
    await settle();
    line().next(problem('too-many-requests', 429, { retryAfter: 60 }));
    line().complete();
    await settle(59_000);
    expect(sent).toHaveLength(1);
    await settle(2_000);
    expect(sent).toHaveLength(2);
    line().next(problem('internal-error', 500));
    line().complete();
    await settle(5_000);
    expect(sent).toHaveLength(3);
  });

  it('closes a connection without heartbeats, and reconnects', async () => {
    const { listen, line, sent } = setUp();
    listen();
    await settle();
    for (let beat = 0; beat < 5; beat += 1) {
      await settle(40_000);
      line().beat();
    }
    expect(sent).toHaveLength(1);
    await settle(55_000);
    expect(sent).toHaveLength(2);
  });

  it('calls no listener after its stop, and closes its connection', async () => {
    const { listen, line, received, sent } = setUp();
    const stop = listen();
    await settle();
    line().next(changes(1, 7));
    await settle();
    stop();
    await settle(600_000);
    expect([received, sent.length, sent[0]?.signal.aborted]).toEqual([['connecting', 'open', [7]], 1, true]);
    expect(jest.getTimerCount()).toBe(0);
    const early = setUp();
    early.listen()();
    await settle(1_000);
    expect([early.received, early.sent]).toEqual([['connecting'], []]);
  });

  it('disconnects when offline, and reconnects when online', async () => {
    const { listen, line, received, sent } = setUp();
    listen();
    await settle();
    line().next(changes(1, 7));
    await settle();
    window.dispatchEvent(new Event('offline'));
    await settle(120_000);
    expect([sent.length, sent[0]?.signal.aborted, received.at(-1)]).toEqual([1, true, 'connecting']);
    window.dispatchEvent(new Event('online'));
    await settle();
    line().next(changes(2, 8));
    await settle();
    expect([sent[1]?.body.variables, received.at(-1)]).toEqual([{ key_id: 3, after: 1 }, [8]]);
  });
});
