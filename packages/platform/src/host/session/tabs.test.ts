import { browserTabs } from './tabs.js';

type Name = 'BroadcastChannel' | 'navigator';

const before = new Map<Name, PropertyDescriptor | undefined>();

function stub(name: Name, value: unknown): void {
  if (!before.has(name)) before.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
  Object.defineProperty(globalThis, name, { value, configurable: true });
}

afterEach(() => {
  for (const [name, descriptor] of before) {
    Reflect.deleteProperty(globalThis, name);
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
  }
  before.clear();
});

const forbid = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

describe('the tabs of a browser that forbids storage', () => {
  beforeEach(() => {
    stub('BroadcastChannel', forbid);
    stub('navigator', { locks: { request: async () => forbid() } });
  });

  it('are each on their own: work is done without a lock', async () => {
    const tabs = browserTabs();
    tabs.subscribe(() => {});
    tabs.publish('signed-in');
    const work = jest.fn(async () => 'done');
    await expect(tabs.runExclusive('em-refresh', work)).resolves.toBe('done');
    expect(work).toHaveBeenCalledTimes(1);
  });
});

describe('the tabs of a browser without channel and locks', () => {
  it('are each on their own', async () => {
    stub('BroadcastChannel', undefined);
    stub('navigator', {});
    await expect(browserTabs().runExclusive('em-refresh', async () => 'done')).resolves.toBe('done');
  });
});

describe('work under a lock', () => {
  it('is done once, and fails as it fails', async () => {
    // A channel that is open keeps the process running.
    stub('BroadcastChannel', undefined);
    stub('navigator', { locks: { request: (_: string, run: () => Promise<unknown>) => run() } });
    const work = jest.fn(async () => {
      throw new Error('no answer');
    });
    await expect(browserTabs().runExclusive('em-refresh', work)).rejects.toThrow('no answer');
    expect(work).toHaveBeenCalledTimes(1);
  });
});
