import { takeTurns } from './inTurn.js';

/** Work that goes on until it is told to end. */
function pending() {
  const begun: number[] = [];
  const ends = new Map<number, () => void>();
  const work = (number: number) => () =>
    new Promise<number>((done) => {
      begun.push(number);
      ends.set(number, () => done(number));
    });
  return { begun, work, end: (number: number) => ends.get(number)?.() };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('taking turns', () => {
  it('does so many things at once, in the order in which they came', async () => {
    const { begun, work, end } = pending();
    const inTurn = takeTurns(2, 60_000);
    const all = Promise.all([1, 2, 3, 4].map((number) => inTurn(work(number))));
    await settled();
    expect(begun).toEqual([1, 2]);
    end(2);
    await settled();
    expect(begun).toEqual([1, 2, 3]);
    end(1);
    end(3);
    await settled();
    end(4);
    expect(await all).toEqual([1, 2, 3, 4]);
  });

  it('goes on after something failed', async () => {
    const inTurn = takeTurns(1, 60_000);
    const failed = inTurn(() => Promise.reject(new Error('no')));
    const after = inTurn(async () => 'yes');
    await expect(failed).rejects.toThrow('no');
    expect(await after).toBe('yes');
  });

  it('refuses who waited too long, and keeps the turns of others', async () => {
    const { begun, work, end } = pending();
    const inTurn = takeTurns(1, 30);
    const first = inTurn(work(1));
    await expect(inTurn(work(2))).rejects.toMatchObject({ code: 'not-available' });
    const third = inTurn(work(3));
    end(1);
    await first;
    await settled();
    expect(begun).toEqual([1, 3]);
    end(3);
    expect(await third).toBe(3);
  });
});
