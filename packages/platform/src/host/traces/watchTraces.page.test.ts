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

let warn: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'quizCache');
  Reflect.deleteProperty(Array.prototype, 'last');
});

function watching() {
  const places = createState<readonly OpenPlace[]>([]);
  const traces = watchTraces(window, places);
  return {
    traces,
    show: (...remotes: string[]) => places.set(remotes.map(place)),
    settle: () => jest.runOnlyPendingTimers(),
  };
}

/** Runs code as if it came from a script of a remote. */
function asRemote(name: string, run: () => void): void {
  const original = Error;
  const fake = class extends original {
    override stack = `Error\n    at https://euro.test/remotes/${name}/1.0.0/remote.js:1:1`;
  };
  Object.defineProperty(globalThis, 'Error', { value: fake, configurable: true, writable: true });
  run();
  Object.defineProperty(globalThis, 'Error', { value: original, configurable: true, writable: true });
}

describe('a trace of a remote', () => {
  it('is reported after its unmount: a global, a changed prototype', () => {
    const { traces, show, settle } = watching();
    show('mf-quiz');
    Object.assign(window, { quizCache: {} });
    Object.assign(Array.prototype, { last: () => 1 });
    show();
    settle();
    expect(traces.value).toEqual({
      'mf-quiz': ['window.quizCache was added', 'Array.prototype.last was added'],
    });
    expect(warn).toHaveBeenCalledWith('mf-quiz left something behind: window.quizCache was added');
  });

  it('is not reported when the remote removed it', () => {
    const { traces, show, settle } = watching();
    const listener = () => {};
    show('mf-quiz');
    Object.assign(window, { quizCache: {} });
    asRemote('mf-quiz', () => window.addEventListener('resize', listener));
    Reflect.deleteProperty(window, 'quizCache');
    window.removeEventListener('resize', listener);
    show();
    settle();
    expect(traces.value).toEqual({});
  });

  it('is attributed by the script that added a listener', () => {
    const { traces, show, settle } = watching();
    show('mf-quiz', 'mf-team');
    asRemote('mf-team', () => window.addEventListener('resize', () => {}));
    asRemote('mf-quiz', () => document.addEventListener('click', () => {}, true));
    asRemote('mf-quiz', () => document.addEventListener('keydown', () => {}, { once: true }));
    show('mf-team');
    settle();
    expect(traces.value).toEqual({ 'mf-quiz': ['document click is still listened to'] });
  });

  it('is attributed to each remote that was mounted when a global changed', () => {
    const { traces, show, settle } = watching();
    show('mf-quiz', 'mf-team');
    Object.assign(window, { quizCache: {} });
    show('mf-team');
    settle();
    expect(Object.keys(traces.value)).toEqual(['mf-quiz', 'mf-team']);
  });

  it('is not compared while the remote is mounted again', () => {
    const { traces, show, settle } = watching();
    show('mf-quiz');
    asRemote('mf-quiz', () => window.addEventListener('resize', () => {}));
    show();
    show('mf-quiz');
    settle();
    expect(traces.value).toEqual({});
  });
});
