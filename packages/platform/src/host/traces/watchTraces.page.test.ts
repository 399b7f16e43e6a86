import type { OpenPlace } from '../openPlaces.js';
import { createState } from '../state/createState.js';
import { watchTraces } from './watchTraces.js';

const place = (remote: string): OpenPlace => ({
  remote,
  what: `/${remote}`,
  version: null,
  state: { status: 'loading' },
  renew: async () => {},
});

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'quizCache');
  Reflect.deleteProperty(window, 'broadcasterWidget');
  Reflect.deleteProperty(Array.prototype, 'last');
});

/** Scripts of remotes that the page loaded. */
const SCRIPTS: Readonly<Record<string, string>> = {
  'https://euro.test/remotes/mf-quiz/1.0.0/remoteEntry.js': 'window.quizCache = {}',
  'https://euro.test/remotes/mf-quiz/1.0.0/chunks/1.js?r=1': 'Array.prototype.last = () => 1',
  'https://euro.test/remotes/mf-quiz/1.0.0/manifest.json': 'window.broadcasterWidget',
  'https://euro.test/remotes/mf-team/1.0.0/remoteEntry.js': 'use(window.quizCache)',
  'https://euro.test/remotes/mf-stats/1.0.0/remoteEntry.js': '',
};

function watching() {
  Object.assign(performance, { getEntriesByType: () => Object.keys(SCRIPTS).map((name) => ({ name })) });
  window.fetch = async (address) => new Response(SCRIPTS[String(address)]);
  const places = createState<readonly OpenPlace[]>([]);
  const report = jest.fn();
  const traces = watchTraces(window, places, report);
  return {
    traces,
    reported: () => report.mock.calls.map(([error]) => String(error)),
    again: () => watchTraces(window, places, report),
    show: (...remotes: string[]) => places.set(remotes.map(place)),
    async settle() {
      jest.runOnlyPendingTimers();
      for (let step = 0; step < 20; step += 1) await Promise.resolve();
    },
  };
}

/** Runs code as if it came from a script of a remote. */
function asRemote(name: string, run: () => void): void {
  const original = Error;
  const fake = class extends original {
    override stack = [
      'Error',
      '    at watched (https://euro.test/chunks/remotes.js:1:1)',
      `    at https://euro.test/remotes/${name}/1.0.0/remote.js:1:1`,
    ].join('\n');
  };
  Object.defineProperty(globalThis, 'Error', { value: fake, configurable: true, writable: true });
  run();
  Object.defineProperty(globalThis, 'Error', { value: original, configurable: true, writable: true });
}

describe('a trace of a remote', () => {
  it('is reported after its unmount: a global, a changed prototype', async () => {
    const { traces, reported, show, settle } = watching();
    show('mf-quiz');
    Object.assign(window, { quizCache: {} });
    Object.assign(Array.prototype, { last: () => 1 });
    show();
    await settle();
    expect(traces.value).toEqual({
      'mf-quiz': ['window.quizCache was added', 'Array.prototype.last was added'],
    });
    expect(reported()).toEqual([
      'RemoteFailure: mf-quiz: left-behind (window.quizCache was added; Array.prototype.last was added)',
    ]);
  });

  it('is not reported when the remote removed it', async () => {
    const { traces, show, settle } = watching();
    const listener = () => {};
    show('mf-quiz');
    Object.assign(window, { quizCache: {} });
    asRemote('mf-quiz', () => window.addEventListener('resize', listener));
    Reflect.deleteProperty(window, 'quizCache');
    window.removeEventListener('resize', listener);
    show();
    await settle();
    expect(traces.value).toEqual({});
  });

  it('is attributed by the script that added a listener', async () => {
    const { traces, show, settle } = watching();
    show('mf-quiz', 'mf-team');
    asRemote('mf-team', () => window.addEventListener('resize', () => {}));
    asRemote('mf-quiz', () => document.addEventListener('click', () => {}, true));
    asRemote('mf-quiz', () => document.addEventListener('keydown', () => {}, { once: true }));
    show('mf-team');
    await settle();
    expect(traces.value).toEqual({ 'mf-quiz': ['document click is still listened to'] });
  });

  it('is attributed to the mounted remotes whose scripts name a global that changed', async () => {
    const { traces, show, settle } = watching();
    show('mf-quiz', 'mf-team', 'mf-stats');
    Object.assign(window, { quizCache: {} });
    show('mf-team');
    await settle();
    expect(Object.keys(traces.value)).toEqual(['mf-quiz', 'mf-team']);
  });

  it('is no global that another script of the page added', async () => {
    const { traces, reported, show, settle } = watching();
    show('mf-quiz');
    Object.assign(window, { broadcasterWidget: {} });
    show();
    await settle();
    expect([traces.value, reported()]).toEqual([{}, []]);
  });

  it('is not compared while the remote is mounted again', async () => {
    const { traces, show, settle } = watching();
    show('mf-quiz');
    asRemote('mf-quiz', () => window.addEventListener('resize', () => {}));
    show();
    show('mf-quiz');
    await settle();
    expect(traces.value).toEqual({});
  });

  it('is ended where the remote’s own script began it: a listener, an interval, a node, a style sheet', async () => {
    const { traces, show, settle } = watching();
    const listener = jest.fn();
    const tick = jest.fn();
    const style = document.createElement('style');
    const layer = document.createElement('div');
    const sheet = {} as CSSStyleSheet;
    Object.assign(document, { adoptedStyleSheets: [] });
    show('mf-quiz');
    asRemote('mf-quiz', () => {
      window.addEventListener('resize', listener);
      window.setInterval(tick, 1000);
      document.head.append(style);
      document.body.appendChild(layer);
    });
    document.adoptedStyleSheets = [sheet];
    show();
    jest.advanceTimersByTime(600);
    window.dispatchEvent(new Event('resize'));
    jest.advanceTimersByTime(5_000);
    expect([listener.mock.calls.length, tick.mock.calls.length]).toEqual([0, 0]);
    expect([style.isConnected, layer.isConnected, document.adoptedStyleSheets]).toEqual([false, false, []]);
    // jsdom's own part of a style element listens, too.
    expect(traces.value['mf-quiz']).toEqual(
      expect.arrayContaining([
        'window resize is still listened to',
        'an interval of 1000 ms was still running',
        'head still contains a style of it',
        'body still contains a div of it',
        'a style sheet of the document was left',
      ]),
    );
    await settle();
  });

  it('stays where a part of the portal began it for the remote', () => {
    const { show } = watching();
    const listener = jest.fn();
    const tick = jest.fn();
    show('mf-quiz');
    window.addEventListener('resize', listener);
    window.setInterval(tick, 1000);
    show();
    jest.advanceTimersByTime(2_000);
    window.dispatchEvent(new Event('resize'));
    expect([listener.mock.calls.length, tick.mock.calls.length]).toEqual([1, 2]);
    window.removeEventListener('resize', listener);
  });

  it('is watched once for all who ask', () => {
    const { traces, again } = watching();
    expect(again()).toBe(traces);
  });
});
