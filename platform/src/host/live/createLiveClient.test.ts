import type { Live } from '../../contract/state.js';
import { exampleLiveState } from '../../testing/examples.js';
import { stubEventSource } from '../../testing/stubEventSource.js';
import { createLiveClient } from './createLiveClient.js';
import { createLiveQuestion } from './createLiveQuestion.js';

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
  const heard: { live: Live; before: Live | null }[] = [];
  const reports: unknown[] = [];
  const connections: boolean[] = [];
  const asked: { readonly tag: string | null }[] = [];
  let connected: boolean | undefined;
  let answer: () => Response | Error = () => new Response('', { status: 503 });
  const first = streams.opened.length;
  const client = createLiveClient({
    open: hasStreams ? () => new EventSource('/api/live/stream') : null,
    ask: createLiveQuestion({
      url: '/api/live',
      fetch: async (_url, init = {}) => {
        asked.push({ tag: new Headers(init.headers).get('If-None-Match') });
        const given = answer();
        if (given instanceof Error) throw given;
        return given;
      },
      report: (error) => reports.push(error),
    }),
    page: window,
    onMessage(live, before) {
      connected = live.connected;
      heard.push({ live, before });
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
    heard,
    connections,
    reports,
    asked,
    streams: () => streams.opened.slice(first),
    stream: () => {
      const last = streams.opened.at(-1);
      if (!last) throw new Error('no stream was opened');
      return last;
    },
    shown: () => heard.at(-1)?.live,
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

describe('the line to the running matchday', () => {
  it('is one stream; its first message is all there is, the next ones who moved', () => {
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

  it('tells what was known before with each message', () => {
    const { stream, heard } = setUp();
    stream().say('snapshot', state(0));
    stream().say('change', state(60));
    expect(heard.map(({ before }) => before?.cursor)).toEqual([undefined, 'c0']);
  });

  it('is open again by itself after a cut, without a new snapshot when nothing was missed', async () => {
    const { stream, streams: opened, isConnected, heard } = setUp();
    stream().say('snapshot', state(0));
    stream().cut();
    await wait(10_000);
    expect(isConnected()).toBe(false);
    stream().back();
    expect(isConnected()).toBe(true);
    expect(heard).toHaveLength(1);
    expect(opened()).toHaveLength(1);
  });

  it('tells nobody of a cut that lasts a few seconds', async () => {
    const { stream, connections } = setUp();
    stream().say('snapshot', state(0));
    stream().cut();
    await wait(5_000);
    stream().back();
    await wait(20_000);
    expect(connections).toEqual([]);
  });

  it('is opened anew when the browser does not get it back', async () => {
    const { stream, streams: opened } = setUp();
    stream().say('snapshot', state(0));
    stream().cut();
    await wait(23_000);
    expect(opened()).toHaveLength(2);
    expect(opened()[0]?.isClosed()).toBe(true);
  });

  it('is tried again after a longer pause each time it is refused', async () => {
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

  it('ends with the portal, and nothing of it goes on', async () => {
    const { client, stream, heard, asked, streams: opened } = setUp();
    stream().say('snapshot', state(0));
    client.end();
    stream().say('change', state(60));
    await wait(300_000);
    window.dispatchEvent(new Event('online'));
    expect([opened().length, stream().isClosed(), heard.length, asked.length]).toEqual([1, true, 1, 0]);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('where no stream can be had', () => {
  it.each([
    ['the server refuses it', (stream: { refuse(): void }) => stream.refuse()],
    ['a proxy holds it back', () => {}],
  ])('the state is asked for twice a minute: %s', async (_, happen) => {
    const { stream, answer, asked, shown, isConnected } = setUp();
    let seconds = 0;
    answer(() => json(state(++seconds)));
    happen(stream());
    await wait(12_000);
    expect(shown()?.cursor).toBe('c1');
    expect(isConnected()).toBe(false);
    await wait(60_000);
    expect(asked).toHaveLength(3);
    expect(shown()?.cursor).toBe('c3');
  });

  it('nor any EventSource, it is asked for as well', async () => {
    const { answer, shown, streams: opened } = setUp({ hasStreams: false });
    answer(() => json(state(0)));
    await wait(33_000);
    expect(shown()?.cursor).toBe('c0');
    expect(opened()).toEqual([]);
  });

  it('asking stops with the first message of a stream', async () => {
    const { stream, answer, asked, isConnected } = setUp();
    answer(() => json(state(0)));
    stream().refuse();
    await wait(3_000);
    stream().say('snapshot', state(1));
    const before = asked.length;
    await wait(80_000);
    expect(asked).toHaveLength(before);
    expect(isConnected()).toBe(true);
  });

  it('a state that still holds travels once', async () => {
    const { stream, answer, asked, heard } = setUp();
    answer(() => (asked.length > 1 ? new Response(null, { status: 304 }) : json(state(0), '"t"')));
    stream().refuse();
    await wait(65_000);
    expect(asked.map(({ tag }) => tag)).toEqual([null, '"t"', '"t"']);
    expect(heard).toHaveLength(1);
  });

  it('is asked for at once when something is known to happen', async () => {
    const { client, stream, answer, asked } = setUp();
    answer(() => json(state(0)));
    stream().refuse();
    await wait(1_100);
    client.askSoon();
    await wait(1_100);
    expect(asked).toHaveLength(2);
  });
});

describe('a tab that nobody sees', () => {
  it('keeps its line for a minute, then gives it back, and has one snapshot when it is seen again', async () => {
    const { stream, streams: opened, isConnected, asked } = setUp();
    stream().say('snapshot', state(0));
    see('hidden');
    await wait(50_000);
    expect(stream().isClosed()).toBe(false);
    await wait(11_000);
    expect([stream().isClosed(), isConnected()]).toEqual([true, false]);
    await wait(600_000);
    expect([opened().length, asked.length]).toEqual([1, 0]);
    see('visible');
    expect(opened()).toHaveLength(2);
    stream().say('snapshot', state(660));
    expect(isConnected()).toBe(true);
  });

  it('keeps its line when it is seen again soon', async () => {
    const { stream, streams: opened } = setUp();
    stream().say('snapshot', state(0));
    see('hidden');
    await wait(30_000);
    see('visible');
    await wait(60_000);
    expect(opened()).toHaveLength(1);
  });

  it('gives it back at once when the page is put away', () => {
    const { stream, streams: opened } = setUp();
    stream().say('snapshot', state(0));
    window.dispatchEvent(new Event('pagehide'));
    expect(stream().isClosed()).toBe(true);
    window.dispatchEvent(new Event('pageshow'));
    expect(opened()).toHaveLength(2);
  });
});

describe('a network that comes and goes', () => {
  it('takes the line with it, and brings a new one', () => {
    const { stream, streams: opened, isConnected } = setUp();
    stream().say('snapshot', state(0));
    window.dispatchEvent(new Event('offline'));
    expect([stream().isClosed(), isConnected()]).toEqual([true, false]);
    window.dispatchEvent(new Event('online'));
    expect(opened()).toHaveLength(2);
  });

  it('is noticed when the stream says nothing for long although there is something to say', async () => {
    const { stream, streams: opened, answer, shown } = setUp();
    stream().say('snapshot', state(0));
    answer(() => json(state(90)));
    await wait(110_000);
    expect(shown()?.cursor).toBe('c90');
    expect(opened()).toHaveLength(2);
  });

  it('is left alone while there is nothing to say', async () => {
    const { stream, streams: opened, answer, asked } = setUp();
    stream().say('snapshot', state(0));
    answer(() => json(state(0)));
    await wait(230_000);
    expect(asked).toHaveLength(2);
    expect(opened()).toHaveLength(1);
  });

  it('that went while the computer slept is not waited for', async () => {
    const { stream, streams: opened } = setUp();
    stream().say('snapshot', state(0));
    jest.setSystemTime(Date.now() + 3_600_000);
    await wait(15_000);
    expect(opened()).toHaveLength(2);
  });
});

describe('a message that can not be read', () => {
  it.each([
    ['no JSON', '{'],
    ['something else', '{"goals":3}'],
    ['a field of another kind', JSON.stringify({ ...state(60), weeks: 'all' })],
    ['a status nobody knows', JSON.stringify({ ...state(60), matches: [{ id: 1, status: 'abandoned' }] })],
  ])('hurts nobody, is reported, and everything is asked for again: %s', async (_, text) => {
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

  it('is asked about ever more seldom while it goes on', async () => {
    const { stream, answer, asked } = setUp();
    stream().say('snapshot', state(0));
    answer(() => new Response('', { status: 503 }));
    for (let second = 0; second < 60; second++) {
      stream().say('change', '{');
      await wait(1_000);
    }
    expect(asked.length).toBeLessThanOrEqual(6);
  });
});

describe('an older state', () => {
  it('never takes the place of a newer one', async () => {
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

  it('that was asked for before a newer one arrived is left', async () => {
    const { stream, answer, shown } = setUp();
    stream().say('snapshot', state(0));
    answer(() => {
      stream().say('change', state(100));
      return json(state(90));
    });
    await wait(110_000);
    expect(shown()?.cursor).toBe('c100');
  });

  it('holds at once when the clock was set back under an open stream', () => {
    const { stream, shown } = setUp();
    stream().say('snapshot', state(3600));
    stream().say('change', state(0));
    expect(shown()?.now).toBe(at(0));
  });

  it('holds, a moment later, when the clock was set back while the line was cut', async () => {
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
