import { memoryStorage } from '../registry/registryFixture.js';
import { createDrawer } from './createDrawer.js';

const isNumber = (value: unknown): value is number => typeof value === 'number';

describe("a remote's drawer", () => {
  it('keeps what was put in, apart from what others keep under the same name', () => {
    const storage = memoryStorage();
    const [team, stats] = [createDrawer(storage, 'mf-team'), createDrawer(storage, 'mf-stats')];
    team.write('page', 3);
    stats.write('page', 9);
    expect(team.read('page', isNumber)).toBe(3);
    team.remove('page');
    expect(team.read('page', isNumber)).toBeNull();
    expect(stats.read('page', isNumber)).toBe(9);
  });

  it('reads as empty what is not of the kind asked for, or spoilt', () => {
    const storage = memoryStorage();
    const drawer = createDrawer(storage, 'mf-team');
    drawer.write('page', 'three');
    expect(drawer.read('page', isNumber)).toBeNull();
    storage.setItem('em.mf-team.page', '{not json');
    expect(drawer.read('page', isNumber)).toBeNull();
  });

  it('never throws, even where storage is forbidden', () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const drawer = createDrawer({ getItem: forbidden, setItem: forbidden, removeItem: forbidden }, 'mf-team');
    drawer.write('page', 3);
    drawer.remove('page');
    expect(drawer.read('page', isNumber)).toBeNull();
  });
});
