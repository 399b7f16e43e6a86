import type { Live } from '../../contract/state.js';
import { exampleLiveState } from '../../testing/examples.js';
import { stubEventSource } from '../../testing/stubEventSource.js';
import { createLiveClient } from './createLiveClient.js';
import { createLiveFetcher } from './createLiveFetcher.js';

type Message = Parameters<typeof exampleLiveState>[0];

const at = (seconds: number) => new Date(Date.parse('2024-06-19T16:00:00Z') + seconds * 1000).toISOString();
/** The state so many seconds after the kick-off. */
const state = (seconds: number, fields: Message = {}) =>
  exampleLiveState({ cursor: `c${seconds}`, now: at(seconds), ...fields });

let visibility: DocumentVisibilityState = 'visible';
const streams = stubEventSource();
const ends: (() => void)[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  visibility = 'visible';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  jest.useRealTimers();
});
afterAll(() => streams.restore());

function setUp({ hasStreams = true } = {}) {
  const messages: { live: Live; before: Live | null }[] = [];
  const reports: unknown[] = [];
  const connections: boolean[] = [];
  const requests: { readonly tag: string | null }[] = [];
  let connected: boolean | undefined;
  let answer: () => Response | Error = () => new Response('', { status: 503 });
  const first = streams.opened.length;
  const client = createLiveClient({
    open: hasStreams ? () => new EventSource('/api/live/stream') : null,
    fetchLive: createLiveFetcher({
      url: '/api/live',
      fetch: async (_url, init = {}) => {
        requests.push({ tag: new Headers(init.headers).get('If-None-Match') });
        const next = answer();
        if (next instanceof Error) throw next;
        return next;
      },
      report: (error) => reports.push(error),
    }),
    page: window,
    onMessage(live, before) {
      connected = live.connected;
      messages.push({ live, before });
    },
    onConnection: (live) => {
      connected = live.connected;
      connections.push(live.connected);
    },
    report: (error) => reports.push(error),
    random: () => 0.5,
  });
  ends.push(client.end);
  return {
    client,
    messages,
    connections,
    reports,
    requests,
    streams: () => streams.opened.slice(first),
    stream: () => {
      const last = streams.opened.at(-1);
      if (!last) throw new Error('no stream was opened');
      return last;
    },
    shown: () => messages.at(-1)?.live,
    isConnected: () => connected,
    answer(next: typeof answer) {
      answer = next;
    },
  };
}

