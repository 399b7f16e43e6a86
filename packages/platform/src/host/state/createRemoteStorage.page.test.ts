import { memoryStorage } from '../registry/registryFixture.js';
import { createRemoteStorage } from './createRemoteStorage.js';

const quiet = { tabs: window, report: () => {} };
const isNumber = (value: unknown): value is number => typeof value === 'number';

describe("a remote's storage", () => {
  it('stores values, separately from those of other remotes under the same key', () => {
    const storage = memoryStorage();
    const [team, stats] = [
      createRemoteStorage(storage, 'mf-team', quiet),
      createRemoteStorage(storage, 'mf-stats', quiet),
    ];
    team.write('page', 3);
    stats.write('page', 9);
    expect(team.read('page', isNumber)).toBe(3);
    team.remove('page');
    expect(team.read('page', isNumber)).toBeNull();
    expect(stats.read('page', isNumber)).toBe(9);
  });

  it('reads a value of another type or corrupt JSON as empty', () => {
    const local = memoryStorage();
    const storage = createRemoteStorage(local, 'mf-team', quiet);
    storage.write('page', 'three');
    expect(storage.read('page', isNumber)).toBeNull();
    local.setItem('em.mf-team.page', '{not json');
    expect(storage.read('page', isNumber)).toBeNull();
  });

  it('never throws, even where storage is forbidden', () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const storage = createRemoteStorage(
      { getItem: forbidden, setItem: forbidden, removeItem: forbidden },
      'mf-team',
      quiet,
    );
    storage.write('page', 3);
    storage.remove('page');
    expect(storage.read('page', isNumber)).toBeNull();
  });
});

describe('another tab', () => {
  const dispatchStorage = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
  const open = (report: (error: unknown) => void = () => {}) =>
    createRemoteStorage(memoryStorage(), 'mf-team', { tabs: window, report });

  it('that writes the same key calls the listener; other keys do not', () => {
    const storage = open();
    let calls = 0;
    storage.watch('draft', () => calls++);
    dispatchStorage('em.mf-team.draft');
    dispatchStorage('em.mf-stats.draft');
    dispatchStorage('em.mf-team.page');
    expect(calls).toBe(1);
    storage.end();
  });

  it('that clears the whole storage calls the listener', () => {
    const storage = open();
    let calls = 0;
    storage.watch('draft', () => calls++);
    dispatchStorage(null);
    expect(calls).toBe(1);
    storage.end();
  });

  it('calls no listener after its stop, and none after the end of the remote', () => {
    const storage = open();
    const calls: string[] = [];
    const stop = storage.watch('draft', () => calls.push('stopped'));
    storage.watch('draft', () => calls.push('forgot to stop'));
    stop();
    dispatchStorage('em.mf-team.draft');
    storage.end();
    dispatchStorage('em.mf-team.draft');
    expect(calls).toEqual(['forgot to stop']);
  });

  it('calls the other listeners and reports when one throws', () => {
    const reported: unknown[] = [];
    const storage = open((error) => reported.push(error));
    let calls = 0;
    storage.watch('draft', () => {
      throw new Error('boom');
    });
    storage.watch('draft', () => calls++);
    dispatchStorage('em.mf-team.draft');
    expect([reported, calls]).toEqual([[new Error('boom')], 1]);
    storage.end();
  });
});
