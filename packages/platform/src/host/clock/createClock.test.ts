import { createClock } from './createClock.js';

describe("the game's clock", () => {
  function setUp() {
    let local = 5000;
    const clock = createClock({ monotonic: () => local, before: () => 42 });
    return { clock, pass: (milliseconds: number) => (local += milliseconds) };
  }

  it('is the real time until the first sync', () => {
    expect(setUp().clock.now()).toBe(42);
  });

  it('advances from the last sync', () => {
    const { clock, pass } = setUp();
    clock.sync('2024-06-19T08:00:00.000Z', 1);
    pass(1500);
    expect(new Date(clock.now()).toISOString()).toBe('2024-06-19T08:00:01.500Z');
  });

  it("runs at the server's pace", () => {
    const { clock, pass } = setUp();
    clock.sync('2024-06-19T08:00:00.000Z', 60);
    pass(1000);
    expect(new Date(clock.now()).toISOString()).toBe('2024-06-19T08:01:00.000Z');
    clock.sync('2024-06-19T08:01:00.000Z', 0);
    pass(60_000);
    expect(new Date(clock.now()).toISOString()).toBe('2024-06-19T08:01:00.000Z');
  });

  it('subtracts the age of a sync, at the server’s pace', () => {
    const { clock, pass } = setUp();
    pass(5000);
    clock.sync('2024-06-19T08:00:00.000Z', 60, 2000);
    expect(new Date(clock.now()).toISOString()).toBe('2024-06-19T08:02:00.000Z');
  });

  it('ignores an invalid sync', () => {
    const { clock } = setUp();
    clock.sync('2024-06-19T08:00:00.000Z', 1);
    clock.sync('yesterday', 1);
    clock.sync('2024-06-19T09:00:00.000Z', Number.NaN);
    expect(new Date(clock.now()).toISOString()).toBe('2024-06-19T08:00:00.000Z');
  });
});