const json = (body: unknown, tag = '"a"') => new Response(JSON.stringify(body), { headers: { ETag: tag } });
const wait = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
function see(next: DocumentVisibilityState) {
  visibility = next;
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('the live client', () => {
  it('opens one stream: the first message is the whole state, later ones are changes', () => {
    const { stream, streams: opened, shown, isConnected } = setUp();
    const [one, two] = [7, 8].map((id) => ({ id, points: 0, minutes: 1, status: 'playing' as const }));
    stream().say('snapshot', state(0, { weekId: 2, players: [one, two].flatMap((player) => player ?? []) }));
    stream().say(
      'change',
      state(60, { weekId: 2, players: [{ id: 8, points: 4, minutes: 2, status: 'playing' }] }),
    );
    expect(opened()).toHaveLength(1);
    expect(opened()[0]?.url).toBe('/api/live/stream');
    expect(shown()?.players).toMatchObject({ 7: { points: 0 }, 8: { points: 4 } });
    expect(isConnected()).toBe(true);
  });

  it('passes the previous state with each message', () => {
    const { stream, messages } = setUp();
    stream().say('snapshot', state(0));
    stream().say('change', state(60));
    expect(messages.map(({ before }) => before?.cursor)).toEqual([undefined, 'c0']);
  });

  it('reconnects after an interruption, without a new snapshot when nothing was missed', async () => {
    const { stream, streams: opened, isConnected, messages } = setUp();
    stream().say('snapshot', state(0));
    stream().cut();
    await wait(10_000);
    expect(isConnected()).toBe(false);
    stream().back();
    expect(isConnected()).toBe(true);
    expect(messages).toHaveLength(1);
    expect(opened()).toHaveLength(1);
  });

  it('does not report an interruption of a few seconds', async () => {
    const { stream, connections } = setUp();
    stream().say('snapshot', state(0));
    stream().cut();
    await wait(5_000);
    stream().back();
    await wait(20_000);
    expect(connections).toEqual([]);
  });

  it('opens a new stream when the browser does not reconnect', async () => {
    const { stream, streams: opened } = setUp();
    stream().say('snapshot', state(0));
    stream().cut();
    await wait(23_000);
    expect(opened()).toHaveLength(2);
    expect(opened()[0]?.isClosed()).toBe(true);
  });

  it('retries a refused stream with growing delays', async () => {
    const { stream, streams: opened } = setUp();
    const counts: number[] = [];
    for (const pause of [2, 4, 8, 16, 32, 64, 120, 120]) {
      stream().refuse();
      await wait(pause * 1000 - 100);
      counts.push(opened().length);
      await wait(200);
    }
    expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('stops stream and timers at its end', async () => {
    const { client, stream, messages, requests, streams: opened } = setUp();
    stream().say('snapshot', state(0));
    client.end();
    stream().say('change', state(60));
    await wait(300_000);
    window.dispatchEvent(new Event('online'));
    expect([opened().length, stream().isClosed(), messages.length, requests.length]).toEqual([1, true, 1, 0]);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('without a stream', () => {
  it.each([
    ['the server refuses it', (stream: { refuse(): void }) => stream.refuse()],
    ['a proxy buffers it', () => {}],
  ])('the state is polled twice a minute: %s', async (_, happen) => {
    const { stream, answer, requests, shown, isConnected } = setUp();
    let seconds = 0;
    answer(() => json(state(++seconds)));
    happen(stream());
    await wait(12_000);
    expect(shown()?.cursor).toBe('c1');
    expect(isConnected()).toBe(false);
    await wait(60_000);
    expect(requests).toHaveLength(3);
    expect(shown()?.cursor).toBe('c3');
  });

  it('the state is polled where there is no EventSource', async () => {
    const { answer, shown, streams: opened } = setUp({ hasStreams: false });
    answer(() => json(state(0)));
    await wait(33_000);
    expect(shown()?.cursor).toBe('c0');
    expect(opened()).toEqual([]);
  });

  it('polling stops with the first message of a stream', async () => {
    const { stream, answer, requests, isConnected } = setUp();
    answer(() => json(state(0)));
    stream().refuse();
    await wait(3_000);
    stream().say('snapshot', state(1));
    const before = requests.length;
    await wait(80_000);
    expect(requests).toHaveLength(before);
    expect(isConnected()).toBe(true);
  });

  it('an unchanged state is sent once', async () => {
    const { stream, answer, requests, messages } = setUp();
    answer(() => (requests.length > 1 ? new Response(null, { status: 304 }) : json(state(0), '"t"')));
    stream().refuse();
    await wait(65_000);
    expect(requests.map(({ tag }) => tag)).toEqual([null, '"t"', '"t"']);
    expect(messages).toHaveLength(1);
  });

  it('poll() fetches the state at once', async () => {
    const { client, stream, answer, requests } = setUp();
    answer(() => json(state(0)));
    stream().refuse();
    await wait(1_100);
    client.poll();
    await wait(1_100);
    expect(requests).toHaveLength(2);
  });
});

describe('a hidden tab', () => {
  it('disconnects after a minute, and receives one snapshot when it is visible again', async () => {
    const { stream, streams: opened, isConnected, requests } = setUp();
    stream().say('snapshot', state(0));
    see('hidden');
    await wait(50_000);
    expect(stream().isClosed()).toBe(false);
    await wait(11_000);
    expect([stream().isClosed(), isConnected()]).toEqual([true, false]);
    expect(jest.getTimerCount()).toBe(0);
    await wait(600_000);
    expect([opened().length, requests.length]).toEqual([1, 0]);
    see('visible');
    expect(opened()).toHaveLength(2);
    stream().say('snapshot', state(660));
    expect(isConnected()).toBe(true);
  });

  it('stays connected when it is visible again soon', async () => {
    const { stream, streams: opened } = setUp();
    stream().say('snapshot', state(0));
    see('hidden');
    await wait(30_000);
    see('visible');
    await wait(60_000);
    expect(opened()).toHaveLength(1);
  });

  it('disconnects at once on pagehide', () => {
    const { stream, streams: opened } = setUp();
    stream().say('snapshot', state(0));
    window.dispatchEvent(new Event('pagehide'));
    expect(stream().isClosed()).toBe(true);
    window.dispatchEvent(new Event('pageshow'));
    expect(opened()).toHaveLength(2);
  });
});

describe('an interrupted network', () => {
  it('closes the stream when offline, and opens a new one when online', () => {
    const { stream, streams: opened, isConnected } = setUp();
    stream().say('snapshot', state(0));
    window.dispatchEvent(new Event('offline'));
    expect([stream().isClosed(), isConnected()]).toEqual([true, false]);
    window.dispatchEvent(new Event('online'));
    expect(opened()).toHaveLength(2);
  });

  it('is detected when a silent stream missed a change', async () => {
    const { stream, streams: opened, answer, shown } = setUp();
    stream().say('snapshot', state(0));
    answer(() => json(state(90)));
    await wait(110_000);
    expect(shown()?.cursor).toBe('c90');
    expect(opened()).toHaveLength(2);
  });

  it('is not assumed when a silent stream missed nothing', async () => {
    const { stream, streams: opened, answer, requests } = setUp();
    stream().say('snapshot', state(0));
    answer(() => json(state(0)));
    await wait(230_000);
    expect(requests).toHaveLength(2);
    expect(opened()).toHaveLength(1);
  });

  it('is replaced at once after sleep', async () => {
    const { stream, streams: opened } = setUp();
    stream().say('snapshot', state(0));
    jest.setSystemTime(Date.now() + 3_600_000);
    await wait(15_000);
    expect(opened()).toHaveLength(2);
  });

  it('is replaced at once when a hidden tab that slept is visible again', async () => {
    const { stream, streams: opened } = setUp();
    stream().say('snapshot', state(0));
    see('hidden');
    jest.setSystemTime(Date.now() + 3_600_000);
    see('visible');
    expect(opened()).toHaveLength(2);
  });
});

describe('an unreadable message', () => {
  it.each([
    ['no JSON', '{'],
    ['another shape', '{"goals":3}'],
    ['a field of another type', JSON.stringify({ ...state(60), weeks: 'all' })],
    ['an unknown status', JSON.stringify({ ...state(60), matches: [{ id: 1, status: 'abandoned' }] })],
  ])('is reported, and the whole state is fetched: %s', async (_, text) => {
    const { stream, reports, answer, shown, isConnected } = setUp();
    stream().say('snapshot', state(0));
    answer(() => json(state(61)));
    stream().say('change', text);
    expect(reports).toHaveLength(1);
    expect(shown()?.cursor).toBe('c0');
    await wait(2_000);
    expect(shown()?.cursor).toBe('c61');
    expect(isConnected()).toBe(true);
  });

  it('is followed by fetches with growing delays while it recurs', async () => {
    const { stream, answer, requests } = setUp();
    stream().say('snapshot', state(0));
    answer(() => new Response('', { status: 503 }));
    for (let second = 0; second < 60; second++) {
      stream().say('change', '{');
      await wait(1_000);
    }
    expect(requests.length).toBeLessThanOrEqual(6);
  });
});

describe('an older state', () => {
  it('never replaces a newer one', async () => {
    const { stream, answer, shown } = setUp();
    stream().say('snapshot', state(60));
    stream().refuse();
    await wait(2_100);
    answer(() => json(state(61)));
    // The other server lags a little behind.
    stream().say('snapshot', state(59));
    stream().say('change', state(60));
    expect(shown()?.cursor).toBe('c60');
    stream().say('change', state(62));
    expect(shown()?.cursor).toBe('c62');
  });

  it('is ignored when a newer one arrived during its fetch', async () => {
    const { stream, answer, shown } = setUp();
    stream().say('snapshot', state(0));
    answer(() => {
      stream().say('change', state(100));
      return json(state(90));
    });
    await wait(110_000);
    expect(shown()?.cursor).toBe('c100');
  });

  it('is applied at once when the clock was set back during a stream', () => {
    const { stream, shown } = setUp();
    stream().say('snapshot', state(3600));
    stream().say('change', state(0));
    expect(shown()?.now).toBe(at(0));
  });

  it('is applied after a fetch when the clock was set back during an interruption', async () => {
    const { stream, answer, shown } = setUp();
    stream().say('snapshot', state(3600));
    stream().refuse();
    await wait(2_100);
    answer(() => json(state(2)));
    stream().say('snapshot', state(0));
    stream().say('change', state(1));
    expect(shown()?.now).toBe(at(3600));
    await wait(2_000);
    expect(shown()?.now).toBe(at(2));
    stream().say('change', state(3));
    expect(shown()?.now).toBe(at(3));
  });
});
