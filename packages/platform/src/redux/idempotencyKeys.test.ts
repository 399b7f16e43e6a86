import { createFakePlatform } from '../testing/createFakePlatform.js';
import { createIdempotencyKeys } from './platformBaseQuery.js';

const newStorage = () => createFakePlatform().platform.storage;

describe('the idempotency key of a write', () => {
  it('is stable until the server has decided, after a reload too', () => {
    const storage = newStorage();
    const key = createIdempotencyKeys(storage).keyOf('save {"captainId":1}');
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(createIdempotencyKeys(storage).keyOf('save {"captainId":1}')).toBe(key);
  });

  it('differs for another write, and for an equal one after the decision', () => {
    const keys = createIdempotencyKeys(newStorage());
    const first = keys.keyOf('save {"captainId":1}');
    const second = keys.keyOf('save {"captainId":2}');
    expect(second).not.toBe(first);
    expect(keys.keyOf('save {"captainId":1}')).toBe(first);
    keys.forget(first);
    expect(keys.keyOf('save {"captainId":1}')).not.toBe(first);
    expect(keys.keyOf('save {"captainId":2}')).toBe(second);
  });

  it('differs once a later write with the same subject was decided', () => {
    const keys = createIdempotencyKeys(newStorage());
    const on = keys.keyOf('switch on', 'switch');
    const other = keys.keyOf('rename', 'name');
    keys.forget(keys.keyOf('switch off', 'switch'), 'switch');
    expect(keys.keyOf('switch on', 'switch')).not.toBe(on);
    expect(keys.keyOf('rename', 'name')).toBe(other);
  });

  it('is a new one when the stored one is unreadable', () => {
    const storage = newStorage();
    storage.write('unanswered-writes', [{ write: 3 }]);
    expect(createIdempotencyKeys(storage).keyOf('save')).toMatch(/^[0-9a-f]{32}$/);
  });
});
