import { createRenderLimit } from './renderLimit.js';

/** Milliseconds until so many renders a second are too many; null when they never are, within a minute. */
function foundAfter(perSecond: number, hasInput = false): number | null {
  let at = 0;
  const isTooMany = createRenderLimit({
    now: () => at,
    lastInput: () => (hasInput ? at : Number.NEGATIVE_INFINITY),
  });
  while (at < 60_000) {
    at += 1_000 / perSecond;
    if (isTooMany()) return Math.round(at);
  }
  return null;
}

describe('renders of a section', () => {
  it.each([
    [2_000, 750],
    [400, 3_750],
  ])('are a storm at %i a second, which is found after %i ms', (perSecond, expected) => {
    expect(foundAfter(perSecond)).toBeCloseTo(expected, -1);
  });

  it('are a storm on a slow device when nobody touches it', () => {
    expect(foundAfter(60)).toBeLessThan(26_000);
    expect(foundAfter(60, true)).toBeNull();
  });

  it.each([1, 10, 40])('are none at %i a second', (perSecond) => {
    expect(foundAfter(perSecond)).toBeNull();
  });
});
