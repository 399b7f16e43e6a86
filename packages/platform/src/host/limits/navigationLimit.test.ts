import { createNavigationLimit } from './navigationLimit.js';

function setUp() {
  const clock = { at: 0, inputAt: Number.NEGATIVE_INFINITY };
  const limit = createNavigationLimit({ now: () => clock.at, lastInput: () => clock.inputAt });
  const navigate = (times: number, everyMs: number) =>
    Array.from({ length: times }, () => {
      clock.at += everyMs;
      return limit.count();
    }).includes(true);
  return { clock, limit, navigate };
}

describe('a loop of navigations', () => {
  it('is found within a second, and lasts until the user does something', () => {
    const { clock, limit, navigate } = setUp();
    expect(navigate(60, 15)).toBe(true);
    expect(limit.isLooping).toBe(true);
    clock.inputAt = clock.at + 1;
    expect(limit.isLooping).toBe(false);
  });

  it('is over when it rested', () => {
    const { clock, limit, navigate } = setUp();
    navigate(60, 15);
    clock.at += 4_000;
    expect(limit.count()).toBe(false);
    expect(limit.isLooping).toBe(false);
  });

  it('is not what changes ten times a second', () => {
    const { limit, navigate } = setUp();
    expect(navigate(600, 100)).toBe(false);
    expect(limit.isLooping).toBe(false);
  });

  it('is not what the user causes', () => {
    const { clock, limit } = setUp();
    const found = Array.from({ length: 500 }, () => {
      clock.at += 10;
      clock.inputAt = clock.at;
      return limit.count();
    });
    expect(found).not.toContain(true);
  });
});
