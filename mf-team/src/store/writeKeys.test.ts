import { createFakePlatform } from '@euro/platform/testing';
import { createWriteKeys } from './writeKeys.js';

describe('the key of a write', () => {
  it('stays the same until it is answered, after a reload too', () => {
    const { storage } = createFakePlatform().platform;
    const key = createWriteKeys(storage).keyOf('save {"captainId":1}');
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(createWriteKeys(storage).keyOf('save {"captainId":1}')).toBe(key);
  });

  it('is another one for another write, and for an equal one after the answer', () => {
    const { storage } = createFakePlatform().platform;
    const keys = createWriteKeys(storage);
    const first = keys.keyOf('save {"captainId":1}');
    expect(keys.keyOf('save {"captainId":2}')).not.toBe(first);
    expect(keys.keyOf('save {"captainId":1}')).toBe(first);
    keys.answered();
    expect(keys.keyOf('save {"captainId":1}')).not.toBe(first);
  });

  it('is made anew when what was kept can’t be read', () => {
    const { storage } = createFakePlatform().platform;
    storage.write('unanswered-writes', [{ write: 3 }]);
    expect(createWriteKeys(storage).keyOf('save')).toMatch(/^[0-9a-f]{32}$/);
  });
});
