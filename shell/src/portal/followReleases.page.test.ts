import { Subject } from 'rxjs';
import type { Step } from '../browser/createHistory.js';
import { undoAfterEach } from '../testing/undoAfterEach.js';
import { followReleases } from './followReleases.js';

function setUp() {
  undoAfterEach();
  let now = 0;
  const requests: number[] = [];
  const steps = new Subject<Step>();
  followReleases({
    page: window,
    history: { steps },
    registry: { catchUp: async (age) => void requests.push(age) },
    now: () => now,
  });
  const stop = (path: string) => {
    const { pathname, search } = new URL(path, 'http://portal.test');
    return { location: { pathname, search, hash: '' }, index: 0 };
  };
  const see = (visibilityState: DocumentVisibilityState) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return {
    requests,
    see,
    step: (from: string, to: string) => steps.next({ kind: 'push', from: stop(from), to: stop(to) }),
    pass(milliseconds: number) {
      now += milliseconds;
    },
  };
}

afterEach(() => jest.restoreAllMocks());

describe('releases', () => {
  it('are fetched at each navigation to another page', () => {
    const { requests, step } = setUp();
    step('/home', '/stats');
    step('/stats', '/stats?week=2');
    expect(requests).toHaveLength(1);
  });

  it('are fetched when the tab is visible again after more than a minute', () => {
    const { requests, see, pass } = setUp();
    see('hidden');
    pass(59_000);
    see('visible');
    expect(requests).toEqual([]);
    see('hidden');
    pass(61_000);
    see('visible');
    expect(requests).toEqual([0]);
  });
});
