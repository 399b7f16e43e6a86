import { areExtra } from './areExtra.js';

const from = (...clubIds: number[]) => clubIds.map((clubId) => ({ clubId }));

describe('areExtra', () => {
  it('has as many outgoing players of a nation as it is above the limit', () => {
    const surplus = [{ clubId: 1, count: 5, limit: 3 }];
    expect(areExtra(from(1, 2, 1, 1), surplus)).toEqual([true, false, true, false]);
  });

  it('counts each nation by itself', () => {
    const surplus = [
      { clubId: 1, count: 4, limit: 3 },
      { clubId: 2, count: 4, limit: 3 },
    ];
    expect(areExtra(from(2, 2, 1), surplus)).toEqual([true, false, true]);
  });

  it('is empty for a legal squad', () => {
    expect(areExtra(from(1, 1), [])).toEqual([false, false]);
  });
});
