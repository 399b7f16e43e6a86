import { teamPath } from './teamPath.js';

const settings = { officialStartWeek: 1 };

describe('the target of a row of the ranking', () => {
  it("is another team's public page", () => {
    expect(teamPath(12, [7], { deadlineWeek: 3 }, settings)).toBe('/public/12');
  });

  it("is the own team's points page", () => {
    expect(teamPath(7, [7], { deadlineWeek: 3 }, settings)).toBe('/points/7');
  });

  it('is nowhere while the first matchday is still open', () => {
    expect(teamPath(12, [7], { deadlineWeek: 1 }, settings)).toBeNull();
  });

  it('does not change after the last deadline', () => {
    expect(teamPath(12, [], { deadlineWeek: null }, settings)).toBe('/public/12');
  });
});
