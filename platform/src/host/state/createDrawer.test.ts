import { memoryStorage } from '../registry/registryFixture.js';
import { createDrawer } from './createDrawer.js';

const quiet = { tabs: window, report: () => {} };
const isNumber = (value: unknown): value is number => typeof value === 'number';

describe("a remote's drawer", () => {
  it('keeps what was put in, apart from what others keep under the same name', () => {
    const storage = memoryStorage();
    const [team, stats] = [createDrawer(storage, 'mf-team', quiet), createDrawer(storage, 'mf-stats', quiet)];
    team.write('page', 3);
    stats.write('page', 9);
    expect(team.read('page', isNumber)).toBe(3);
    team.remove('page');
    expect(team.read('page', isNumber)).toBeNull();
    expect(stats.read('page', isNumber)).toBe(9);
  });

  it('reads as empty what is not of the kind asked for, or spoilt', () => {
    const storage = memoryStorage();
    const drawer = createDrawer(storage, 'mf-team', quiet);
    drawer.write('page', 'three');
    expect(drawer.read('page', isNumber)).toBeNull();
    storage.setItem('em.mf-team.page', '{not json');
    expect(drawer.read('page', isNumber)).toBeNull();
  });

  it('never throws, even where storage is forbidden', () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const drawer = createDrawer(
      { getItem: forbidden, setItem: forbidden, removeItem: forbidden },
      'mf-team',
      quiet,
    );
    drawer.write('page', 3);
    drawer.remove('page');
    expect(drawer.read('page', isNumber)).toBeNull();
  });
});

describe('another tab', () => {
  const hear = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
  const open = (report: (error: unknown) => void = () => {}) =>
    createDrawer(memoryStorage(), 'mf-team', { tabs: window, report });

  it('that writes to the same drawer is heard, and others are not', () => {
    const drawer = open();
    let heard = 0;
    drawer.watch('draft', () => heard++);
    hear('em.mf-team.draft');
    hear('em.mf-stats.draft');
    hear('em.mf-team.page');
    expect(heard).toBe(1);
    drawer.end();
  });

  it('that clears the whole storage is heard', () => {
    const drawer = open();
    let heard = 0;
    drawer.watch('draft', () => heard++);
    hear(null);
    expect(heard).toBe(1);
    drawer.end();
  });

  it('is not heard any more by who stopped, nor by anybody when the remote is gone', () => {
    const drawer = open();
    const heard: string[] = [];
    const stop = drawer.watch('draft', () => heard.push('stopped'));
    drawer.watch('draft', () => heard.push('forgot to stop'));
    stop();
    hear('em.mf-team.draft');
    drawer.end();
    hear('em.mf-team.draft');
    expect(heard).toEqual(['forgot to stop']);
  });

  it('hurts nobody when a watcher throws', () => {
    const reported: unknown[] = [];
    const drawer = open((error) => reported.push(error));
    let heard = 0;
    drawer.watch('draft', () => {
      throw new Error('boom');
    });
    drawer.watch('draft', () => heard++);
    hear('em.mf-team.draft');
    expect([reported, heard]).toEqual([[new Error('boom')], 1]);
    drawer.end();
  });
});
