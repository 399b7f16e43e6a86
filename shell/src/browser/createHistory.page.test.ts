import { undoAfterEach, undoLater } from '../testing/undoAfterEach.js';
import { createAddresses } from './createAddresses.js';
import { createHistory, pathOf, type Step } from './createHistory.js';

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Goes through the browser's own history, and waits for `times` popstate events. */
function travel(steps: number, times = 1): Promise<void> {
  return new Promise((resolve) => {
    let count = 0;
    const onPopState = () => {
      count++;
      if (count < times) return;
      window.removeEventListener('popstate', onPopState);
      setTimeout(resolve, 0);
    };
    window.addEventListener('popstate', onPopState);
    window.history.go(steps);
  });
}

function setUp(answer: boolean | 'never' = true) {
  undoAfterEach();
  window.history.replaceState(null, '', '/home');
  const questions: string[] = [];
  const history = createHistory(window, (question) => {
    questions.push(question);
    return answer === 'never' ? new Promise(() => {}) : Promise.resolve(answer);
  });
  const steps: Step['kind'][] = [];
  history.steps.subscribe(({ kind }) => steps.push(kind));
  return {
    history,
    questions,
    steps,
    here: () => pathOf(history.location.value),
    address: () => window.location.pathname,
  };
}

describe('a navigation while another shell is served', () => {
  /** A window whose location only writes down where it was sent. */
  function pageThatIsLeft() {
    const left: string[] = [];
    const location = {
      ...{
        href: 'http://localhost/home',
        origin: 'http://localhost',
        pathname: '/home',
        search: '',
        hash: '',
      },
      assign: (url: URL) => left.push(`assign ${url.pathname}`),
      replace: (url: URL) => left.push(`replace ${url.pathname}`),
    };
    const page = Object.assign(Object.create(window) as Window, {});
    Object.defineProperty(page, 'location', { value: location });
    for (const name of ['history', 'addEventListener'] as const) {
      const value: unknown = Reflect.get(window, name);
      Object.defineProperty(page, name, { value: typeof value === 'function' ? value.bind(window) : value });
    }
    return { page, left };
  }

  it('reloads the page after the player confirmed to leave, without a second prompt', async () => {
    undoAfterEach();
    const { page, left } = pageThatIsLeft();
    const calls: string[] = [];
    const questions: string[] = [];
    const history = createHistory(
      page,
      async (question) => {
        questions.push(question);
        return true;
      },
      { isDue: () => true, leave: () => calls.push('leave') },
    );
    history.guard(() => 'Not saved');
    history.go('/home?week=2');
    expect(left).toEqual([]);
    history.go('/stats');
    await settle();
    expect({ left, calls, questions }).toEqual({
      left: ['assign /stats'],
      calls: ['leave'],
      questions: ['Not saved'],
    });
    const unloadEvent = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(unloadEvent);
    expect(unloadEvent.defaultPrevented).toBe(false);
  });
});

