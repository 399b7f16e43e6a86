import { Subject } from 'rxjs';
import { undoAfterEach } from '../testing/undoAfterEach.js';
import type { Step } from './createHistory.js';
import { followReleases } from './followReleases.js';

function setUp() {
  undoAfterEach();
  let now = 0;
  const asked: number[] = [];
  const steps = new Subject<Step>();
  followReleases({
    page: window,
    history: { steps },
    registry: { catchUp: async (age) => void asked.push(age) },
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
    asked,
    see,
    step: (from: string, to: string) => steps.next({ kind: 'push', from: stop(from), to: stop(to) }),
    pass(milliseconds: number) {
      now += milliseconds;
    },
  };
}

afterEach(() => jest.restoreAllMocks());

describe('releases', () => {
  it('are asked for at each step to another page', () => {
    const { asked, step } = setUp();
    step('/home', '/stats');
    step('/stats', '/stats?week=2');
    expect(asked).toHaveLength(1);
  });

  it('are asked for when somebody comes back after more than a minute', () => {
    const { asked, see, pass } = setUp();
    see('hidden');
    pass(59_000);
    see('visible');
    expect(asked).toEqual([]);
    see('hidden');
    pass(61_000);
    see('visible');
    expect(asked).toEqual([0]);
  });
});
