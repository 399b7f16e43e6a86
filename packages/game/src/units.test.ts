import { toHalfPoints, toMillions, toPoints, toTenths } from './units.js';

describe('units', () => {
  it('represents every price of the tournament exactly, from millions to tenths and back', () => {
    for (let tenths = 0; tenths <= 1000; tenths += 1) expect(toTenths(toMillions(tenths))).toBe(tenths);
    expect(toTenths(4.5)).toBe(45);
    expect(toTenths(0.1 + 0.2)).toBe(3);
  });

  it('represents half points exactly', () => {
    expect(toHalfPoints(13.5)).toBe(27);
    expect(toPoints(27)).toBe(13.5);
    expect(toPoints(-3)).toBe(-1.5);
  });
});