describe('the history of the portal', () => {
  it('navigates, back and forward', async () => {
    const { history, steps, here } = setUp();
    history.go('/stats?page=2#top');
    expect(here()).toBe('/stats?page=2#top');
    history.go('/rules', { replace: true });
    await travel(-1);
    expect(here()).toBe('/home');
    await travel(1);
    expect(here()).toBe('/rules');
    expect(steps).toEqual(['push', 'replace', 'pop', 'pop']);
  });

  it.each([
    ['', '//evil.example/x', '/evil.example/x', '/rules'],
    ['wk-2022', '/wk-2022//evil.example/x', '/evil.example/x', '/wk-2022/rules'],
    ['', '//wk-2022//evil.example/x', '/wk-2022/evil.example/x', '/rules'],
  ])('stays in the portal at an address with repeated slashes: %s %s', (slug, address, path, next) => {
    undoAfterEach();
    window.history.replaceState(null, '', window.location.origin + address);
    const addresses = createAddresses(slug, ['', 'wk-2022']);
    const history = createHistory(window, async () => true, undefined, addresses);
    expect(pathOf(history.location.value)).toBe(path);
    history.go('/rules');
    expect([window.location.pathname, pathOf(history.location.value)]).toEqual([next, '/rules']);
  });

  it.each(['//evil.example/rules?a=//b', '///evil.example/rules?a=//b', '/\\evil.example/rules?a=//b'])(
    'takes %s as a path of the portal',
    (path) => {
      const { history, here, address } = setUp();
      history.go(path);
      expect([here(), address()]).toEqual(['/evil.example/rules?a=//b', '/evil.example/rules']);
    },
  );

  it('treats nested navigations as one, as single-spa does', async () => {
    const { history, questions, steps } = setUp();
    const announced = (write: 'pushState' | 'replaceState') => {
      const original = window.history[write].bind(window.history);
      jest
        .spyOn(window.history, write)
        .mockImplementation((data: unknown, unused: string, url?: string | URL | null) => {
          original(data, unused, url);
          window.dispatchEvent(new PopStateEvent('popstate'));
        });
    };
    announced('pushState');
    announced('replaceState');
    undoLater(() => jest.restoreAllMocks());
    history.go('/rules');
    history.go('/prizes', { replace: true });
    history.guard(() => 'Zeker?');
    history.go('/stats');
    await settle();
    expect(steps).toEqual(['push', 'replace', 'push']);
    expect(questions).toEqual(['Zeker?']);
  });

  it('adds no entry for the current address', () => {
    const { history, steps } = setUp();
    const before = window.history.length;
    history.go('/home');
    expect(window.history.length).toBe(before);
    expect(steps).toEqual(['replace']);
  });

  it('follows an address set by other code', async () => {
    const { here, steps } = setUp();
    window.history.pushState({ theirs: true }, '', '/elsewhere');
    window.dispatchEvent(new PopStateEvent('popstate', { state: { theirs: true } }));
    await settle();
    expect(here()).toBe('/elsewhere');
    expect(steps).toEqual(['push']);
  });

  it('prompts before a guarded page is left, and continues on confirmation', async () => {
    const { history, questions, here } = setUp(true);
    history.guard(() => 'Your team is not saved.');
    history.go('/stats');
    await settle();
    expect(questions).toEqual(['Your team is not saved.']);
    expect(here()).toBe('/stats');
  });

  it('remains on the page on cancel', async () => {
    const { history, here, address } = setUp(false);
    history.guard(() => 'Your team is not saved.');
    history.go('/stats');
    await settle();
    expect([here(), address()]).toEqual(['/home', '/home']);
  });

  it('prompts on going back as well, with the address unchanged until then', async () => {
    const { history, questions, here, address } = setUp(false);
    history.go('/new');
    history.guard(() => 'Your team is not saved.');
    await travel(-1, 2);
    expect(questions).toHaveLength(1);
    expect([here(), address()]).toEqual(['/new', '/new']);
  });

  it('goes back on confirmation', async () => {
    const { history, here, address } = setUp(true);
    history.go('/new');
    history.guard(() => 'Your team is not saved.');
    await travel(-1, 3);
    expect([here(), address()]).toEqual(['/home', '/home']);
  });

  it('resolves a cancelled navigation once the address is restored', async () => {
    const { history, address } = setUp('never');
    history.go('/new');
    history.guard(() => 'Your team is not saved.');
    expect(history.staying()).toBeNull();
    const addresses: string[] = [];
    window.addEventListener('popstate', () => void history.staying()?.then(() => addresses.push(address())), {
      once: true,
    });
    await travel(-1, 2);
    expect(addresses).toEqual(['/new']);
    expect(history.staying()).toBeNull();
  });

  it.each([
    [true, '/elsewhere', true],
    [false, '/home', false],
  ])('prompts for an address set by other code: leave %s', async (leave, here, isGone) => {
    const { history, here: shown } = setUp(leave);
    history.guard(() => 'Your team is not saved.');
    window.history.pushState({ theirs: true }, '', '/elsewhere');
    window.dispatchEvent(new PopStateEvent('popstate', { state: { theirs: true } }));
    await expect(history.staying()).resolves.toBe(!isGone);
    await settle();
    expect(shown()).toBe(here);
  });

  it('does not prompt for another filter on the same page, or when there is nothing to lose', async () => {
    const { history, questions, here } = setUp('never');
    const stop = history.guard(() => 'Your team is not saved.');
    history.guard(() => null);
    history.go('/home?page=2');
    stop();
    history.go('/stats');
    expect(questions).toEqual([]);
    expect(here()).toBe('/stats');
  });

  it('has the browser prompt before the tab of a guarded page is closed', () => {
    const { history } = setUp();
    const stop = history.guard(() => 'Your team is not saved.');
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(closing()).toBe(true);
    stop();
    expect(closing()).toBe(false);
  });
});
